import type { TFunction } from 'i18next'
import { durationParts } from '@/i18n/clock.ts'

/** A duration (milliseconds, rounded up to minutes) in its two largest units: `2 h 14 min`, `3 days 4 h`, `12 days`. Breaks only between them. */
export function durationWords(milliseconds: number, t: TFunction<'classroom'>): string {
  const { days, hours, minutes } = durationParts(Math.ceil(milliseconds / 60_000) * 60_000)
  const words = []
  if (days > 0) words.push(t('duration.days', { count: days }))
  if (hours > 0 && days < 7) words.push(t('duration.hours', { hours }))
  if (minutes > 0 && days === 0) words.push(t('duration.minutes', { minutes }))
  return words.map((word) => word.replaceAll(' ', '\u00a0')).join(' ')
}
