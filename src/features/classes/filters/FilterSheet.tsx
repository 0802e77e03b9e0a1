import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { number } from '@/i18n/format.ts'
import { Button } from '@/ui/base/Button.tsx'
import { Modal } from '@/ui/dialog/Modal.tsx'
import type { ListingFilter } from './listingFilter.ts'
import { optionLists } from './filters.ts'
import { FilterFields } from './FilterFields.tsx'
import { SortSelect } from './SortSelect.tsx'

type Props = {
  filter: ListingFilter
  /** The number of classes and groups that match a filter; undefined while the lists load. */
  count: (filter: ListingFilter) => number | undefined
  onApply: (filter: ListingFilter) => void
  onClose: () => void
}

/** The filters with a list of options: the list behind them changes only with the button that shows the number of results. */
export function FilterSheet({ filter, count, onApply, onClose }: Props) {
  const { t } = useTranslation('classes')
  const [draft, setDraft] = useState(filter)
  const change = (wish: Partial<ListingFilter>) => setDraft({ ...draft, page: 1, ...wish })
  const found = count(draft)
  return (
    <Modal open shape="bottom" title={t('filter.open')} onClose={onClose}>
      <FilterFields filter={draft} change={change} />
      <div className="lg:hidden">
        <SortSelect value={draft.sort} onChange={(sort) => change({ sort })} />
      </div>
      <div className="mt-auto flex flex-wrap-reverse gap-3">
        <Button
          variant="quiet"
          size="bar"
          onClick={() => change(Object.fromEntries(optionLists.map(({ name }) => [name, null])))}
        >
          {t('filter.clearThese')}
        </Button>
        <Button size="bar" className="flex-1" onClick={() => onApply(draft)}>
          {found === undefined
            ? t('filter.showAll')
            : found === 0
              ? t('filter.showNone')
              : t('filter.show', { count: found, shown: number(found) })}
        </Button>
      </div>
    </Modal>
  )
}
