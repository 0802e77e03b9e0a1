/** Adds https:// to a web address copied from a chat, `meet.google.com/abc`; any other text unchanged. */
export const withScheme = (text: string): string =>
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text.trim()) ? `https://${text.trim()}` : text
