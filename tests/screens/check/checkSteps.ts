import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, vi } from 'vitest'
import type { System } from '@/lib/device.ts'
import { wordsOf, type Language } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'

export const agents = {
  ios: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Mobile Safari/537.36',
  windows:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
  other: 'Mozilla/5.0 (X11; CrOS x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
} satisfies Record<System, string>

export const stopped: string[] = []

export type Ask = (wanted: MediaStreamConstraints) => Promise<MediaStream>
export const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
export const answer = (getUserMedia: Ask | undefined, permission: PermissionState = 'denied') => {
  setNavigator('mediaDevices', getUserMedia && { getUserMedia })
  setNavigator('permissions', { query: () => Promise.resolve({ state: permission }) })
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
    vi.useRealTimers()
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
    for (const name of ['userAgent', 'mediaDevices', 'permissions'])
      delete (navigator as unknown as Record<string, unknown>)[name]
  })
}

/** Starts the check of a device. */
export async function open(device: 'camera' | 'microphone', language: Language = 'en', address = '/check') {
  const w = wordsOf(language)
  const app = await renderApp(address, { language })
  const card = within(await screen.findByRole('region', { name: w(`check:device.${device}.title`) }))
  await app.user.click(card.getByRole('button', { name: w(`check:device.${device}.start`) }))
  return { ...app, card, w }
}
