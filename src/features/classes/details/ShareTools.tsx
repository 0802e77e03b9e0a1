import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { CalendarButtons } from '@/listing/calendar/CalendarButtons.tsx'
import { ShareLinks } from '@/listing/share/ShareLinks.tsx'

/** Shares a listing and adds it to a calendar. */
export function ShareTools({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  return (
    <section aria-label={t('share.title')} className="space-y-4">
      <div className="space-y-2">
        <h2 className="text-lg">{t('share.title')}</h2>
        <ShareLinks listing={listing} />
      </div>
      <CalendarButtons listing={listing} />
    </section>
  )
}
