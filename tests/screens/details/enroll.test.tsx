import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { i18n } from '@/i18n/i18n.ts'
import { closeDialogs } from '@/ui/dialog/dialogs.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en, uz } from '../../words.ts'
import { hold } from '../hold.ts'
import {
  open,
  enrollButton,
  dialog,
  press,
  posts,
  sent,
  closed,
  enroll,
  student,
  address,
  main,
  chess,
} from './enrollSteps.ts'

const python = listingId('group', 'python-beginners')

/** Navigates to the list, as Back can while a dialog is open. */
const leave = () => act(() => screen.getByRole('link', { name: en('dashboard:sidebar.classes'), hidden: true }).click())

beforeEach(async () => {
  await closeDialogs()
  await closed()
})

afterEach(() => {
  vi.restoreAllMocks()
})

describe('enrolling', () => {
  it.each([
    {
      language: 'en',
      path: address,
      type: 'class',
      id: chess,
      name: en('classes:enroll.action'),
      sure: en('common:areYouSure'),
      yes: en('classes:enroll.yes'),
      facts: ['Class: Chess from the very first move', 'Start date: ', 'Price: $8', en('classes:enroll.payment')],
      done: en('classes:enroll.done'),
      go: en('classes:enroll.toDashboard'),
    },
    {
      language: 'uz',
      path: `/classdetails/${python}/group`,
      type: 'group',
      id: python,
      name: uz('classes:enroll.action'),
      sure: uz('common:areYouSure'),
      yes: uz('classes:enroll.yes'),
      facts: [
        'Guruh: Python for beginners, twice a week',
        `${uz('classes:details.start')}: `,
        'Narx: $64',
        uz('classes:enroll.payment'),
      ],
      done: uz('classes:enroll.done'),
      go: uz('classes:enroll.toDashboard'),
    },
  ] as const)(
    'in a $type asks first, sends one request, and goes to the dashboard ($language)',
    async ({ language, path, type, id, name, sure, yes, facts, done, go }) => {
      const app = await open(path, { as: student, language })
      await app.user.dblClick(await enrollButton(name))
      const question = await dialog(sure)
      for (const fact of facts) expect(question).toHaveTextContent(fact)
      expect([...question.querySelectorAll('.dialog-fact')].map(({ textContent }) => textContent)).toEqual(
        facts.slice(0, -1).map((fact) => expect.stringMatching(`^${fact.replace('$', '\\$')}`) as unknown),
      )
      expect(posts(app)).toEqual([])
      await app.user.dblClick(within(question).getByRole('button', { name: yes }))
      const success = await dialog(done)
      expect(sent(app, type).map(({ body }) => body)).toEqual([{ [`${type}Id`]: id, isConfirmed: true }])
      expect(app.address()).toBe(path)
      await press(app, success, go)
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      expect(app.backend.store.purchases.ofUser(accountId(student))).toHaveLength(1)
      expect(posts(app)).toHaveLength(1)
      // The leaf of this class grows onto the sapling.
      await waitFor(() => expect(document.querySelectorAll('.animate-unfold')).toHaveLength(1))
    },
  )

  it('says that a free class costs nothing', async () => {
    const app = await open(`/classdetails/${listingId('class', 'quran-short-surahs')}/class`)
    await app.user.click(await enrollButton())
    const question = await dialog(en('common:areYouSure'))
    expect(question).toHaveTextContent('Price: Free')
    expect(question).toHaveTextContent(en('classes:enroll.nothingToPay'))
    expect(question).not.toHaveTextContent(en('classes:enroll.payment'))
  })

  it.each([en('common:cancel'), 'Esc'])('sends nothing after %s, and can be started again', async (way) => {
    const app = await open()
    await app.user.click(await enrollButton())
    const question = await dialog(en('common:areYouSure'))
    if (way === 'Esc') await app.user.keyboard('{Escape}')
    else await press(app, question, en('common:cancel'))
    await closed()
    expect(posts(app)).toEqual([])
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(1)
  })

  it('goes to the dashboard when the confirmation is closed with Esc', async () => {
    const app = await open()
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  })

  it('shows a busy button while sending', async () => {
    const app = await open()
    const letGo = hold('/manual-purchase/class')
    await enroll(app)
    expect(await main().findByRole('button', { name: en('classes:enroll.sending') })).toBeDisabled()
    letGo()
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(1)
  })

  it('does not wait for the purchases to reload', async () => {
    const app = await open()
    await enrollButton()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', hang: true })
    await enroll(app)
    const success = await dialog(en('classes:enroll.done'))
    await waitFor(() => expect(success).toBeVisible()) // it fades in
  })

  it('translates an open dialog when the language changes', async () => {
    const app = await open()
    await app.user.click(await enrollButton())
    const question = await dialog(en('common:areYouSure'))
    await act(() => i18n.changeLanguage('uz'))
    await waitFor(() => expect(question).toHaveAccessibleName(uz('common:areYouSure')))
    expect(question).toHaveTextContent('Dars: Chess from the very first move')
    expect(within(question).getByRole('button', { name: uz('classes:enroll.yes') })).toBeVisible()
    expect(question).not.toHaveTextContent(/Price|Class|Cancel/)
  })

  it('sends nothing when the page is left with the question open', async () => {
    const app = await open()
    await app.user.click(await enrollButton())
    await dialog(en('common:areYouSure'))
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    await closed()
    expect(posts(app)).toEqual([])
  })

  it('opens no dialog and does not redirect after the person has left the page', async () => {
    const app = await open(address, { as: student }, ({ faults }) =>
      faults.add({ path: '/manual-purchase/class', delayMs: 150 }),
    )
    await enroll(app)
    await waitFor(() => expect(sent(app)).toHaveLength(1))
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    await waitFor(() => expect(sent(app)[0]!.status).toBe(201))
    await screen.findAllByRole('article')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(app.address()).toBe('/classes')
  })

  it('is not sent twice by a person who leaves and comes back', async () => {
    const app = await open()
    await enrollButton()
    const letGo = hold('/manual-purchase/class')
    await enroll(app)
    await waitFor(() => expect(sent(app)).toHaveLength(1))
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    app.go(-1)
    expect(await main().findByRole('button', { name: en('classes:enroll.sending') })).toBeDisabled()
    letGo()
    expect(await main().findByRole('link', { name: en('classes:enroll.toClassroom') })).toBeVisible()
    expect(posts(app)).toHaveLength(1)
  })

  it('does not redirect a person who left while the confirmation was open', async () => {
    const app = await open()
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    leave()
    await waitFor(() => expect(app.address()).toBe('/classes'))
    await closed()
    await screen.findAllByRole('article')
    expect(app.address()).toBe('/classes')
  })
})
