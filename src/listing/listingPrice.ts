import type { TFunction } from 'i18next'
import { money } from '@/i18n/format.ts'

/** What a listing costs, as people read it; one whose price cannot be read is not given away as free. */
export const listingPrice = (price: number | null, t: TFunction<'classes'>) =>
  price === null ? t('noPrice') : price === 0 ? t('free') : money(price)
