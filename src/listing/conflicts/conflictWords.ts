import type { TFunction } from 'i18next'
import type { Listing } from '@/api/listings.ts'
import { listingTitle, shortTitle } from '@/listing/listingTitle.ts'
import { localDateTime } from '@/i18n/clock.ts'
import type { Language } from '@/i18n/language.ts'
import type { Lesson } from '@/listing/schedule/lessonsOf.ts'

/** A conflicting listing and the start of its lesson: `“Python for beginners”, Wed, Nov 18, 5:00 PM EST`. */
export const conflictWords = (
  other: Pick<Listing, 'title'>,
  lesson: Lesson,
  t: TFunction<'classes'>,
  language: Language,
) => [`“${shortTitle(listingTitle(other, t))}”`, localDateTime(new Date(lesson.start), language)].join(', ')
