const apps =
  /\b(?:Instagram|FBAN|FBAV|FB_IAB|Telegram|Viber|WhatsApp|Snapchat|TikTok|musical_ly|BytedanceWebview|LinkedInApp)|\bLine\/|; wv\)/

/**
 * Whether a page is shown inside another app (Telegram, Instagram, Facebook, Viber…), where camera and microphone seldom work. Android's
 * WebView says `wv`, that of iPhones leaves out `Safari`; Telegram's leaves an object in the page.
 */
export const isInAppBrowser = (userAgent = navigator.userAgent) =>
  apps.test(userAgent) ||
  (/iPhone|iPad|iPod/.test(userAgent) && !userAgent.includes('Safari/')) ||
  'TelegramWebviewProxy' in window
