export type ImageType = 'png' | 'jpeg' | 'webp' | 'svg'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]
const riff = [0x52, 0x49, 0x46, 0x46]
const webp = [0x57, 0x45, 0x42, 0x50] // after the length of the RIFF

/** The kind of picture its first bytes say it is; null for all others. Names and declared types say nothing. */
export function imageType(bytes: Uint8Array): ImageType | null {
  const starts = (signature: readonly number[], at = 0) => signature.every((byte, index) => bytes[at + index] === byte)
  if (starts(png)) return 'png'
  if (starts(jpeg)) return 'jpeg'
  if (starts(riff) && starts(webp, 8)) return 'webp'
  // A drawing is text; zeros go first, so that one in UTF-16 is known as well.
  const text = new TextDecoder('latin1').decode(bytes).replaceAll('\0', '')
  return /<svg[\s>/]/i.test(text) ? 'svg' : null
}

/** The kind of picture a file holds. Throws when the file cannot be read any more. */
export async function imageTypeOfFile(file: File): Promise<ImageType | null> {
  const known = imageType(new Uint8Array(await file.slice(0, 4096).arrayBuffer()))
  // A drawing with a long preamble, or a packed one, still has its name.
  return known ?? (file.type === 'image/svg+xml' || /\.svgz?$/i.test(file.name) ? 'svg' : null)
}
