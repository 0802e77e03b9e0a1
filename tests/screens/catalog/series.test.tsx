import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Backend } from '../../backend/app.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { signIn } from '../../backend/msw.ts'
import { en } from '../../words.ts'
import { inAnotherTab } from '../account/sessionSteps.ts'
import { hold } from '../hold.ts'
import { attributesOf, openApp } from '../renderApp.tsx'
import { answer } from '../teaching/teachingForm.ts'

const day = 86_400_000
const student = 'malika@nihol.test'
const idOf = (number: number) => `5e12e5000000000000000${String(number).padStart(3, '0')}`

/** A series of eight lessons; three have ended. */
function addSeries({ store: { listings } }: Backend, teacher = 'rustam@nihol.test', first = 1) {
  const like = listings.byId('class', listingId('class', 'chess-first-moves'))!
  for (let number = 1; number <= 8; number += 1) {
    const start = new Date(Date.now() + (number - 4) * 7 * day + day)
    start.setUTCHours(17, 0, 0, 0)
    const startDate = start.toISOString()
    listings.add('class', {
      ...like,
      _id: idOf(first + number - 1),
      teacherId: accountId(teacher),
      title: `Chess openings (${number}/8)`,
      description: `We play.\n\nLesson: ${startDate.slice(0, 10)}, 17:00-17:50 (UTC).`,
      startDate,
      price: 5,
    })
  }
}
const left = en('classes:series.left', { left: 5, count: 8 })
const button = (count: number) => screen.findByRole('button', { name: en('classes:series.enroll_other', { count }) })

/** Opens the details of the first lesson that is left. */
const open = () => openApp(`/classdetails/${idOf(4)}/class`, { as: student }, (backend) => addSeries(backend))
const confirmed = () => answer(en('common:areYouSure'), en('classes:enroll.yes'))
const sent = ({ backend }: Awaited<ReturnType<typeof open>>) =>
  backend.record.to('POST', '/manual-purchase/class').map(({ body }) => (body as { classId: string }).classId)

describe('a series in the catalog', () => {
  it('is one card, which links to the next lesson', async () => {
    await openApp('/classes?q=openings', { as: student }, (backend) => {
      addSeries(backend)
      addSeries(backend, 'dilnoza@nihol.test', 101)
    })
    expect(await screen.findAllByText(left)).toHaveLength(2) // another teacher's series has its own card
    // The plan of its next lesson is a single lesson.
    expect(screen.getAllByText(`· ${en('classes:unit.part')}`)).toHaveLength(2)
    expect(screen.queryByText(/17:00|5:00–/)).toBeNull()
    const links = screen.getAllByRole('link', { name: 'Chess openings' })
    const addresses = [4, 104].map((number) => `/classdetails/${idOf(number)}/class`)
    expect(new Set(attributesOf(links, 'href'))).toEqual(new Set(addresses))
  })
})

describe('the sheet of a lesson in a series', () => {
  it('links the other dates, each to its own sheet', async () => {
    const { user } = await openApp(`/lessons?show=class/${idOf(4)}`, {}, (backend) => addSeries(backend))
    await user.click(await screen.findByText(new RegExp(en('classes:road.position', { number: 4, count: 8 }))))
    const dates = screen.getAllByRole('listitem').filter((item) => item.closest('details[open]'))
    expect(dates.map((item) => within(item).queryByRole('link')?.getAttribute('href') ?? null)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => (number === 4 ? null : `/lessons?show=class/${idOf(number)}`)),
    )
    expect(dates.filter((item) => item.textContent.startsWith(en('classes:road.held')))).toHaveLength(3)
    expect(dates[3]).toHaveAttribute('aria-current', 'step')
  })
})

describe('the lessons of a series that are left', () => {
  it('are not enrolled in for another student who signs in during the run', async () => {
    const app = await open()
    await app.user.click(await button(5))
    const letGo = hold('/manual-purchase/class')
    await confirmed()
    await waitFor(() => expect(letGo.signals).toHaveLength(1))
    letGo.stop()
    inAnotherTab(signIn('bekzod@nihol.test'))
    const next = await button(5)
    letGo()
    await app.user.click(next)
    await confirmed()
    await screen.findByRole('dialog', { name: en('classes:enroll.done') })
    expect(sent(app)).toEqual([4, 4, 5, 6, 7, 8].map(idOf))
  })

  it('are enrolled in one after another, after one question with all of the price', async () => {
    const app = await open()
    expect(await screen.findByText(left)).toBeVisible()
    await app.user.click(await button(5))
    expect(await confirmed()).toContain(`${en('classes:series.total_other', { count: 5 })}: $25`)
    const done = await screen.findByRole('dialog', { name: en('classes:enroll.done') })
    expect(done).toHaveTextContent(en('classes:enroll.donePayment'))
    expect(sent(app)).toEqual([4, 5, 6, 7, 8].map(idOf))
  })

  it('are enrolled in once each, although connections are lost, and what the student has is left out', async () => {
    const app = await open()
    const { purchases } = app.backend.store
    const bought = () => purchases.ofUser(accountId(student)).map((one) => 'classId' in one && one.classId)
    purchases.add(accountId(student), 'class', idOf(5))
    // The answer to the first is lost, and the third is never heard of.
    const lost = { method: 'POST', path: '/manual-purchase/class', dropConnection: true }
    app.backend.faults.add({ ...lost, afterHandling: true })
    app.backend.faults.add({ ...lost, dropConnection: false, afterHandling: true })
    app.backend.faults.add(lost)
    await app.user.click(await button(4))
    await confirmed()
    const failure = await screen.findByRole('dialog', { name: en('messages:enrollTitle') })
    await app.user.click(within(failure).getByRole('button', { name: en('common:ok') }))
    expect(await screen.findByText(en('classes:series.resume'))).toBeVisible()
    await app.user.click(await button(2))
    await confirmed()
    await screen.findByRole('dialog', { name: en('classes:enroll.done') })
    await waitFor(() => expect(bought()).toEqual([5, 4, 6, 7, 8].map(idOf)))
    expect(sent(app)).toEqual([4, 6, 7, 7, 8].map(idOf))
  })
})
