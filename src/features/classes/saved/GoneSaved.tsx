import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import { shortTitle } from '@/listing/listingText.ts'
import { Button } from '@/ui/base/Button.tsx'
import { forgetSaved, type SavedListing } from './savedListings.ts'

/** Saved classes that are no longer offered, by their saved title. */
export function GoneSaved({ gone }: { gone: readonly SavedListing[] }) {
  const { t } = useTranslation('classes')
  if (gone.length === 0) return null
  return (
    <section aria-label={t('saved.gone')} className="rounded-card border border-dashed border-edge bg-paper p-5">
      <h3 className="text-lg">{t('saved.gone')}</h3>
      <ul className="mt-2 divide-y divide-line">
        {gone.map((one) => {
          const title = shortTitle(one.title || t('untitled'))
          return (
            <li key={refOf(one)} className="flex flex-wrap items-center justify-between gap-x-4 py-1">
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
              <Button
                variant="quiet"
                size="small"
                aria-label={t('saved.removeOne', { title })}
                onClick={() => forgetSaved(one)}
              >
                {t('saved.remove')}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
