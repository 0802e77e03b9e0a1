import { screen, within } from '@testing-library/react'
import enPages from '@/i18n/en/coursePages.json'
import enNames from '@/i18n/en/courses.json'
import uzPages from '@/i18n/uz/coursePages.json'
import uzNames from '@/i18n/uz/courses.json'

export const words = { en: { pages: enPages, names: enNames }, uz: { pages: uzPages, names: uzNames } } as const

export const region = (name: string) => within(screen.getByRole('region', { name }))

export const h1 = () => screen.findByRole('heading', { level: 1 })
