import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router-dom'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { listingTitle, shortTitle } from '@/listing/listingText.ts'
import { mostCompared, parseCompare } from '@/features/classes/filters/listingFilter.ts'

/** Adds a class to the comparison in the address, or removes it; a fourth class is refused. */
export function CompareToggle({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classes')
  const id = useId()
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = new URLSearchParams(search)
  const chosen = parseCompare(params.get('compare'))
  const word = refOf(listing)
  const isChosen = chosen.includes(word)
  const choose = () => {
    const next = isChosen ? chosen.filter((one) => one !== word) : [...chosen, word]
    if (next.length === 0) params.delete('compare')
    else params.set('compare', next.join(','))
    void navigate({ search: String(params) }, { replace: true })
  }
  return (
    <div className="relative z-1 flex min-h-11 items-center gap-2 self-start max-sm:hidden">
      <input
        id={id}
        type="checkbox"
        className="size-5 accent-leaf"
        checked={isChosen}
        disabled={!isChosen && chosen.length >= mostCompared}
        aria-label={t('saved.compareOne', { title: shortTitle(listingTitle(listing, t)) })}
        onChange={choose}
      />
      <label htmlFor={id} className="font-semibold">
        {t('saved.compare')}
      </label>
    </div>
  )
}
