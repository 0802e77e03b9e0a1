/** Whether a text can be the id of something in the backend. Checked before any call, so that an address can never steer a request. */
export const isId = (value: unknown): value is string => typeof value === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(value)

export type ListingType = 'class' | 'group'

/** Whether a word of an address names a type of listing. */
export const isListingType = (value: unknown): value is ListingType => value === 'class' || value === 'group'
