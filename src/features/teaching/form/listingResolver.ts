import { valibotResolver } from '@hookform/resolvers/valibot'
import type { FieldErrors, Resolver } from 'react-hook-form'
import type { Listing } from '@/api/listings.ts'
import { rulesOf, type ListingValues } from './listingValues.ts'
import { scheduleErrors } from './scheduleValues.ts'

export function listingResolver(
  stored?: ListingValues,
  edited?: Listing,
): Resolver<ListingValues, unknown, ListingValues> {
  const check = valibotResolver(rulesOf(stored))
  return async (values, context, options) => {
    const picker = options.fields['startDate']?.ref
    // A half-typed date has an empty value, which must not pass for no date.
    const half = picker instanceof HTMLInputElement && picker.validity.badInput
    const checked = await check(half ? { ...values, startDate: 'half' } : values, context, options)
    const problems = Object.entries(scheduleErrors(values, edited))
    if (problems.length === 0) return checked
    const errors = problems.map(([name, message]) => [
      name,
      { type: 'schedule', message, ref: options.fields[name as keyof ListingValues]?.ref },
    ])
    return { values: {}, errors: { ...(Object.fromEntries(errors) as FieldErrors<ListingValues>), ...checked.errors } }
  }
}
