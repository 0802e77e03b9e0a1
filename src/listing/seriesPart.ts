/** The fewest and most lessons of a series; more weeks than half a year are a typing error. */
export const fewestParts = 2
export const mostParts = 26

/** The position of a listing in a series: lesson `number` of `count`, starting at 1. */
type SeriesPart = { title: string; number: number; count: number }

/** The title of one lesson of a series: `Chess (3/8)`. */
export const partTitle = ({ title, number, count }: SeriesPart) => `${title.trim()} (${number}/${count})`

/** Reads a title made by partTitle; null for any other title. */
export function seriesPart(title: string): SeriesPart | null {
  const [, name, first, all] = /^(.*\S) \(([1-9]\d?)\/([1-9]\d?)\)$/s.exec(title.trim()) ?? []
  const [number, count] = [Number(first), Number(all)]
  if (name === undefined || number > count || count < fewestParts || count > mostParts) return null
  return { title: name, number, count }
}
