import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonClass } from '@/ui/base/Button.tsx'

type Props = { page: number; pages: number; searchOf: (page: number) => string; onGo: () => void }

/** The page numbers to show: first, last, and the neighbors of the current page; null stands for a gap. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pages])].filter((number) => number >= 1 && number <= pages)
  return wanted.flatMap((number, index) => {
    const gap = number - (wanted[index - 1] ?? 0)
    return gap === 1 ? [number] : gap === 2 ? [number - 1, number] : [null, number]
  })
}

/** The page number in the query of an address; 1 if it is missing or not a whole number of at most six digits. */
export function pageIn(search: string): number {
  const page = new URLSearchParams(search).get('page') ?? ''
  return /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1
}

/** Links to the pages of a long list; on phones, only the neighbors. */
export function Pager({ page, pages, searchOf, onGo }: Props) {
  const { t } = useTranslation('classes')
  if (pages <= 1) return null
  const neighbor = (to: number, direction: 'previous' | 'next') => (
    <Link
      to={{ search: searchOf(to) }}
      rel={direction === 'next' ? 'next' : 'prev'}
      onClick={onGo}
      className={buttonClass({ variant: 'secondary', size: 'small' })}
    >
      {direction === 'previous' && <ChevronLeft aria-hidden="true" className="size-4" />}
      <span>{t(`list.${direction}`)}</span>
      {direction === 'next' && <ChevronRight aria-hidden="true" className="size-4" />}
    </Link>
  )
  return (
    <nav aria-label={t('list.pages')} className="flex flex-wrap items-center justify-center gap-2 pt-2">
      {page > 1 && neighbor(page - 1, 'previous')}
      <span className="px-2 text-sm font-semibold sm:hidden">{t('list.pageOf', { page, pages })}</span>
      <ul className="hidden flex-wrap items-center gap-1 sm:flex">
        {pageNumbers(page, pages).map((number, index) => (
          <li key={number ?? `gap${index}`}>
            {number === null ? (
              <span aria-hidden="true" className="px-1 text-ink-soft">
                {'…'}
              </span>
            ) : (
              <Link
                to={{ search: searchOf(number) }}
                aria-label={t('list.page', { page: number })}
                aria-current={number === page ? 'page' : undefined}
                onClick={onGo}
                className="grid min-h-11 min-w-11 place-items-center rounded-control px-2 font-semibold hover:bg-leaf-tint aria-[current=page]:bg-leaf aria-[current=page]:text-paper"
              >
                {number}
              </Link>
            )}
          </li>
        ))}
      </ul>
      {page < pages && neighbor(page + 1, 'next')}
    </nav>
  )
}
