import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { i18n } from '@/i18n/i18n.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { hold } from '../hold.ts'
import { address, chess, main, open, student } from './detailsSteps.ts'
import { type App, ask, closed, dialog, enroll, enrollButton, posts, press, sent } from './enrollSteps.ts'
import { logIn } from '../account/sessionSteps.ts'
import { textsOf } from '../renderApp.tsx'

/** Navigates to the list, as Back can while a dialog is open. */
async function leave(app: App) {
  act(() => screen.getByRole('link', { name: en('dashboard:sidebar.classes'), hidden: true }).click())
  await waitFor(() => expect(app.address()).toBe('/classes'))
}

describe('enrolling', () => {
  it.each([
    ['en', 'class', chess, ['Class: Chess from the very first move', 'Start date: ', 'Price: $8']],
    [
      'uz',
      'group',
      listingId('group', 'python-beginners'),
      ['Guruh: Python for beginners, twice a week', `${uz('classes:details.start')}: `, 'Narx: $64'],
    ],
  ] as const)(
    'in %s in a %s asks first, sends one request, and goes to the dashboard',
    async (language, type, id, facts) => {
      const w = wordsOf(language)
      const address = `/classdetails/${id}/${type}`
      const app = await open(address, { as: student, language })
      await app.user.dblClick(await enrollButton(w('classes:enroll.action')))
      const question = await dialog(w('common:areYouSure'))
      expect(question).toHaveTextContent(w('classes:enroll.payment'))
      const expected = facts.map((fact) => expect.stringMatching(`^${fact.replace('$', '\\$')}`) as string)
      expect(textsOf([...question.querySelectorAll('.dialog-fact')])).toEqual(expected)
      expect(posts(app)).toEqual([])
      await app.user.dblClick(within(question).getByRole('button', { name: w('classes:enroll.yes') }))
      const success = await dialog(w('classes:enroll.done'))
      expect(textsOf([...success.querySelectorAll('.dialog-fact')])).toEqual([expected[1]])
      expect(sent(app, type).map(({ body }) => body)).toEqual([{ [`${type}Id`]: id, isConfirmed: true }])
      expect(app.address()).toBe(address)
      await press(app, success, w('classes:enroll.toDashboard'))
      await waitFor(() => expect(app.address()).toBe('/dashboard'))
      expect(app.backend.store.purchases.ofUser(accountId(student))).toHaveLength(1)
      expect(posts(app)).toHaveLength(1)
      // The leaf of this class grows onto the sapling.
      await waitFor(() => expect(document.querySelectorAll('.animate-unfold')).toHaveLength(1))
    },
  )

  it('says that a free class costs nothing', async () => {
    const question = await ask(await open(`/classdetails/${listingId('class', 'quran-short-surahs')}/class`))
    expect(question).toHaveTextContent('Price: Free')
    expect(question).toHaveTextContent(en('classes:enroll.nothingToPay'))
    expect(question).not.toHaveTextContent(en('classes:enroll.payment'))
  })

  it.each([en('common:cancel'), 'Esc'])('sends nothing after %s, and can be started again', async (way) => {
    const app = await open()
    const question = await ask(app)
    if (way === 'Esc') await app.user.keyboard('{Escape}')
    else await press(app, question, way)
    await closed()
    expect(posts(app)).toEqual([])
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(1)
  })

  it('does not wait for the purchases to reload, and goes to the dashboard when the confirmation is closed with Esc', async () => {
    const app = await open()
    await enrollButton()
    app.backend.faults.add({ path: '/manual-purchase', method: 'GET', hang: true })
    await enroll(app)
    const success = await dialog(en('classes:enroll.done'))
    await waitFor(() => expect(success).toBeVisible()) // it fades in
    await app.user.keyboard('{Escape}')
    await waitFor(() => expect(app.address()).toBe('/dashboard'))
  })

  it('translates an open dialog when the language changes', async () => {
    const question = await ask(await open())
    await act(() => i18n.changeLanguage('uz'))
    await waitFor(() => expect(question).toHaveAccessibleName(uz('common:areYouSure')))
    expect(question).toHaveTextContent('Dars: Chess from the very first move')
    expect(within(question).getByRole('button', { name: uz('classes:enroll.yes') })).toBeVisible()
    expect(question).not.toHaveTextContent(/Price|Class|Cancel/)
  })

  it('sends nothing when the page is left with the question open', async () => {
    const app = await open()
    await ask(app)
    await leave(app)
    await closed()
    expect(posts(app)).toEqual([])
  })

  it('is not sent twice by a person who leaves and comes back', async () => {
    const app = await open()
    const letGo = hold('/manual-purchase/class')
    await enroll(app)
    await waitFor(() => expect(sent(app)).toHaveLength(1))
    await leave(app)
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
    await leave(app)
    await closed()
    await screen.findAllByRole('article')
    expect(app.address()).toBe('/classes')
  })
})

