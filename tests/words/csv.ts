/** Reads comma-separated values with quotes (RFC 4180) into one record per row, by the names of the first row. */
export function parseCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain = '', end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    rows.at(-1)!.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end !== ',') rows.push([])
  }
  const [names = [], ...values] = rows.filter((row) => row.some((cell) => cell !== ''))
  return values.map((row) => Object.fromEntries(names.map((name, index) => [name.trim(), row[index] ?? ''])))
}

const cell = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text)

/** Writes rows as comma-separated values, with a mark that makes spreadsheets read UTF-8. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
