import type { Write } from './table/writeSteps.ts'
import { memberWrites } from './table/memberWrites.ts'
import { arrived } from './table/readSteps.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../backend/msw.ts'
import { languagesOf } from '../full.ts'
import type { Language } from '../messages.ts'
import { expectWait, open, settled, type Cell } from './cell.ts'
import { answer, button } from './pageControls.ts'
import { expectSaid, expectSilence } from './table/expectation.ts'
import { columns, type Column } from './table/columns.ts'
import { listReads } from './table/listReads.ts'
import { publicWrites } from './table/writes.ts'

const column = (name: string): Column => columns.find((one) => one.name === name)!
const create = memberWrites.find(({ call, type }) => call === 'createListing' && type === 'group')!
const enroll = memberWrites.find(({ call, type }) => call === 'enroll' && type === 'class')!
const remove = memberWrites.find(({ call, type }) => call === 'deleteListing' && type === 'class')!
const book = publicWrites.find(({ call }) => call === 'bookTrial')!
const sent = ({ backend }: Cell, method: string, path: string) => backend.record.to(method, path).length
const lost = { dropConnection: true, afterHandling: true } as const

/** The class is created, but the response is lost, and the list that would show it fails once. */
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

async function begin(place: Write, language: Language) {
  const cell = await open(place, language)
  await place.ready(cell)
  return cell
}

let tests = 0
/** The languages of the next test: both, in the gate alternating ones. */
const inTurn = () => languagesOf(tests++)

describe('two faults at once', () => {
  it.each(inTurn())('creating fails twice after the upload: the image is uploaded once (%s)', async (language) => {
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
  })

  for (const place of [create, enroll, remove])
    it.each(inTurn())(
      `${place.call} succeeds but its response is lost: shown as done, sent once (%s)`,
      async (language) => {
        const cell = await begin(place, language)
        const [method, path] = place.request
        cell.backend.faults.add({ method, path, ...lost })
        await place.act(cell)
        await place.done(cell)
        expect(cell.requests()).toHaveLength(1)
      },
    )

  it.each(inTurn())(
    'createListing loses its response and the list fails: the next press finds the class (%s)',
    async (language) => {
      const cell = await begin(create, language)
      loseBoth(cell)
      await create.act(cell)
      await expectSaid(cell, create.says, column('no answer'))
      cell.backend.faults.add({ method: 'GET', path: '/group/own-groups', status: 500, body: '' })
      await create.act(cell)
      await expectSaid(cell, create.says, column('500'))
      expect(cell.requests()).toHaveLength(1)
      await create.act(cell)
      expect(await screen.findByText(cell.t('teaching:stored.title'))).toBeVisible()
      expect(cell.requests()).toHaveLength(1)
    },
  )

  it.each(inTurn())(
    'enroll loses its response and the purchases fail: the enrollment shows later (%s)',
    async (language) => {
      const cell = await begin(enroll, language)
      cell.backend.faults.add({ method: 'POST', path: '/manual-purchase/class', ...lost })
      cell.backend.faults.add({ method: 'GET', path: '/manual-purchase', status: 500, body: '' })
      await enroll.act(cell)
      await expectSaid(cell, enroll.says, column('no answer'))
      await answer(cell.t('messages:enrollTitle'), cell.t('common:ok'))
      await screen.findByText(cell.t('classes:enroll.already'))
      expect(cell.requests()).toHaveLength(1)
    },
  )

  it.each(inTurn())(
    'deleteListing loses its response and the class cannot be read: it can be deleted again (%s)',
    async (language) => {
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
    },
  )

  it.each(inTurn())(
    'bookTrial loses its response and then gets a 429: each repetition is confirmed (%s)',
    async (language) => {
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
    },
  )

  for (const [at, name] of [
    ['/classes', 'getPublicListings'],
    ['/lessons', 'getPublicListings'],
    ['/dashboard', 'getOwnListings'],
  ] as const)
    it.each(inTurn())(`both lists of ${at} fail: one message, and one press loads both (%s)`, async (language) => {
      const both = listReads.filter((place) => place.at === at && place.call === name)
      expect(both).toHaveLength(2)
      const cell = await open(both[0]!, language)
      for (const {
        request: [method, path],
      } of both)
        cell.backend.faults.add({ method, path, status: 500, body: '' })
      await expectSaid(cell, { where: 'note', text: 'messages:loadClasses' }, column('500'))
      await settled()
      act(() => button(cell.t('common:tryAgain')).click())
      for (const place of both) await arrived(place, cell)
      expectSilence(cell)
    })
})
