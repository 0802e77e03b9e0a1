import { env } from '@/env.ts'
import { withQuery } from '@/lib/url/webLink.ts'

type ChannelName = 'phone' | 'email' | 'telegram' | 'whatsapp' | 'instagram' | 'youtube'

const channels = (): Readonly<Record<ChannelName, { text: string; href: string }>> => ({
  phone: { text: env.contactPhone, href: env.contactPhone && `tel:${env.contactPhone.replace(/[^+\d]/g, '')}` },
  email: { text: env.contactEmail, href: env.contactEmail && `mailto:${env.contactEmail}` },
  telegram: { text: 'Telegram', href: env.telegramUrl },
  whatsapp: { text: 'WhatsApp', href: env.whatsappUrl },
  instagram: { text: 'Instagram', href: env.instagramUrl },
  youtube: { text: 'YouTube', href: env.youtubeUrl },
})

type Channel<Name> = { name: Name; text: string; href: string }

/** The named ways to reach or follow us that are configured, in the given order: the text and the target of each link. */
export const contactChannels = <Name extends ChannelName>(...names: readonly Name[]): Channel<Name>[] =>
  names.map((name) => ({ name, ...channels()[name] })).filter(({ href }) => href !== '')

/** The configured chats, each opening with `greeting` prefilled (both apps read it from `text`). */
export const chatLinks = (greeting: string) =>
  contactChannels('telegram', 'whatsapp').map((chat) => ({ ...chat, href: withQuery(chat.href, { text: greeting }) }))
