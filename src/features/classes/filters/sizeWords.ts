import type { TFunction } from 'i18next'
import type { ListingFilter } from './listingFilter.ts'

/** The maximum number of children in a lesson, as the filter's text. */
export const sizeWords = (size: NonNullable<ListingFilter['size']>, t: TFunction<'classes'>) =>
  size === '1' ? t('filter.oneOnOne') : t('schedule.places', { count: Number(size) })
