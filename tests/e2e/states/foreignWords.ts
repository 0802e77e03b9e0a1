import { bundles, type Language } from '../../messages.ts'

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\u02BB\u02BC’']{3,}/gu) ?? []
const vocabulary = (language: Language) =>
  new Set([...bundles[language].values()].flatMap((text) => wordsIn(text.replace(/\{\{\w+\}\}|\S+@\S+/g, ' '))))
const all = { en: vocabulary('en'), uz: vocabulary('uz') }
/** Names that are the same in both languages. */
const names = /^(philadelphia|pennsylvania|market|street|suite|instagram|facebook|youtube|telegram|whatsapp)$/

/** The words of a text that occur only in the messages of the other language. */
export function foreignWords(text: string, language: Language): string[] {
  const other = all[language === 'en' ? 'uz' : 'en']
  return wordsIn(text).filter((word) => other.has(word) && !all[language].has(word) && !names.test(word))
}
