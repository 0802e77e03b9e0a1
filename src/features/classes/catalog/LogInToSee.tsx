import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { removeToken } from '@/api/token.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { paths, pathTo } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'

/** Shown if the backend shows its lists only to signed-in users: links to login and back to the same search. */
export function LogInToSee() {
  const { t } = useTranslation('classes')
  const { user } = useAuth()
  const { search } = useLocation()
  return (
    <EmptyState
      scene={<Scene name="gate" />}
      title={t('logIn.title')}
      action={
        user === null ? (
          <div className="flex flex-wrap justify-center gap-3">
            <ButtonLink to={pathTo.login(paths.classes + search)}>{t('logIn.button')}</ButtonLink>
            <ButtonLink to={pathTo.signup(paths.classes + search)} variant="secondary">
              {t('logIn.signup')}
            </ButtonLink>
          </div>
        ) : (
          // The list no longer accepts the session. Behind the guard, the login page opens by itself and returns; on a public page, this note then
          // shows the visitor's link to it.
          <Button onClick={() => removeToken('expired')}>{t('logIn.button')}</Button>
        )
      }
    >
      {t('logIn.text')}
    </EmptyState>
  )
}
