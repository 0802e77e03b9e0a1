/** Quotes, apostrophes, and characters that fonts draw like them; Uzbek keyboards type ' ‘ ’ ʻ ʼ `. */
const quotes =
  /['"\p{Pi}\p{Pf}\p{Sk}\u02b9-\u02ff\u0374\u055a-\u055d\u05f3\u05f4\u07f4\u07f5\u1fbd-\u1ffe\u201a\u201e\u2032-\u2037\u2057\u275b-\u275f\u301d-\u301f\ua78b\ua78c\uff02\uff07]/gu
const invisible = /[\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]|(?!\s)\p{Cc}/gu

/** Cyrillic letters of Uzbek, Russian, and Tajik in Uzbek Latin, without the apostrophes of oʻ and gʻ. */
const latin: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  ғ: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  ҷ: 'j',
  з: 'z',
  и: 'i',
  ӣ: 'i',
  й: 'y',
  к: 'k',
  қ: 'q',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ӯ: 'u',
  ў: 'o',
  ф: 'f',
  х: 'x',
  ҳ: 'h',
  ц: 's',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'i',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
}

/** Lowercase Cyrillic in Latin letters: `е` is `ye` at the start of a word and after a vowel, `ц` is `ts` after a vowel. */
const inLatin = (text: string) =>
  text
    .replace(/(?<!\p{L})е|(?<=[аеёиоуўэюяыъь])е/gu, 'ye')
    .replace(/(?<=[аеёиоуўэюяы])ц/g, 'ts')
    .replace(/[\u0400-\u04ff]/g, (letter) => latin[letter] ?? letter)

const foldRun = (run: string) =>
  inLatin(inLatin(run.replace(quotes, '').normalize('NFKC').toLowerCase()).normalize('NFKD').replace(/\p{M}/gu, ''))
    .replace(quotes, '')
    .replace(invisible, '')
    .replaceAll('\u0131', 'i')
    .replace(/[\s\u2800]+/g, ' ')

/** Folded runs of characters beyond ASCII: a list of ten thousand has few distinct runs. */
const known = new Map<string, string>()

function knownRun(run: string): string {
  let folded = known.get(run)
  if (folded !== undefined) return folded
  folded = foldRun(run)
  if (run.length < 40 && known.size < 20_000) known.set(run, folded)
  return folded
}

/** Normalizes text for comparing and searching: no case, accents, quotes, or invisible characters, Cyrillic in Latin letters, single spaces. */
export const fold = (text: string): string =>
  text
    .replace(/[^ -~]+/g, knownRun)
    .toLowerCase()
    .replace(/['"`^]/g, '')
    .replace(/ {2,}/g, ' ')
    .trim()

/** The folded words of a search, split at punctuation except the signs of `C++` and `C#`; punctuation alone is a word. */
export function searchWords(text: string): string[] {
  const folded = fold(text)
  const words = folded.split(/[^\p{L}\p{N}+#]+/u).filter(Boolean)
  return words.length > 0 ? words : folded.split(' ').filter(Boolean)
}
