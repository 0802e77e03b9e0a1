import { useTranslation } from 'react-i18next'
import { useUser } from '@/auth/AuthContext.ts'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { ListingBrowser } from './ListingBrowser.tsx'

/** Every public class and group, for signed-in users. */
export function ClassesPage() {
  const { t } = useTranslation('classes')
  const { role } = useUser()
  return (
    <>
      <PageMeta title={t('list.title')} />
      <p className="font-semibold text-leaf-dark">{t(`welcome.${role}`)}</p>
      <h1 className="mb-6 text-3xl">{t('list.title')}</h1>
      <ListingBrowser />
    </>
  )
}
