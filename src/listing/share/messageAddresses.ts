import { withQuery } from '@/lib/url/webLink.ts'

/** Addresses that open a chat message with the title and the page. */
export const telegramUrl = (title: string, url: string) => withQuery('https://t.me/share/url', { url, text: title })
export const whatsappUrl = (title: string, url: string) => withQuery('https://wa.me/', { text: `${title}\n${url}` })
