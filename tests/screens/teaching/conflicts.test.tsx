import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { change } from '../details/detailsSteps.ts'
import { answer, field, fill, fillRequired, press, publish, type App } from './teachingForm.ts'
import { teacher } from './teachingEditSteps.ts'

const python = listingId('group', 'python-beginners')
const chess = listingId('class', 'chess-first-moves')
const title = 'Python for beginners, twice a week'
const weekly = 'Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2027-03-01.'

beforeEach(() => {
  vi.stubEnv('TZ', 'America/New_York')
  vi.useFakeTimers({ now: new Date('2027-02-01T12:00:00Z'), shouldAdvanceTime: true, toFake: ['Date'] })
})

/** The group has lessons on Mondays and Wednesdays at five. */
const planPython = ({ backend }: App) =>
  change(backend, 'group', python, { startDate: '2027-03-01T22:00:00.000Z', description: weekly })
const note = () => within(screen.getByRole('main')).queryByText(en('classes:conflict.title'))

describe("a teacher's lessons at the same time", () => {
  it('are pointed out while the date is typed, weeks ahead, and forbid nothing', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    planPython(app)
    await fillRequired()
    expect(app.backend.record.to('GET', '/group/own-groups')).toEqual([])
    // The clocks go forward in between.
    fill(en('teaching:field.startDate'), '2027-03-17T17:49')
    expect(await screen.findByText(en('classes:conflict.title'))).toBeVisible()
    expect(screen.getByText(`“${title}”, Wed, Mar 17, 5:00 PM EDT`)).toBeVisible()
    fill(en('teaching:field.startDate'), '2027-03-17T17:50')
    expect(note()).toBeNull()
    fill(en('teaching:field.startDate'), '2027-03-17T16:30')
    expect(note()).toBeVisible()
    expect(await publish(app)).toHaveLength(1)
  })

  it('do not include the class that was just published, behind its confirmation', async () => {
    const app = await renderApp('/add-class-group', { as: teacher })
    await fillRequired()
    fill(en('teaching:field.startDate'), '2027-03-18T10:00')
    await waitFor(() => expect(app.backend.record.to('GET', '/group/own-groups')).toHaveLength(1))
    await publish(app)
    await waitFor(() => expect(app.backend.record.to('GET', '/class/own-classes').length).toBeGreaterThan(1))
    expect(screen.queryByText(en('classes:conflict.title'))).toBeNull()
  })

  it('do not include the lessons of the class that is edited', async () => {
    const app = await renderApp(`/edit/${python}/group`, { as: teacher })
    planPython(app)
    await screen.findByLabelText(en('teaching:field.title'))
    await waitFor(() => expect(app.backend.record.to('GET', '/group/own-groups')).toHaveLength(1))
    expect(field(en('teaching:schedule.count'))).toHaveValue('8')
    expect(note()).toBeNull()
  })
})

describe("a student's lessons at the same time", () => {
  /** Aziza has the group; the class is at one of its lessons, or at another time. */
  async function open(startDate: string) {
    const app = await renderApp(`/classdetails/${chess}/class`, { as: 'aziza@nihol.test' })
    planPython(app)
    change(app.backend, 'class', chess, { startDate, teacherId: accountId(teacher) })
    await waitFor(() => expect(press(en('classes:enroll.action'))).toBeEnabled())
    return app
  }

  it('are pointed out before enrolling and in the question, and forbid nothing', async () => {
    const { backend, user } = await open('2027-03-15T20:30:00.000Z')
    expect(await screen.findByText(en('classes:conflict.title'))).toBeVisible()
    await user.click(press(en('classes:enroll.action')))
    const text = await answer(en('common:areYouSure'), en('classes:enroll.yes'))
    expect(text).toContain(`${en('classes:conflict.title')}: “${title}”, Mon, Mar 15, 5:00 PM EDT`)
    await screen.findByRole('dialog', { name: en('classes:enroll.done') })
    expect(backend.record.to('POST', '/manual-purchase/class')).toHaveLength(1)
  })

  it('are not, when they are at other times', async () => {
    const { backend } = await open('2027-03-15T22:00:00.000Z')
    await waitFor(() => expect(backend.record.to('GET', '/group/public')).toHaveLength(1))
    expect(note()).toBeNull()
  })
})
