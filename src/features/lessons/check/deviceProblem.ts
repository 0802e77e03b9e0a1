import { isInAppBrowser } from '@/lib/device.ts'

export type Device = 'camera' | 'microphone'

/**
 * Why a device can't be used. `denied`: the user refused, now or earlier; `dismissed`: the user closed the request; `blocked`: the system or its
 * administrator refuses; `missing`: the computer has no such device; `busy`: it exists but doesn't start; `inApp`: the page is shown inside another app; `unsupported`: the browser has no such feature, or the page isn't secure.
 */
export type DeviceProblem = 'denied' | 'dismissed' | 'blocked' | 'missing' | 'busy' | 'inApp' | 'unsupported'

/** Chromium only: whether the document is allowed to request a device. */
type WithPolicy = Document & { featurePolicy?: { allowsFeature: (name: Device) => boolean } }

/** Older browsers don't support these names. */
const permission = (name: Device) =>
  navigator.permissions.query({ name: name as PermissionName }).then(
    ({ state }) => state,
    () => 'denied',
  )

async function notAllowed(error: Error, device: Device): Promise<DeviceProblem> {
  if (isInAppBrowser()) return 'inApp'
  if (/\bsystem\b/i.test(error.message)) return 'blocked'
  if ((document as WithPolicy).featurePolicy?.allowsFeature(device) === false) return 'blocked'
  return (await permission(device)) === 'prompt' ? 'dismissed' : 'denied'
}

/** The reason for a failed getUserMedia, by the name of its error; null means a browser without it. */
export async function deviceProblemOf(error: unknown, device: Device): Promise<DeviceProblem> {
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
      return 'busy' // NotReadableError, AbortError: it exists but doesn't start
  }
}
