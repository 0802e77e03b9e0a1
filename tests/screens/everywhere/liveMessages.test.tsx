import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, i18n } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import { languagesOf } from '../../full.ts'
import { all } from '../catalog/classesSteps.ts'
import '../contact/contactForms.ts'
import { listen } from '../listen.ts'
import { renderApp } from '../renderApp.tsx'
import { en, uz } from '../../words.ts'
import { stopClock } from '../trial/trialForm.ts'
import { rows } from './liveMessageRows.ts'

export type Options = Readonly<Record<string, string | number>>

/** Finds and uses elements by the messages of the language. */
export function readerOf({ user, backend }: Awaited<ReturnType<typeof renderApp>>, language: Language) {
  const t = (key: string, options: Options = {}) =>
    i18n.t(key as 'common:brand', { ...options, lng: language }) as string
  const button = (key: string) => screen.findByRole('button', { name: t(key) })
  const inDialog = async (title: string, key: string) =>
    user.click(within(await screen.findByRole('dialog', { name: t(title) })).getByRole('button', { name: t(key) }))
  return {
    t,
    user,
    backend,
    press: async (key: string) => user.click(await button(key)),
    inDialog,
    sure: (key: string) => inDialog('common:areYouSure', key),
    type: async (texts: Readonly<Record<string, string>>, box: HTMLElement = document.body) => {
      for (const [key, text] of Object.entries(texts))
        fireEvent.change(await within(box).findByLabelText(t(key), { selector: 'input, textarea' }), {
          target: { value: text },
        })
    },
    /** Submits the form with this name; focus loads lazy forms. */
    send: async (key: string, texts: Readonly<Record<string, string>>) => {
      await screen.findByRole('heading', { level: 1 })
      for (const place of document.querySelectorAll<HTMLElement>('#consultation, main [tabindex="-1"]:has(.skeleton)'))
        place.focus()
      const form = await screen.findByRole('form', { name: t(key) })
      for (const [label, text] of Object.entries(texts))
        fireEvent.change(within(form).getByLabelText(t(label)), { target: { value: text } })
      await user.click(within(form).getByRole('button'))
    },
  }
}

stopClock()

let stop = () => {}

afterEach(() => {
  stop()
  vi.restoreAllMocks()
})

describe.each(['en', 'uz'] as const)('a screen reader user, in %s, hears once', (language) => {
  it.each(rows.filter((_, index) => languagesOf(index).includes(language)))(
    '$what',
    async ({ address, as, fault, before, does, says: [key, options], dialog, not }) => {
      const ears = listen()
      stop = ears.stop
      const app = await renderApp(address, { language, ...(as && { as }) })
      if (fault) app.backend.faults.add(fault)
      before?.(app.backend)
      await i18n.loadNamespaces(['account', 'classes', 'contact', 'dashboard', 'messages', 'site', 'teaching', 'trial'])
      const reader = readerOf(app, language)
      await does(reader)
      const count = key === 'classes:list.count' && options === undefined ? all(app.backend) : undefined
      const words = () => reader.t(key, options ?? (count === undefined ? {} : { count, shown: count }))

      if (dialog)
        expect(within(await screen.findByRole('dialog', { name: words() })).getAllByText(words())).toHaveLength(1)
      else await waitFor(() => expect(ears.times(words())).toBeGreaterThan(0))
      await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull())
      expect(words()).not.toContain('{{')
      expect(ears.times(words()), 'times said').toBe(dialog ? 0 : 1)
      if (not !== undefined) expect(ears.stands(reader.t(not))).toBe(false)
      expect(document.documentElement.lang).toBe(language)
    },
  )
})

describe('a screen reader user', () => {
  it('hears a new page by its heading and title, and a new language by the pressed switch', async () => {
    const { user } = await renderApp('/pricing')
    await user.click(
      within(await screen.findByRole('contentinfo')).getByRole('link', { name: en('common:nav.howItWorks') }),
    )
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1, name: en('site:howItWorks.hero.title') })).toHaveFocus(),
    )
    expect(document.title).toBe('How it works · Nihol')
    const [button] = screen.getAllByRole('button', { name: 'UZ Oʻzbekcha' })
    await user.click(button!)
    await waitFor(() =>
      expect(document.title).toBe(uz('common:titleSuffix', { title: uz('site:meta.howItWorks.title') })),
    )
    expect(button).toHaveFocus()
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveAttribute('lang', 'uz')
    await changeLanguage('en')
  })
})
