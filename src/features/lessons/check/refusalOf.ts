import { isInAppBrowser } from '@/lib/device/isInAppBrowser.ts'

export type Device = 'camera' | 'microphone'

/**
 * Why a device cannot be used. `denied`: the person said no, now or earlier; `dismissed`: closed the question; `blocked`: the system, or whoever
 * manages it, says no; `inApp`: the page is shown inside another app; `unsupported`: the browser has no such thing, or the page is not secure.
 */
export type Refusal = 'denied' | 'dismissed' | 'blocked' | 'missing' | 'busy' | 'inApp' | 'unsupported'

/** Chromium only: whether the document may ask at all. */
type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: Device) => boolean } }

/** Older browsers do not know these names. */
const permission = (name: Device) =>
  navigator.permissions.query({ name: name as PermissionName }).then(
    ({ state }) => state,
    () => 'denied',
  )

async function notAllowed(error: Error, device: Device): Promise<Refusal> {
  if (isInAppBrowser()) return 'inApp'
  if (/\bsystem\b/i.test(error.message)) return 'blocked'
  if ((document as WithPolicy).featurePolicy?.allowsFeature(device) === false) return 'blocked'
  return (await permission(device)) === 'prompt' ? 'dismissed' : 'denied'
}

/** The reason of a failed getUserMedia, by the name of its error; null stands for a browser without it. */
export async function refusalOf(error: unknown, device: Device): Promise<Refusal> {
  if (error === null) return isInAppBrowser() ? 'inApp' : 'unsupported'
  if (!(error instanceof Error)) return 'busy'
  switch (error.name) {
    case 'NotAllowedError':
      return notAllowed(error, device)
    case 'SecurityError':
      return 'blocked'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    default:
      return 'busy' // NotReadableError, AbortError: it exists, and does not start
  }
}
