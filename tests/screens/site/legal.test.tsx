import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { legalPages, type LegalPageId } from '@/content/legal.ts'
import en from '@/i18n/en/legal.json'
import uz from '@/i18n/uz/legal.json'
import { attributesOf, renderApp } from '../renderApp.tsx'

const words = { en, uz } as const

/** What the policies of CONTRACT.md §5 and §9 must state. */
const rules: Partial<Record<LegalPageId, readonly (readonly [what: string, en: RegExp, uz: RegExp])[]>> = {
  privacy: [
    ['breach notice', /within 72 hours/, /72 soat ichida/],
    ['data requests', /within 30 days/, /30 kun ichida/],
    ['encryption', /encrypted in transit and at rest/, /uzatilayotganda ham, saqlanayotganda ham shifrlanadi/],
    ['minimum age', /\b18 or older/, /18 yoshga toʻlgan/],
    [
      'consent under 13',
      /under 13.*only with the consent of a parent or guardian/,
      /13 yoshga toʻlmagan.*roziligi bilan/,
    ],
    ['no selling, no ads', /don’t sell data.*no ads/, /sotmaymiz.*reklama ham/],
  ],
  terms: [
    ['minimum age', /at least 18 years old/, /kamida 18 yosh/],
    ['ages of the classes', /ages 4 to 16/, /4–16 yosh/],
    ['refund', /within the first seven days of the first month/, /Birinchi oyning dastlabki yetti kunida/],
    ['notice of absence', /at least 24 hours before it/, /kamida 24 soat oldin/],
    ['complaints', /within five business days/, /besh ish kuni ichida/],
    ['governing law', /law of Pennsylvania/, /Pensilvaniya shtati qonunlari/],
    ['renewal', /renew every month until you cancel/, /bekor qilguningizcha har oy uzaytiriladi/],
    ['which language applies', /the English text applies/, /inglizcha matn amal qiladi/],
    ['arbitration', /arbitration in the local county/, /mahalliy okrugdagi arbitraj/],
  ],
  refund: [
    ['refund', /within the first seven days of the first month/, /birinchi oyida dastlabki yetti kun ichida/],
    ['complaints', /within five business days/, /besh ish kuni ichida/],
  ],
  cancellation: [
    ['before billing', /at least 24 hours before your next billing date/, /toʻlovdan kamida 24 soat oldin/],
    ['before a lesson', /at least 24 hours before the lesson/, /darsdan kamida 24 soat oldin/],
  ],
}

it.each((['en', 'uz'] as const).flatMap((language) => legalPages.map((page) => ({ ...page, language }))))(
  '/$id in $language has a date, all sections, a table of contents, and the rules of CONTRACT.md §9',
  async ({ language, id, sections, updated }) => {
    const texts = words[language]
    const own = texts.documents[id]
    await renderApp(`/${id}`, { language })
    expect(await screen.findByRole('heading', { level: 1, name: own.title })).toBeVisible()
    await waitFor(() => expect(document.title).toBe(`${texts.meta[id].title} · Nihol`))
    const main = screen.getByRole('main')
    const date = language === 'en' ? 'Last updated November 26, 2026' : 'Oxirgi yangilanish: 2026-yil 26-noyabr'
    expect(within(main).getByText(date)).toHaveAttribute('datetime', updated)
    expect(screen.getByText(own.intro)).toBeVisible()

    const contents = within(screen.getByRole('navigation', { name: texts.common.contents })).getAllByRole('link')
    expect(Object.keys(own.sections)).toEqual([...sections])
    Object.values(own.sections).forEach(({ title }, index) => {
      expect(contents[index]).toHaveTextContent(`${index + 1}${title}`)
      const target = document.querySelector(contents[index]!.getAttribute('href')!)
      expect(target).toHaveTextContent(`${index + 1}${title}`)
    })

    // The email placeholder becomes a link, and no markup of the plain text is left.
    expect(main).not.toHaveTextContent('{{')
    expect(main.textContent).not.toMatch(/(^|\n)- /)
    const wanted = JSON.stringify(own.sections).split('{{email}}').length - 1
    const mails = within(main).queryAllByRole('link', { name: 'hello@nihol.example' })
    expect(attributesOf(mails, 'href')).toEqual(Array(wanted).fill('mailto:hello@nihol.example'))
    const related = within(screen.getByRole('navigation', { name: texts.common.related })).getAllByRole('link')
    const others = legalPages.filter((page) => page.id !== id)
    expect(attributesOf(related, 'href')).toEqual(others.map((page) => `/${page.id}`))

    for (const [what, english, uzbek] of rules[id] ?? [])
      expect(main.textContent, what).toMatch(language === 'en' ? english : uzbek)
  },
)
