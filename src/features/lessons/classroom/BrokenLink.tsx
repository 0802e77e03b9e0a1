import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useIsOwn } from '@/listing/useIsOwn.ts'
import { paths, pathTo } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { ErrorBox } from '@/ui/error/ErrorNote.tsx'

/** The maximum length of a displayed broken link, in characters. */
const limit = 300

/** Explains that the meeting can't be opened and who can fix it, and shows the stored text, never as a link. */
export function BrokenLink({ listing }: { listing: Listing }) {
  const { t } = useTranslation(['classroom', 'common'])
  const own = useIsOwn(listing)
  const characters = Array.from(listing.link.trim())
  return (
    <ErrorBox>
      <p className="font-semibold">{characters.length === 0 ? t('link.missing') : t('link.broken')}</p>
      <p className="text-sm text-ink">{own ? t('link.mendYourself') : t('link.askTeacher')}</p>
      {characters.length > 0 && (
        <code dir="ltr" className="mt-2 block rounded-lg bg-paper p-3 text-sm break-all text-ink">
          {`${characters.slice(0, limit).join('')}${characters.length > limit ? '…' : ''}`}
        </code>
      )}
      <ButtonLink
        to={own ? pathTo.editListing(listing) : paths.contactUs}
        variant="secondary"
        size="small"
        className="mt-2"
      >
        {own ? t('edit') : t('common:nav.contact')}
      </ButtonLink>
    </ErrorBox>
  )
}
