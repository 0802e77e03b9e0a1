import { Heart } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { sameRef } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { listingTitle } from '@/listing/listingText.ts'
import { toggleSaved, useSaved } from './savedListings.ts'

/** The heart: saves a class or group on this device. `withWords` outside cards, if there is room. */
export function SaveButton({ listing, withWords = false }: { listing: Listing; withWords?: boolean }) {
  const { t } = useTranslation('classes')
  const isSaved = useSaved().some((one) => sameRef(one, listing))
  const buttonLook = withWords
    ? 'min-h-11 gap-2 rounded-control border-[1.5px] border-line bg-paper px-4 text-sm font-bold'
    : 'size-11 justify-center rounded-full bg-paper/95'
  return (
    <button
      type="button"
      aria-pressed={isSaved}
      aria-label={withWords ? undefined : t('saved.save', { title: listingTitle(listing, t) })}
      onClick={() => toggleSaved(listing)}
      className={`flex items-center text-leaf-dark hover:text-pine ${buttonLook}`}
    >
      <Heart aria-hidden="true" className={`size-5 ${isSaved ? 'fill-leaf text-leaf' : ''}`} />
      {withWords && <span>{t(isSaved ? 'saved.isSaved' : 'saved.saveThis')}</span>}
    </button>
  )
}
