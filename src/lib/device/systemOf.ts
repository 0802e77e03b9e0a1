export type System = 'ios' | 'android' | 'windows' | 'mac' | 'other'

/** The system of a device, to name the place of its settings. iPads identify as Macs but have a touch screen. */
export function systemOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac'
  if (/Android/.test(userAgent)) return 'android'
  return /Windows/.test(userAgent) ? 'windows' : 'other'
}
