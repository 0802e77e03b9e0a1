export type ImageType = 'png' | 'jpeg' | 'webp' | 'svg'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50] // after the RIFF size

/** Detects the type of a picture by its first bytes; null for anything else. The file name and declared type are not trusted. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte)
  if (starts(png)) return 'png'
  if (starts(jpeg)) return 'jpeg'
  if (starts(riff) && starts(webp, 8)) return 'webp'
  // SVG is text; removing zero bytes also detects it in UTF-16.
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')
  return /<svg[\s>/]/i.test(text) ? 'svg' : null
}

/** Detects the type of a picture file; null for anything else. Throws a DOMException if the file can no longer be read. */
export async function imageTypeOfFile(file: File): Promise<ImageType | null> {
  const known = imageType(new Uint8Array(await file.slice(0, 4096).arrayBuffer()))
  // An SVG with a long preamble, or a gzipped one, is recognized by its declared type or name.
  return known ?? (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name) ? 'svg' : null)
}

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
