import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import { agents } from '../../unit/features/agents.ts'
import { wordsOf, type Language } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

export const stopped: string[] = []

type Ask = (wanted: MediaStreamConstraints) => Promise<MediaStream>
export const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
export const answer = (getUserMedia: Ask | undefined) => {
  setNavigator('mediaDevices', getUserMedia && { getUserMedia })
  setNavigator('permissions', { query: () => Promise.resolve({ state: 'denied' }) })
}

/** The fake microphone, with its loudness. */
export const microphone = { volume: 0 }
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

/** Fakes the devices for the tests of a file. */
export function withDevices() {
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
}

/** Starts the check of a device. */
export async function open(device: 'camera' | 'microphone', language: Language = 'en') {
  const w = wordsOf(language)
  const app = await renderApp('/check', { language })
  const card = within(await screen.findByRole('region', { name: w(`check:device.${device}.title`) }))
  await app.user.click(card.getByRole('button', { name: w(`check:device.${device}.start`) }))
  return { ...app, card, w }
}
