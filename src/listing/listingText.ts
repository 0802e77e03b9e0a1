import type { TFunction } from 'i18next'
import type { Listing } from '@/api/listings.ts'
import { money } from '@/i18n/format.ts'
import { i18n } from '@/i18n/i18n.ts'
import { isBlank } from '@/lib/text/plainText.ts'

// Characters without a width, which some fonts draw as boxes; a joiner before a picture is part of an emoji.
const zeroWidth = /[\u00ad\u180e\u200b\u200c\u200e\u200f\u2060-\u2064\ufeff]|\u200d(?!\p{Extended_Pictographic})/gu

const visible = (title: string) => title.replace(zeroWidth, '').trim()

/** The title of a listing without invisible characters; a placeholder if there is no title. */
export const listingTitle = ({ title }: Pick<Listing, 'title'>, t: TFunction<'classes'>) =>
  isBlank(title) ? t('untitled') : visible(title)

// Letters of right-to-left scripts, and marks that change the direction of the following text.
const turns = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc]/

/**
 * A title without invisible characters, cut to a length that fits a sentence or a browser tab, and isolated so it can't change the direction of
 * the surrounding text.
 */
export function shortTitle(title: string, length = 100): string {
  const characters = Array.from(visible(title).replace(/\s+/g, ' '))
  const short = characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : characters.join('')
  return turns.test(short) ? `\u2068${short}\u2069` : short
}

/** The title of a listing for a dialog, in the current language. */
export const titleForDialog = (listing: Pick<Listing, 'title'>) =>
  shortTitle(listingTitle(listing, i18n.getFixedT(i18n.language, 'classes')))

/** The price of a listing as text; an unreadable price isn't shown as free. */
export const listingPrice = (price: number | null, t: TFunction<'classes'>) =>
  price === null ? t('noPrice') : price === 0 ? t('free') : money(price)
