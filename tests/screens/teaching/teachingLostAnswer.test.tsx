import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../backend/msw.ts'
import { accountId, listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { fillRequired, press, pressTwice, publish, writes } from './teachingForm.ts'
import { open, openFilled, teacher } from './teachingAddSteps.ts'
import { revisit } from './teachingEditSteps.ts'

describe('a creation whose answer was lost', () => {
  const lost = { method: 'POST', path: '/class', dropConnection: true } as const

  /** Fills in the form and presses Add: the listing is stored, but its answer and the list are lost. */
  async function loseBoth() {
    const app = await openFilled()
    const { backend } = app
    backend.faults.add({ ...lost, afterHandling: true })
    let isLost = false
    server.use(
      http.get('*/api/class/own-classes', () => {
        if (isLost || backend.record.to('POST', '/class').length === 0) return undefined
        isLost = true
        return HttpResponse.error()
      }),
    )
    await app.add()
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:save'))
    return app
  }

  it('is checked before a retry, and reported as stored', async () => {
    const { backend, user, address } = await loseBoth()
    pressTwice(en('teaching:add.submit'))
    expect(await screen.findByText(en('teaching:stored.title'))).toBeVisible()
    expect(backend.record.to('GET', '/class/own-classes')).toHaveLength(2) // before the first, and before the second
    expect(writes(backend).map(({ path }) => path)).toEqual(['/files', '/class'])
    const alert = within(screen.getByRole('alert'))
    await user.click(alert.getByRole('link', { name: en('dashboard:sidebar.goToDashboard') }))
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(sessionStorage.getItem('draft:listing:new')).toBeNull()
  })

  it('is checked after the form was left, too, and is sent a second time if the teacher insists', async () => {
    const app = await loseBoth()
    await revisit(app)
    await app.add()
    expect(await screen.findByText(en('teaching:stored.title'))).toBeVisible()
    expect(app.backend.record.to('POST', '/class')).toHaveLength(1)
    expect(await publish(app)).toHaveLength(2)
  })

  it('is not confused with an older listing of the same name', async () => {
    const app = await open()
    const { listings } = app.backend.store
    listings.add('class', {
      ...listings.byId('class', listingId('class', 'chess-first-moves'))!,
      _id: 'aaaaaaaaaaaaaaaaaaaaaaaa',
      teacherId: accountId(teacher),
      title: 'Robotics by the river',
      link: 'https://meet.example.com/robots',
      startDate: '',
    })
    await fillRequired()
    app.backend.faults.add(lost)
    await app.user.click(press(en('teaching:add.submit')))
    await screen.findByText(en('messages:save'))
    expect(await publish(app)).toHaveLength(2)
    expect(screen.queryByText(en('teaching:stored.title'))).toBeNull()
  })
})
