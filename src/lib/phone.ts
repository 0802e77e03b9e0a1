import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min'

/** A number as it is read: without the invisible marks that contact lists put around it, and with 00 for what they call +. */
function parse(text: string, country: CountryCode) {
  const plain = text.replace(/\p{Cf}/gu, '').trim().replace(/^00(?=[1-9])/, '+')
  return parsePhoneNumberFromString(plain, { defaultCountry: country, extract: false })
}

/** Whether a text can be a phone number, in one of these countries or with a country code of its own. Possible, not proven: (555) 123-4567 passes. */
export const isPossiblePhone = (text: string, countries: readonly CountryCode[]) => countries.some((country) => parse(text, country)?.isPossible() === true)

/** A number of that country with its country code, `+998 90 123 45 67`; what cannot be read as one comes back trimmed, as it was typed. */
export function internationalPhone(text: string, country: CountryCode): string {
  const number = parse(text, country)
  return number?.isPossible() === true ? number.formatInternational() : text.trim()
}