const purchases = { path: '/manual-purchase', method: 'GET' }

describe('a student who is enrolled', () => {
  it('sees a link to the classroom and no price, and is not asked by ?enroll=1', async () => {
    const scratch = listingId('class', 'scratch-first-game')
    const app = await open(`/classdetails/${scratch}/class?enroll=1`, { as: 'aziza@nihol.test' })
    expect((await main().findByText(en('classes:enroll.already'))).parentElement).toHaveRole('status')
    const classroom = main().getByRole('link', { name: en('classes:enroll.toClassroom') })
    expect(classroom).toHaveAttribute('href', `/classroom/${scratch}/class`)
    expect(main().queryByRole('button', { name: /Enroll|yozilish/ })).toBeNull()
    expect(main().queryByText(/\$10/)).toBeNull()
    expect(main().queryByText(en('classes:details.priceNote.class'))).toBeNull()
    await waitFor(() => expect(app.address()).toBe(`/classdetails/${scratch}/class`))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(posts(app)).toEqual([])
  })

  it('is not enrolled in a group with the same id as their class', async () => {
    await open(address, { as: student }, (backend) =>
      backend.faults.add({
        ...purchases,
        body: [{ _id: '1', groupId: chess }, { _id: '2' }, null, { _id: '3', classId: null }],
      }),
    )
    expect(await enrollButton()).toBeEnabled()
  })

  it('is recognized by a 409 when the purchases cannot be loaded', async () => {
    const app = await open(address, { as: student }, (backend) => {
      backend.faults.add({ ...purchases, status: 500, times: 9 })
      backend.store.purchases.add(accountId(student), 'class', chess)
    })
    await enroll(app)
    expect(await main().findByText(en('classes:enroll.already'))).toBeVisible()
    await closed()
    const classroom = main().getByRole('link', { name: en('classes:enroll.toClassroom') })
    expect(classroom).toHaveAttribute('href', `/classroom/${chess}/class`)
    expect(sent(app)).toHaveLength(1)
  })

  it('can still enroll when the purchases cannot be loaded', async () => {
    const app = await open(address, { as: student }, (backend) =>
      backend.faults.add({ ...purchases, status: 500, times: 9 }),
    )
    await enroll(app)
    await dialog(en('classes:enroll.done'))
    expect(sent(app)).toHaveLength(1)
  })

  it('sees a disabled button while the purchases load', async () => {
    await open(address, { as: student }, (backend) => backend.faults.add({ ...purchases, hang: true }))
    expect(await main().findByRole('button', { name: en('classes:enroll.action') })).toBeDisabled()
  })
})

describe('?enroll=1', () => {
  it('opens the question at once and leaves the address', async () => {
    const app = await open(`${address}?tab=teacher&enroll=1`)
    const question = await dialog(en('common:areYouSure'))
    await waitFor(() => expect(app.address()).toBe(`${address}?tab=teacher`))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    await press(app, question, en('common:cancel'))
    await closed()
    expect(posts(app)).toEqual([])
  })

  it('brings a visitor back after login', async () => {
    const app = await open(`${address}?enroll=1`, {})
    expect(app.address()).toBe(`/login?next=${encodeURIComponent(`${address}?enroll=1`)}`)
    await logIn(app.user, student)
    const question = await dialog(en('common:areYouSure'))
    await waitFor(() => expect(app.address()).toBe(address))
    await waitFor(() => expect(question).toBeVisible())
  })

  it.each(['dilnoza@nihol.test', 'admin@nihol.test'])(
    'says to %s that enrolling is for students, and requests no purchases',
    async (as) => {
      const { backend } = await open(`${address}?enroll=1`, { as })
      expect(await main().findByText(en('classes:enroll.forStudents'))).toBeVisible()
      expect(main().queryByRole('button', { name: en('classes:enroll.action') })).toBeNull()
      expect(screen.queryByRole('dialog')).toBeNull()
      expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
    },
  )
})
