import type { Language } from '@/i18n/language.ts'
import { renderApp } from '../renderApp.tsx'

export const teacher = 'dilnoza@nihol.test'

export const open = (language: Language = 'en') => renderApp('/add-class-group', { as: teacher, language })
