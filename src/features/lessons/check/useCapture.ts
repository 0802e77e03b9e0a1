import { useCallback, useEffect, useRef, useState } from 'react'
import { deviceProblemOf, type Device, type DeviceProblem } from './deviceProblem.ts'

type Capture =
  | { phase: 'off' | 'asking' }
  | { phase: 'on'; stream: MediaStream }
  | { phase: 'refused'; why: DeviceProblem }

const wanted = { camera: { video: { facingMode: 'user' } }, microphone: { audio: true } } as const

const end = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop())

const open = (device: Device) => {
  // Missing on insecure pages and in some in-app browsers.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return devices === undefined ? Promise.reject<MediaStream>(null) : devices.getUserMedia(wanted[device])
}

/** The camera or microphone during a test: off until `start`, after `stop`, and when the page is left or hidden. */
export function useCapture(device: Device) {
  const [capture, setCapture] = useState<Capture>({ phase: 'off' })
  /** The latest attempt; the result of an earlier one is ignored. */
  const latest = useRef<{ stream?: MediaStream }>(null)

  const stop = useCallback(() => {
    end(latest.current?.stream)
    latest.current = null
    setCapture({ phase: 'off' })
  }, [])

  const start = async () => {
    const attempt: { stream?: MediaStream } = {}
    latest.current = attempt
    const show = (next: Capture) => {
      if (latest.current === attempt) setCapture(next)
    }
    setCapture({ phase: 'asking' })
    try {
      const stream = await open(device)
      if (latest.current !== attempt || document.hidden) {
        end(stream)
        return show({ phase: 'off' })
      }
      attempt.stream = stream
      for (const track of stream.getTracks())
        track.addEventListener('ended', () => show({ phase: 'refused', why: 'missing' })) // unplugged, or permission revoked
      show({ phase: 'on', stream })
    } catch (error) {
      show({ phase: 'refused', why: await deviceProblemOf(error, device) })
    }
  }

  // Effect: the device itself, which must not run while the page is hidden. The permission request may hide the page briefly.
  useEffect(() => {
    const hide = () => {
      if (document.hidden && latest.current?.stream) stop()
    }
    addEventListener('pagehide', stop)
    document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', stop)
      document.removeEventListener('visibilitychange', hide)
      stop()
    }
  }, [stop])

  return { capture, start, stop }
}
