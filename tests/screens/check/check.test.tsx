import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { agents, appAgents } from '../../unit/features/agents.ts'
import { en, type Language, wordsOf } from '../../words.ts'
import { at } from '../clockAt.ts'
import { openApp, renderApp, textsOf } from '../renderApp.tsx'

const stopped: string[] = []

type Ask = (wanted: MediaStreamConstraints) => Promise<MediaStream>
const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const answer = (getUserMedia: Ask | undefined) => {
  setNavigator('mediaDevices', getUserMedia && { getUserMedia })
  setNavigator('permissions', { query: () => Promise.resolve({ state: 'denied' }) })
}

/** The fake microphone, with its loudness. */
const microphone = { volume: 0 }
class FakeAudio {
  currentTime = 0
  destination = {}
  createAnalyser = () => ({
    fftSize: 4,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(microphone.volume),
  })
  createMediaStreamSource = () => ({ connect: () => {} })
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
}

beforeEach(() => {
  stopped.length = 0
  microphone.volume = 0
  setNavigator('userAgent', agents.windows)
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['userAgent', 'mediaDevices', 'permissions']) Reflect.deleteProperty(navigator, name)
})

/** Starts the check of a device. */
async function open(device: 'camera' | 'microphone', language: Language = 'en') {
  const w = wordsOf(language)
  const app = await renderApp('/check', { language })
  const card = within(await screen.findByRole('region', { name: w(`check:device.${device}.title`) }))
  await app.user.click(card.getByRole('button', { name: w(`check:device.${device}.start`) }))
  return { ...app, card, w }
}

const track = (kind: string) => Object.assign(new EventTarget(), { stop: () => stopped.push(kind) })
const streamOf = (one: EventTarget) => ({ getTracks: () => [one] }) as unknown as MediaStream

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
  await openApp(`/check${search}`)
  await waitFor(() =>
    expect(screen.queryByRole('link', { name: en('check:back') })?.getAttribute('href')).toBe(classroom),
  )
})

it.each([
  ['denied', 'camera', 'en', 'NotAllowedError', agents.mac, 'denied.mac'],
  ['blocked', 'microphone', 'uz', 'SecurityError', agents.android, 'blocked.android'],
  ['missing', 'camera', 'uz', 'NotFoundError', agents.windows, 'missing'],
  ['inApp', 'microphone', 'en', 'NotAllowedError', appAgents[0], 'inApp'],
] as const)('%s: the reason for a refused %s is explained (%s)', async (why, device, language, error, agent, steps) => {
  answer(() => Promise.reject(new DOMException('', error)))
  setNavigator('userAgent', agent)
  const { card, w } = await open(device, language)
  const note = await card.findByText(w(`check:refused.${device}.${why}`))
  expect(note.closest('[role=status]')).not.toBeNull()
  expect(textsOf(card.getAllByRole('listitem'))).toEqual(w(`check:steps.${steps}`).split('\n'))
  expect(card.queryByRole('button', { name: w('check:copy.label') }) !== null).toBe(why === 'inApp')
  expect(card.getByRole('button', { name: w('common:tryAgain') })).toHaveFocus()
})

it('a browser without devices is explained', async () => {
  answer(undefined)
  const { card, w } = await open('camera')
  expect(await card.findByText(w('check:refused.camera.unsupported'))).toBeVisible()
})

it('the sound is judged by the person, with steps for the system', async () => {
  setNavigator('userAgent', agents.ios)
  vi.stubGlobal('AudioContext', undefined)
  const { user } = await renderApp('/check')
  const card = within(await screen.findByRole('region', { name: en('check:speaker.title') }))
  await user.click(card.getByRole('button', { name: en('check:speaker.play') }))
  expect(await card.findByText(en('check:steps.silent.ios').split('\n')[1]!)).toBeVisible()
  await user.click(card.getByRole('button', { name: en('check:speaker.yes') }))
  expect(card.getByText(en('check:speaker.heard'))).toBeVisible()
})
