import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { Pager, pageIn } from '@/listing/Pager.tsx'
import { number } from '@/i18n/format.ts'

const pageSize = 60

/**
 * Splits a long list of cards into pages, with the current page in the address: its cards, the text above them, and the pager. `total` is the
 * number of classes and groups on all cards.
 */
export function useCardPages<T>(items: readonly T[], total = items.length) {
  const { t } = useTranslation('classes')
  const { search } = useLocation()
  const list = useRef<HTMLElement>(null)
  const pages = Math.max(1, Math.ceil(items.length / pageSize))
  const page = Math.min(pageIn(search), pages)
  const turn = () => {
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  return {
    shown: items.slice((page - 1) * pageSize, page * pageSize),
    /** The ref of the section, which is focused (tabIndex -1) when a page is turned. */
    list,
    count: pages > 1 && (
      <p role="status" className="-mt-3 mb-5 font-semibold text-ink-soft">
        {`${t('list.count', { count: total, shown: number(total) })} · ${t('list.pageOf', { page, pages })}`}
      </p>
    ),
    pager: pages > 1 && (
      <div className="mt-6">
        <Pager page={page} pages={pages} searchOf={(to) => (to > 1 ? `?page=${to}` : '')} onGo={turn} />
      </div>
    ),
  }
}
