export type ImageType = { extension: 'png' | 'jpg' | 'webp'; contentType: 'image/png' | 'image/jpeg' | 'image/webp' }

export const png: ImageType = { extension: 'png', contentType: 'image/png' }
const jpeg: ImageType = { extension: 'jpg', contentType: 'image/jpeg' }
export const webp: ImageType = { extension: 'webp', contentType: 'image/webp' }

/** The kind of picture its first bytes say it is; undefined for all others. The name and declared type say nothing. */
export function imageTypeOf(bytes: Uint8Array): ImageType | undefined {
  const has = (at: number, ...expected: number[]) => expected.every((byte, i) => bytes[at + i] === byte)
  if (has(0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)) return png
  if (has(0, 0xff, 0xd8, 0xff)) return jpeg
  if (has(0, 0x52, 0x49, 0x46, 0x46) && has(8, 0x57, 0x45, 0x42, 0x50)) return webp
  return undefined
}
