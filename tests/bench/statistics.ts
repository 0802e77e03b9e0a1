/** The lower of the two middle values. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? Number.NaN
/** The median of each figure. */
export const mediansOf = <T extends Record<string, number>>(results: readonly T[]) =>
  Object.fromEntries(
    Object.keys(results[0]!).map((name) => [name, median(results.map((result) => result[name]!))]),
  ) as T
/** A row of a Markdown table. */
export const line = (cells: readonly (string | number)[]) =>
  `| ${cells.map((cell) => (typeof cell === 'number' ? String(Math.round(cell * 10) / 10) : cell)).join(' | ')} |`
