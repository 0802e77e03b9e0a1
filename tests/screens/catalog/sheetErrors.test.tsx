import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { fail, main, open } from './classesSteps.ts'
import { change } from '../details/detailsSteps.ts'
import { address, chess, sheet, title } from './sheetSteps.ts'

const cards = () => waitFor(() => expect(main().getAllByRole('article').length).toBeGreaterThan(0))

describe('an address that shows a class', () => {
  const requested = (paths: readonly { path: string }[]) =>
    paths.map(({ path }) => path).filter((path) => /^\/(class|group)\/(?!public)/.test(path))

  it.each(['class/<b>'])('says of %j that it can’t be found, and asks for nothing', async (word) => {
    const { backend } = await open(`/lessons?show=${encodeURIComponent(word)}`, {})
    await sheet(en('classes:gone.class'))
    expect(requested(backend.record.since())).toEqual([])
  })

  it.each(['%29.', '&utm_source=telegram'])('shows the class for an address that ends with %s', async (tail) => {
    await open(address + tail, {})
    expect((await sheet(title)).dialog).toBeVisible()
  })

  it('shows the list alone for an empty word', async () => {
    const { backend } = await open('/lessons?show=', {})
    await cards()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requested(backend.record.since())).toEqual([])
  })

  it.each([
    ['an id that is gone', 'class/000000000000000000000000', en('classes:gone.class')],
    ['an id of the other type', `group/${chess}`, en('classes:gone.group')],
  ])('says of %s that it is gone', async (_, word, words) => {
    const { user, address: now } = await open(`/lessons?show=${word}`, {})
    const { within: shown } = await sheet(words)
    await user.click(shown.getByRole('button', { name: en('classes:gone.all') }))
    await waitFor(() => expect(now()).toBe('/lessons'))
  })

  it('asks for a class that the list does not have', async () => {
    const { backend } = await open(address, {}, fail({ status: 200, body: [] }))
    expect((await sheet(title)).dialog).toBeVisible()
    expect(backend.record.to('GET', `/class/${chess}`)).toHaveLength(1)
  })

  it('shows the class while the list fails, and offers another attempt when both do', async () => {
    const app = await open(address, {}, fail({ status: 500 }))
    await sheet(title)
    app.unmount()
    const { backend, user } = await open(address, {}, (prepared) => {
      fail({ status: 500 })(prepared)
      fail({ status: 500 }, [`/class/${chess}`])(prepared)
    })
    const { within: shown } = await sheet(en('classes:details.title'))
    expect(await shown.findByText(en('messages:loadClassDetails'))).toBeVisible()
    backend.faults.clear()
    await user.click(shown.getByRole('button', { name: en('common:tryAgain') }))
    await sheet(title)
  })

  it('requests login if classes are only for signed-in users, and returns', async () => {
    const { backend } = await open(address, {}, fail({ status: 401, body: {} }))
    const { within: shown } = await sheet(en('classes:logIn.title'))
    const next = `?next=${encodeURIComponent(`/classdetails/${chess}/class`)}`
    expect(shown.getByRole('link', { name: en('classes:logIn.button') })).toHaveAttribute('href', `/login${next}`)
    expect(shown.getByRole('link', { name: en('classes:logIn.signup') })).toHaveAttribute('href', `/signup${next}`)
    expect(backend.record.to('GET', `/class/${chess}`)).toEqual([])
  })

  it('can be closed while the lists load', async () => {
    const { user } = await open(address, {}, fail({ hang: true }))
    await sheet(en('classes:details.title'))
    await user.click(screen.getByRole('button', { name: en('common:close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('shows hostile texts as texts', async () => {
    const description = `<img src=x onerror=alert(1)>${'long '.repeat(20_000)}`
    await open(address, {}, (prepared) =>
      change(prepared, 'class', chess, { title: '<script>alert(1)</script>', description }),
    )
    const { dialog } = await sheet('<script>alert(1)</script>')
    expect(dialog.querySelectorAll('script, img[src=x]')).toHaveLength(0)
    expect(dialog).toHaveTextContent('<img src=x onerror=alert(1)>')
  })
})
