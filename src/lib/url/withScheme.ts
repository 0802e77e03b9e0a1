/** A web address as people copy it from a chat, `meet.google.com/abc`, with https:// before it; any other text unchanged. */
export const withScheme = (text: string): string =>
  /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text.trim()) ? `https://${text.trim()}` : text
