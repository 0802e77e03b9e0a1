import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { refOf } from '@/api/ids.ts'
import { useAuth } from '@/auth/AuthContext.ts'
import { ClassSheet } from '@/features/classes/sheet/ClassSheet.tsx'
import { useShownListing } from '@/features/classes/sheet/useShownListing.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { paths } from '@/paths.ts'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { boldLink } from '@/ui/base/linkClass.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { ListingBrowser } from './ListingBrowser.tsx'

/** The class that the address shows, over the catalog, and in the title of the page. */
function ShownClass({ reference, close }: { reference: string; close: () => void }) {
  const { t } = useTranslation('site')
  const { t: tClasses } = useTranslation('classes')
  const shown = useShownListing(reference)
  const title = shown.listing ? shortTitle(listingTitle(shown.listing, tClasses), 70) : t('meta.lessons.title')
  return (
    <>
      <PageMeta title={title} description={t('meta.lessons.description')} />
      <ClassSheet key={refOf(shown)} {...shown} close={close} />
    </>
  )
}

/** The catalog for visitors; no account is needed. */
export function LessonsPage() {
  const { t } = useTranslation(['site', 'common'])
  const { name: shown, close } = useDialog('show')
  const { user } = useAuth()
  return (
    <>
      {shown === '' && <PageMeta title={t('meta.lessons.title')} description={t('meta.lessons.description')} />}
      <div className="page space-y-4 pt-5 pb-10 sm:space-y-6 sm:py-10">
        <div className="space-y-1 sm:space-y-3">
          {/* The layout of public pages has no sidebar for going back. */}
          {user && (
            <Link to={paths.dashboard} className={`${boldLink} gap-1.5 underline-offset-4`}>
              <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
              <span>{t('common:nav.dashboard')}</span>
            </Link>
          )}
          <h1 className="text-3xl sm:text-4xl">{t('lessonsPage.title')}</h1>
          <p className="max-w-measure text-lg text-ink-soft max-sm:hidden">{t('lessonsPage.lead')}</p>
        </div>
        <ListingBrowser />
      </div>
      {shown !== '' && <ShownClass reference={shown} close={close} />}
    </>
  )
}
