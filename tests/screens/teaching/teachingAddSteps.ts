import type { Language } from '@/i18n/language.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { fillRequired, press } from './teachingForm.ts'

export const teacher = 'dilnoza@nihol.test'

export const open = (language: Language = 'en') => renderApp('/add-class-group', { as: teacher, language })

/** Opens the form with its required fields filled in. */
export async function openFilled(language: Language = 'en') {
  const app = await open(language)
  await fillRequired(language)
  return { ...app, add: () => app.user.click(press(en('teaching:add.submit'))) }
}
