/** Addresses that open a message with the title and the page. */
export const telegramUrl = (title: string, url: string) =>
  `https://t.me/share/url?${new URLSearchParams({ url, text: title })}`
export const whatsappUrl = (title: string, url: string) =>
  `https://wa.me/?${new URLSearchParams({ text: `${title}\n${url}` })}`
