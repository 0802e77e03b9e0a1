import { env } from '@/env.ts'
import { isSecureWebLink } from '@/lib/webLink.ts'

/** The address of a chat with a first message filled in; null when there is none. Telegram and WhatsApp both read it from `text`. */
function withText(setting: string, text: string): string | null {
  if (!isSecureWebLink(setting)) return null
  const url = new URL(setting)
  url.searchParams.set('text', text)
  return url.href
}

/** The chats a family can write to; one without an address is left out. */
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
