import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { legalPages, type LegalPageId } from '@/content/legal.ts'
import en from '@/i18n/en/legal.json'
import uz from '@/i18n/uz/legal.json'
import { renderApp } from '../renderApp.tsx'

const words = { en, uz } as const
const languages = ['en', 'uz'] as const
const every = languages.flatMap((language) =>
  legalPages.map((page) => ({ language, id: page.id, sections: page.sections, updated: page.updated })),
)
const main = () => screen.getByRole('main')

describe('a policy page', () => {
  it.each(every)(
    '/$id in $language has a date, all sections and a table of contents',
    async ({ language, id, sections, updated }) => {
      const texts = words[language]
      const own = texts.documents[id]
      await renderApp(`/${id}`, { language })
      expect(await screen.findByRole('heading', { level: 1, name: own.title })).toBeVisible()
      await waitFor(() => expect(document.title).toBe(`${texts.meta[id].title} · Nihol`))
      expect(
        within(main()).getByText(
          language === 'en' ? 'Last updated November 26, 2026' : 'Oxirgi yangilanish: 2026-yil 26-noyabr',
        ),
      ).toHaveAttribute('datetime', updated)
      expect(screen.getByText(own.intro)).toBeVisible()

      const contents = within(screen.getByRole('navigation', { name: texts.common.contents })).getAllByRole('link')
      expect(Object.keys(own.sections)).toEqual([...sections])
      Object.values(own.sections).forEach(({ title }, index) => {
        expect(contents[index]).toHaveTextContent(`${index + 1}${title}`)
        const target = document.querySelector(contents[index]!.getAttribute('href')!)
        expect(target).toHaveTextContent(`${index + 1}${title}`)
      })

      // The email placeholder becomes a link, and no markup of the plain text is left.
      expect(main()).not.toHaveTextContent('{{')
      expect(main().textContent).not.toMatch(/(^|\n)- /)
      const wanted = JSON.stringify(own.sections).split('{{email}}').length - 1
      expect(
        within(main())
          .queryAllByRole('link', { name: 'hello@nihol.example' })
          .map((link) => link.getAttribute('href')),
      ).toEqual(Array(wanted).fill('mailto:hello@nihol.example'))

      const others = within(screen.getByRole('navigation', { name: texts.common.related })).getAllByRole('link')
      expect(others.map((link) => link.getAttribute('href'))).toEqual(
        legalPages.filter((page) => page.id !== id).map((page) => `/${page.id}`),
      )
    },
  )
})

/** The constants of CONTRACT.md §5 and §9, and the documents that must state them. */
const constants: { page: LegalPageId; what: string; en: RegExp; uz: RegExp }[] = [
  { page: 'privacy', what: 'breach notice', en: /within 72 hours/, uz: /72 soat ichida/ },
  { page: 'privacy', what: 'data requests', en: /within 30 days/, uz: /30 kun ichida/ },
  {
    page: 'privacy',
    what: 'encryption',
    en: /encrypted in transit and at rest/,
    uz: /uzatilayotganda ham, saqlanayotganda ham shifrlanadi/,
  },
  { page: 'privacy', what: 'minimum age', en: /\b18 or older/, uz: /18 yoshga toʻlgan/ },
  { page: 'terms', what: 'minimum age', en: /at least 18 years old/, uz: /kamida 18 yosh/ },
  { page: 'terms', what: 'ages of the classes', en: /ages 4 to 16/, uz: /4–16 yosh/ },
  {
    page: 'terms',
    what: 'refund',
    en: /within the first seven days of the first month/,
    uz: /Birinchi oyning dastlabki yetti kunida/,
  },
  { page: 'terms', what: 'notice of absence', en: /at least 24 hours before it/, uz: /kamida 24 soat oldin/ },
  { page: 'terms', what: 'complaints', en: /within five business days/, uz: /besh ish kuni ichida/ },
  { page: 'terms', what: 'governing law', en: /law of Pennsylvania/, uz: /Pensilvaniya shtati qonunlari/ },
  {
    page: 'privacy',
    what: 'consent under 13',
    en: /under 13.*only with the consent of a parent or guardian/,
    uz: /13 yoshga toʻlmagan.*roziligi bilan/,
  },
  { page: 'privacy', what: 'no selling, no ads', en: /don’t sell data.*no ads/, uz: /sotmaymiz.*reklama ham/ },
  {
    page: 'terms',
    what: 'renewal',
    en: /renew every month until you cancel/,
    uz: /bekor qilguningizcha har oy uzaytiriladi/,
  },
  { page: 'terms', what: 'which language applies', en: /the English text applies/, uz: /inglizcha matn amal qiladi/ },
  { page: 'terms', what: 'arbitration', en: /arbitration in the local county/, uz: /mahalliy okrugdagi arbitraj/ },
  {
    page: 'refund',
    what: 'refund',
    en: /within the first seven days of the first month/,
    uz: /birinchi oyida dastlabki yetti kun ichida/,
  },
  { page: 'refund', what: 'complaints', en: /within five business days/, uz: /besh ish kuni ichida/ },
  {
    page: 'cancellation',
    what: 'before billing',
    en: /at least 24 hours before your next billing date/,
    uz: /toʻlovdan kamida 24 soat oldin/,
  },
  {
    page: 'cancellation',
    what: 'before a lesson',
    en: /at least 24 hours before the lesson/,
    uz: /darsdan kamida 24 soat oldin/,
  },
]

describe.each(languages)('the rules of CONTRACT.md §9 in %s', (language) => {
  it.each(constants)('$page states the $what', async ({ page, ...patterns }) => {
    await renderApp(`/${page}`, { language })
    await screen.findByRole('heading', { level: 1 })
    expect(main()).toHaveTextContent(patterns[language])
  })
})
