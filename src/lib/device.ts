export type System = 'ios' | 'android' | 'windows' | 'mac' | 'other'

/** The system of a device, to name the place of its settings. iPads identify as Macs but have a touch screen. */
export function systemOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System {
  if (/iPhone|iPad|iPod/.test(userAgent)) return 'ios'
  if (/Macintosh/.test(userAgent)) return maxTouchPoints > 1 ? 'ios' : 'mac'
  if (/Android/.test(userAgent)) return 'android'
  return /Windows/.test(userAgent) ? 'windows' : 'other'
}

const apps =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|Telegram|Viber|WhatsApp|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp)|\bLine\/|; wv\)/

/**
 * Whether a page is shown inside another app (Telegram, Instagram, Facebook, Viber…), where camera and microphone rarely work. Android's WebView
 * contains `wv`, the iPhone's omits `Safari`; Telegram's defines an object in the page.
 */
export const isInAppBrowser = (userAgent = navigator.userAgent) =>
  apps.test(userAgent) ||
  (/iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/')) ||
  'TelegramWebviewProxy' in window
