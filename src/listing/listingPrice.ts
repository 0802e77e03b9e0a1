import type { TFunction } from 'i18next'
import { money } from '@/i18n/format.ts'

/** The price of a listing as text; an unreadable price isn't shown as free. */
export const listingPrice = (price: number | null, t: TFunction<'classes'>) =>
  price === null ? t('noPrice') : price === 0 ? t('free') : money(price)
