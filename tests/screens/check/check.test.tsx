import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { at } from '../clockAt.ts'
import { renderApp } from '../renderApp.tsx'
import { stopped, answer, microphone, open, withDevices } from './checkSteps.ts'

const track = (kind: string) => Object.assign(new EventTarget(), { stop: () => stopped.push(kind) })
const streamOf = (one: EventTarget) => ({ getTracks: () => [one] }) as unknown as MediaStream

withDevices()

describe('a camera that works', () => {
  const film = track('camera')
  const see = async () => {
    const asked: MediaStreamConstraints[] = []
    answer((wanted) => {
      asked.push(wanted)
      return Promise.resolve(streamOf(film))
    })
    const app = await open('camera')
    expect(await app.card.findByText(en('check:device.camera.on'))).toBeVisible()
    expect(app.card.getByLabelText(en('check:device.camera.picture'))).toBeVisible()
    expect(asked).toEqual([{ video: { facingMode: 'user' } }])
    return app
  }
  const off = () => screen.findByRole('button', { name: en('check:device.camera.start') })

  it('is shown until it is turned off, and nothing of it is sent', async () => {
    const { user, card, backend } = await see()
    await user.click(card.getByRole('button', { name: en('check:device.camera.stop') }))
    expect(await off()).toHaveFocus()
    expect(stopped).toEqual(['camera'])
    expect(backend.record.since()).toEqual([])
    expect([localStorage.length, sessionStorage.length]).toEqual([1, 0]) // the language
  })

  it.each([
    ['another document', () => dispatchEvent(new Event('pagehide'))],
    [
      'another tab',
      () => {
        vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
        document.dispatchEvent(new Event('visibilitychange'))
      },
    ],
  ])('turns off when the reader leaves for %s', async (_, leave) => {
    await see()
    act(() => {
      leave()
    })
    expect(await off()).toBeVisible()
    expect(stopped).toEqual(['camera'])
  })

  it('turns off with the page', async () => {
    const { unmount } = await see()
    unmount()
    expect(stopped).toEqual(['camera'])
  })

  it('is missing once it is unplugged', async () => {
    const { card } = await see()
    act(() => void film.dispatchEvent(new Event('ended')))
    expect(await card.findByText(en('check:refused.camera.missing'))).toBeVisible()
  })

  it('turns off at once if it is allowed after the reader has left', async () => {
    let allow: (stream: MediaStream) => void = () => {}
    answer(() => new Promise((resolve) => (allow = resolve)))
    const { card, unmount } = await open('camera')
    expect(card.getByText(en('check:asking'))).toBeVisible()
    unmount()
    await act(async () => allow(streamOf(film)))
    expect(stopped).toEqual(['camera'])
  })
})

describe('a microphone that works', () => {
  it('has a level that announces only that a voice is heard', async () => {
    answer(() => Promise.resolve(streamOf(track('microphone'))))
    const { card } = await open('microphone')
    const level = await card.findByRole('meter', { name: en('check:device.microphone.level') })
    expect(level).toHaveAttribute('aria-valuenow', '0')
    expect(card.getByText(en('check:device.microphone.on'))).toBeVisible()
    microphone.volume = 0.1
    expect(await card.findByText(en('check:device.microphone.heard'))).toBeVisible()
    expect(level).toHaveAttribute('aria-valuenow', '9')
    expect(level.closest('[role=status]')).toBeNull()
  })

  it('reports silence after a while', async () => {
    at(Date.now())
    answer(() => Promise.resolve(streamOf(track('microphone'))))
    const { card } = await open('microphone')
    await card.findByRole('meter')
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(card.getByText(en('check:device.microphone.quiet'))).toBeVisible()
  })
})

const python = listingId('group', 'python-beginners')
it.each([
  [`?from=group/${python}`, `/classroom/${python}/group`],
  ['?from=class/..%2F..', undefined],
  ['', undefined],
])('the way back of /check%s leads to %s', async (search, classroom) => {
  vi.spyOn(location, 'search', 'get').mockReturnValue(search)
  await renderApp(`/check${search}`)
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: en('check:back') })?.getAttribute('href')).toBe(classroom),
  )
})
