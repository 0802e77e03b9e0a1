import { useCallback, useEffect, useRef, useState } from 'react'
import { refusalOf, type Device, type Refusal } from './refusalOf.ts'

type Capture = { phase: 'off' | 'asking' } | { phase: 'on'; stream: MediaStream } | { phase: 'refused'; why: Refusal }

const wanted = { camera: { video: { facingMode: 'user' } }, microphone: { audio: true } } as const

const end = (stream: MediaStream | undefined) => stream?.getTracks().forEach((track) => track.stop())

const open = (device: Device) => {
  // Insecure pages and some in-app browsers have none.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  return devices === undefined ? Promise.reject<MediaStream>(null) : devices.getUserMedia(wanted[device])
}

/** The camera or microphone while the reader tries it: off until `start`, and again on `stop` and whenever the page is left or hidden. */
export function useCapture(device: Device) {
  const [capture, setCapture] = useState<Capture>({ phase: 'off' })
  /** The latest attempt; an answer to an earlier one comes too late. */
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
        track.addEventListener('ended', () => show({ phase: 'refused', why: 'missing' })) // unplugged, or taken away
      show({ phase: 'on', stream })
    } catch (error) {
      show({ phase: 'refused', why: await refusalOf(error, device) })
    }
  }

  // Effect: the device itself, which must not run while nobody looks at the page. The question may hide the page for a moment.
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
