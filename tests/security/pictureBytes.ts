/** The bytes of texts, letter by letter, and of numbers. */
export const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? Array.from(part, (letter) => letter.charCodeAt(0)) : part)),
  )

export const jpeg = bytes([0xff, 0xd8, 0xff, 0xe1], 'Exif')
