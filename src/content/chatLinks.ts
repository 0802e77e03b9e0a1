import { env } from '@/env.ts'
import { isSecureWebLink } from '@/lib/url/webLink.ts'
import { withQuery } from '@/lib/url/withQuery.ts'

/** The configured chats that are https URLs, each opening with `greeting` prefilled (both apps read it from `text`). */
export function chatLinks(greeting: string) {
  const chats = [
    { name: 'Telegram', setting: env.telegramUrl },
    { name: 'WhatsApp', setting: env.whatsappUrl },
  ] as const
  return chats.flatMap(({ name, setting }) =>
    isSecureWebLink(setting) ? [{ name, href: withQuery(setting, { text: greeting }) }] : [],
  )
}
