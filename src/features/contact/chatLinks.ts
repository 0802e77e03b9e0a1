import { env } from '@/env.ts'
import { isSecureWebLink } from '@/lib/url/webLink.ts'

/** A chat URL with a prefilled message (both apps read it from `text`); null if the setting is not an https URL. */
function withText(setting: string, text: string): string | null {
  if (!isSecureWebLink(setting)) return null
  const url = new URL(setting)
  url.searchParams.set('text', text)
  return url.href
}

/** The configured chats, each opening with `greeting` prefilled. */
export function chatLinks(greeting: string) {
  const chats = [
    { name: 'Telegram', setting: env.telegramUrl },
    { name: 'WhatsApp', setting: env.whatsappUrl },
  ] as const
  return chats.flatMap(({ name, setting }) => {
    const href = withText(setting, greeting)
    return href === null ? [] : [{ name, href }]
  })
}
