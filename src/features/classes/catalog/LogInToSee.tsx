import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { removeToken } from '@/api/token.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { paths, pathTo } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { EmptyState } from '@/ui/base/EmptyState.tsx'
import { Scene } from '@/ui/base/Scene.tsx'

/** Where the backend shows its lists only to those who are logged in: the way in, and back to the same search. */
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
            <ButtonLink to={`${paths.signup}?next=${encodeURIComponent(paths.classes + search)}`} variant="secondary">
              {t('logIn.signup')}
            </ButtonLink>
          </div>
        ) : (
          // A session that this list no longer accepts has run out: behind the guard log-in follows by itself and leads back, elsewhere the
          // visitor's way to it stands here then.
          <Button onClick={() => removeToken('expired')}>{t('logIn.button')}</Button>
        )
      }
    >
      {t('logIn.text')}
    </EmptyState>
  )
}
