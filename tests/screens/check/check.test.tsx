import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Refusal } from '@/features/check/refusalOf.ts'
import type { System } from '@/lib/device/systemOf.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { en, wordsOf, type Language } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

const agents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  other: 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
} satisfies Record<System, string>

const stopped: string[] = []
const track = (kind: string) => Object.assign(new EventTarget(), { stop: () => stopped.push(kind) })
const streamOf = (one: EventTarget) => ({ getTracks: () => [one] }) as unknown as MediaStream

type Ask = (wanted: MediaStreamConstraints) => Promise<MediaStream>
const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
const answer = (getUserMedia: Ask | undefined, permission: PermissionState = 'denied') => {
  setNavigator('mediaDevices', getUserMedia && { getUserMedia })
  setNavigator('permissions', { query: () => Promise.resolve({ state: permission }) })
}
const refuse =
  (name: string, message = '') =>
  () =>
    Promise.reject(new DOMException(message, name))

/** The loudness that the fake microphone has. */
let volume = 0
class FakeAudio {
  currentTime = 0
  destination = {}
  createAnalyser = () => ({ fftSize: 4, getFloatTimeDomainData: (samples: Float32Array) => samples.fill(volume) })
  createMediaStreamSource = () => ({ connect: () => {} })
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
}

beforeEach(() => {
  stopped.length = 0
  volume = 0
  setNavigator('userAgent', agents.windows)
  vi.stubGlobal('AudioContext', FakeAudio)
  vi.spyOn(HTMLMediaElement.prototype, 'srcObject', 'set').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  for (const name of ['userAgent', 'mediaDevices', 'permissions'])
    delete (navigator as unknown as Record<string, unknown>)[name]
})

async function open(device: 'camera' | 'microphone', language: Language = 'en', address = '/check') {
  const w = wordsOf(language)
  const app = await renderApp(address, { language })
  const card = within(await screen.findByRole('region', { name: w(`check:device.${device}.title`) }))
  await app.user.click(card.getByRole('button', { name: w(`check:device.${device}.start`) }))
  return { ...app, card, w }
}

const refusals: readonly [why: Refusal, ask: Ask | undefined, permission?: PermissionState, agent?: string][] = [
  ['denied', refuse('NotAllowedError', 'Permission denied')],
  ['dismissed', refuse('NotAllowedError', 'Permission dismissed'), 'prompt'],
  ['blocked', refuse('NotAllowedError', 'Permission denied by system')],
  ['blocked', refuse('SecurityError')],
  ['missing', refuse('NotFoundError')],
  ['busy', refuse('NotReadableError')],
  ['unsupported', undefined],
  ['inApp', refuse('NotAllowedError'), 'denied', `${agents.android} Instagram 300.0`],
  ['inApp', undefined, 'denied', agents.ios.replace(/ Version.* Safari\S+/, ' Mobile/15E148')],
]

describe.each(['camera', 'microphone'] as const)('a %s that cannot be used', (device) => {
  it.each(refusals)('is explained: %s', async (why, ask, permission, agent) => {
    answer(ask, permission)
    if (agent !== undefined) setNavigator('userAgent', agent)
    const { card, w } = await open(device, device === 'camera' ? 'en' : 'uz')
    const note = await card.findByText(w(`check:refused.${device}.${why}`))
    expect(note.closest('[role=status]')).not.toBeNull()
    const steps = w(why === 'denied' || why === 'blocked' ? `check:steps.${why}.windows` : `check:steps.${why}`)
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps.split('\n'))
    expect(card.queryByRole('button', { name: w('check:copy.label') }) !== null).toBe(why === 'inApp')
    expect(card.getByRole('button', { name: w('common:tryAgain') })).toHaveFocus()
  })
})

it.each(Object.keys(agents) as System[])('the steps are those of the system: %s', async (system) => {
  answer(refuse('NotAllowedError'))
  setNavigator('userAgent', agents[system])
  const { card } = await open('camera')
  const [first] = en(`check:steps.denied.${system}`).split('\n')
  expect(await card.findByText(first!)).toBeVisible()
})

it('every reason has words of its own, in both languages', () => {
  for (const language of ['en', 'uz'] as const)
    for (const device of ['camera', 'microphone'] as const) {
      const kinds = [...new Set(refusals.map(([why]) => why))]
      expect(new Set(kinds.map((why) => wordsOf(language)(`check:refused.${device}.${why}`))).size).toBe(7)
    }
})

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
  it('has a level that says by itself only that somebody is heard', async () => {
    answer(() => Promise.resolve(streamOf(track('microphone'))))
    const { card } = await open('microphone')
    const level = await card.findByRole('meter', { name: en('check:device.microphone.level') })
    expect(level).toHaveAttribute('aria-valuenow', '0')
    expect(card.getByText(en('check:device.microphone.on'))).toBeVisible()
    volume = 0.1
    expect(await card.findByText(en('check:device.microphone.heard'))).toBeVisible()
    expect(level).toHaveAttribute('aria-valuenow', '9')
    expect(level.closest('[role=status]')).toBeNull()
  })

  it('is told to be muted when it stays quiet', async () => {
    vi.useFakeTimers({
      shouldAdvanceTime: true,
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
    })
    answer(() => Promise.resolve(streamOf(track('microphone'))))
    const { card } = await open('microphone')
    await card.findByRole('meter')
    await act(() => vi.advanceTimersByTimeAsync(8000))
    expect(card.getByText(en('check:device.microphone.quiet'))).toBeVisible()
  })
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

describe('the way back', () => {
  const python = listingId('group', 'python-beginners')
  const back = () => screen.queryByRole('link', { name: en('check:back') })

  const at = async (search: string) => {
    vi.spyOn(location, 'search', 'get').mockReturnValue(search)
    await renderApp(`/check${search}`)
    await screen.findByRole('heading', { level: 1 })
  }

  it('leads to the classroom that the address names', async () => {
    await at(`?from=group/${python}`)
    await waitFor(() => expect(back()).toHaveAttribute('href', `/classroom/${python}/group`))
  })

  it.each(['', '?from=', '?from=lesson/1', '?from=class/..%2F..', '?from=//evil.example/class', '?from=class/a%20b'])(
    'is not there with %s',
    async (search) => {
      await at(search)
      expect(back()).toBeNull()
    },
  )
})
