import { fold } from '@/lib/text/fold.ts'
import { teachingLanguages, type TeachingLanguage } from './schedule.ts'

/** The forms in folded Uzbek: `oʻzbek tilida oʻtiladi`. */
const inUzbek: Record<string, TeachingLanguage> = {
  ingliz: 'English',
  ozbek: 'Uzbek',
  rus: 'Russian',
  tojik: 'Tajik',
  arab: 'Arabic',
}
const name = `(${teachingLanguages.join('|').toLowerCase()})`
const english = new RegExp(
  String.raw`\b(?:taught|lessons?(?: are)?|class(?:es)?(?: are)?) in ${name}(?:,? (?:and|or) ${name})?\b`,
)
const uzbek = new RegExp(
  String.raw`\b(${Object.keys(inUzbek).join('|')})(?: va (${Object.keys(inUzbek).join('|')}))? tilida (?:dars|oti?ladi|otadi|olib boriladi)`,
)

/**
 * The teaching languages in a teacher's own text, empty if there are none: `Taught in Uzbek and English`, `oʻzbek tilida oʻtiladi`. A language
 * that is the subject doesn't count.
 */
export function languagesIn(text: string): readonly TeachingLanguage[] {
  if (!/taught|lessons?|class|tilida|тилида/i.test(text)) return []
  const words = fold(text)
  const said =
    english.exec(words)?.slice(1) ??
    uzbek
      .exec(words)
      ?.slice(1)
      .map((one) => inUzbek[one]) ??
    []
  return teachingLanguages.filter((language) => said.some((one) => one?.toLowerCase() === language.toLowerCase()))
}
