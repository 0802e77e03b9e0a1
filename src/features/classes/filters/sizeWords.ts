import type { TFunction } from 'i18next'
import type { ListingFilter } from './listingFilter.ts'

/** How many children a lesson may have at most, as the filter says it. */
export const sizeWords = (size: NonNullable<ListingFilter['size']>, t: TFunction<'classes'>) =>
  size === '1' ? t('filter.oneOnOne') : t('schedule.places', { count: Number(size) })
