import { useTranslation } from 'react-i18next'
import { useAuth } from '@/auth/AuthContext.ts'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'

export function NoClasses() {
  const { t } = useTranslation('classes')
  const { user } = useAuth()
  return (
    <EmptyState
      scene={<Scene name="emptyPot" />}
      title={t('nothing.title')}
      action={
        <ButtonLink to={user === null ? paths.subjects : paths.dashboard}>
          {t(user === null ? 'nothing.subjects' : 'enroll.toDashboard')}
        </ButtonLink>
      }
    >
      {t('nothing.text')}
    </EmptyState>
  )
}
