import { imageType } from './imageType.ts'

const kinds = { png: ['png', 'image/png'], jpeg: ['jpg', 'image/jpeg'], webp: ['webp', 'image/webp'] } as const

/**
 * Renames a picture randomly, since its name may contain a child's name, and sets the extension and type that its first bytes indicate. Throws a
 * TypeError if it is not a PNG, JPEG, or WebP, and a DOMException if the file can no longer be read.
 */
export async function anonymousPicture(picture: Blob): Promise<File> {
  const kind = imageType(new Uint8Array(await picture.slice(0, 16).arrayBuffer()))
  if (kind === null || kind === 'svg') throw new TypeError('no picture')
  const [extension, type] = kinds[kind]
  // crypto.randomUUID exists in secure contexts only.
  const name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
  return new File([picture], `${name}.${extension}`, { type })
}
