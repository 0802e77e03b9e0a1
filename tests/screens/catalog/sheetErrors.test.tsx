import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { change } from '../details/detailsSteps.ts'
import { cards, fail, open } from './classesSteps.ts'
import { address, chess, sheet, title } from './sheetSteps.ts'

describe('an address that shows a class', () => {
  const requested = (paths: readonly { path: string }[]) =>
    paths.map(({ path }) => path).filter((path) => /^\/(class|group)\/(?!public)/.test(path))

  it('says of a word that is no class that it can’t be found, and asks for nothing', async () => {
    const { backend } = await open(`/lessons?show=${encodeURIComponent('class/<b>')}`, {})
    await sheet(en('classes:gone.class'))
    expect(requested(backend.record.since())).toEqual([])
  })

  it.each(['%29.', '&utm_source=telegram'])('shows the class for an address that ends with %s', async (tail) => {
    await open(address + tail, {})
    expect((await sheet(title)).dialog).toBeVisible()
  })

  it('shows the list alone for an empty word', async () => {
    const { backend } = await open('/lessons?show=', {})
    await waitFor(() => expect(cards()).not.toHaveLength(0))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(requested(backend.record.since())).toEqual([])
  })

  it('says of an id of the other type that it is gone', async () => {
    const { user, address: now } = await open(`/lessons?show=group/${chess}`, {})
    const { within: shown } = await sheet(en('classes:gone.group'))
    await user.click(shown.getByRole('button', { name: en('classes:gone.all') }))
    await waitFor(() => expect(now()).toBe('/lessons'))
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
