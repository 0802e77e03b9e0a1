/** The fewest and the most lessons of a series; more than half a year of weeks is a typing error. */
export const fewestParts = 2
export const mostParts = 26

/** The place of a listing in a series: lesson `number` of `count`, from 1. */
export type SeriesPart = { title: string; number: number; count: number }

/** The title of one lesson of a series: `Chess (3/8)`. */
export const partTitle = ({ title, number, count }: SeriesPart) => `${title.trim()} (${number}/${count})`

/** Reads a title that partTitle has made; null for any other. */
export function seriesPart(title: string): SeriesPart | null {
  const [, name, first, all] = /^(.*\S) \(([1-9]\d?)\/([1-9]\d?)\)$/s.exec(title.trim()) ?? []
  const [number, count] = [Number(first), Number(all)]
  if (name === undefined || number > count || count < fewestParts || count > mostParts) return null
  return { title: name, number, count }
}
