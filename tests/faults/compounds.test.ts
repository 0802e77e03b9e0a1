import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../backend/msw.ts'
import { answer, button, count, expectWait, open, settled, type Cell } from './cell.ts'
import { expectSaid, expectSilence } from './expectation.ts'
import { columns, type Column } from './faults.ts'
import { arrived, listReads } from './reads.ts'
import { memberWrites, publicWrites, type Write } from './writes.ts'

const column = (name: string): Column => columns.find((one) => one.name === name)!
const create = memberWrites.find(({ call, type }) => call === 'createListing' && type === 'group')!
const enrol = memberWrites.find(({ call, type }) => call === 'enrol' && type === 'class')!
const remove = memberWrites.find(({ call, type }) => call === 'deleteListing' && type === 'class')!
const book = publicWrites.find(({ call }) => call === 'bookTrial')!
const sent = ({ backend }: Cell, method: string, path: string) => backend.record.to(method, path).length
const lost = { dropConnection: true, afterHandling: true } as const

/** The creation is stored and its answer lost, and so is the look after it. */
function loseBoth({ backend }: Cell) {
  backend.faults.add({ method: 'POST', path: '/group', ...lost })
  let isLost = false
  server.use(
    http.get('*/api/group/own-groups', () => {
      if (isLost || backend.record.to('POST', '/group').length === 0) return undefined
      isLost = true
      return HttpResponse.error()
    }),
  )
}

async function begin(place: Write, language: 'en' | 'uz') {
  const cell = await open(place, language)
  await place.ready(cell)
  return cell
}

describe.each(['en', 'uz'] as const)('two things at once, in %s', (language) => {
  it('the picture was stored, then the creation fails, twice: the picture is sent once', async () => {
    const cell = await begin(create, language)
    cell.backend.faults.add({ method: 'POST', path: '/group', status: 500, body: '', times: 2 })
    for (let time = 1; time <= 2; time += 1) {
      await create.act(cell)
      await waitFor(() => expect(cell.requests()).toHaveLength(time))
      await expectSaid(cell, create.says, column('500'))
    }
    await create.act(cell)
    await create.done(cell)
    expect([sent(cell, 'POST', '/files'), cell.requests().length]).toEqual([1, 3])
    count(0.5)
  })

  it('a creation that was stored but never answered is looked for before it is sent again', async () => {
    const cell = await begin(create, language)
    cell.backend.faults.add({ method: 'POST', path: '/group', ...lost })
    await create.act(cell)
    await create.done(cell)
    // Before it, and after it.
    expect([sent(cell, 'GET', '/group/own-groups'), cell.requests().length]).toEqual([2, 1])
    count(0.5)
  })

  it('a creation that was stored but never answered, and could not be looked for, is looked for before it is sent again', async () => {
    const cell = await begin(create, language)
    loseBoth(cell)
    await create.act(cell)
    await expectSaid(cell, create.says, column('no answer'))
    await create.act(cell)
    expect(await screen.findByText(cell.t('teaching:stored.title'))).toBeVisible()
    // Before the first, and before the second.
    expect([sent(cell, 'GET', '/group/own-groups'), cell.requests().length]).toEqual([2, 1])
    count(0.5)
  })

  it('where the look itself fails, nothing is sent twice', async () => {
    const cell = await begin(create, language)
    loseBoth(cell)
    await create.act(cell)
    await expectSaid(cell, create.says, column('no answer'))
    cell.backend.faults.add({ method: 'GET', path: '/group/own-groups', status: 500, body: '' })
    await create.act(cell)
    await expectSaid(cell, create.says, column('500'))
    expect(cell.requests()).toHaveLength(1)
    await create.act(cell)
    await screen.findByText(cell.t('teaching:stored.title'))
    expect(cell.requests()).toHaveLength(1)
    count(0.5)
  })

  it('an enrolment that was stored but never answered is found by itself', async () => {
    const cell = await begin(enrol, language)
    cell.backend.faults.add({ method: 'POST', path: '/manual-purchase/class', ...lost })
    await enrol.act(cell)
    await enrol.done(cell)
    expect(cell.requests()).toHaveLength(1)
    count(0.5)
  })

  it('an enrolment that was stored but never answered, and could not be looked for, shows later', async () => {
    const cell = await begin(enrol, language)
    cell.backend.faults.add({ method: 'POST', path: '/manual-purchase/class', ...lost })
    cell.backend.faults.add({ method: 'GET', path: '/manual-purchase', status: 500, body: '' })
    await enrol.act(cell)
    await expectSaid(cell, enrol.says, column('no answer'))
    await answer(cell.t('messages:enrolTitle'), cell.t('common:ok'))
    await screen.findByText(cell.t('classes:enrol.already'))
    expect(cell.requests()).toHaveLength(1)
    count(0.5)
  })

  it('a deletion that was done but never answered is found by itself', async () => {
    const cell = await begin(remove, language)
    cell.backend.faults.add({ method: 'DELETE', path: remove.request[1], ...lost })
    await remove.act(cell)
    await remove.done(cell)
    expect(cell.requests()).toHaveLength(1)
    count(0.5)
  })

  it('a deletion that was done but never answered, and could not be looked for, is asked for again', async () => {
    const cell = await begin(remove, language)
    const [, path] = remove.request
    cell.backend.faults.add({ method: 'DELETE', path, ...lost })
    cell.backend.faults.add({ method: 'GET', path, status: 500, body: '' })
    await remove.act(cell)
    await expectSaid(cell, remove.says, column('no answer'))
    await answer(cell.t('messages:deleteTitle'), cell.t('common:ok'))
    await remove.act(cell)
    await remove.done(cell)
    expect(cell.requests().map(({ status }) => status)).toEqual([0, 404])
    count(0.5)
  })

  it('a booking that was stored but never answered, and then refused for a while, is asked about once more', async () => {
    const cell = await begin(book, language)
    cell.backend.faults.add({ method: 'POST', path: '/lesson/trial', ...lost })
    cell.backend.faults.add({ method: 'POST', path: '/lesson/trial', ...column('429 with Retry-After').plays })
    await book.act(cell)
    await expectSaid(cell, book.says, column('no answer'))
    for (const fault of ['429 with Retry-After', null]) {
      await book.act(cell)
      await answer(cell.t('messages:again.title'), cell.t('messages:again.yes'))
      if (fault === null) continue
      await expectSaid(cell, book.says, column(fault))
      await expectWait(cell, 30)
    }
    await book.done(cell)
    expect(cell.requests()).toHaveLength(3)
    count(0.5)
  })

  it.each(['/classes', '/lessons', '/dashboard'])('both lists of %s fail: said once, and one press brings both', async (at) => {
    const both = listReads.filter((place) => place.at === at && ['getPublicListings', 'getOwnListings'].includes(place.call))
    expect(both).toHaveLength(2)
    const cell = await open(both[0]!, language)
    for (const { request: [method, path] } of both) cell.backend.faults.add({ method, path, status: 500, body: '' })
    await expectSaid(cell, { where: 'note', text: 'messages:loadClasses' }, column('500'))
    await settled()
    act(() => button(cell.t('common:tryAgain')).click())
    for (const place of both) await arrived(place, cell)
    expectSilence(cell)
    count(0.5)
  })
})
