import { imageType } from './imageType.ts'

const kinds = { png: ['png', 'image/png'], jpeg: ['jpg', 'image/jpeg'], webp: ['webp', 'image/webp'] } as const

/**
 * A picture under a random name, with the extension and the type that its first bytes say: the name that its owner gave it may tell who
 * is in it, and may lie. Throws for what is no PNG, JPEG or WebP, and when it cannot be read any more.
 */
export async function anonymousPicture(picture: Blob): Promise<File> {
  const kind = imageType(new Uint8Array(await picture.slice(0, 16).arrayBuffer()))
  if (kind === null || kind === 'svg') throw new TypeError('no picture')
  const [extension, type] = kinds[kind]
  // Not randomUUID, which pages without encryption do not have.
  const name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return new File([picture], `${name}.${extension}`, { type })
}
