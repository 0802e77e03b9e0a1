import { crc32, deflateSync } from 'node:zlib'

type Colour = readonly [red: number, green: number, blue: number]

function chunk(type: string, data: Uint8Array): Buffer {
  const name = Buffer.from(type, 'latin1')
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(data, crc32(name)))
  return Buffer.concat([length, name, data, checksum])
}

/** A small valid PNG with a color gradient: a picture of any shape for tests, without a binary in the repository. */
export function gradientPng(width: number, height: number, from: Colour, to: Colour): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8) // 8 bits a channel, RGB
  const stride = width * 3 + 1 // each row starts with its filter type, here none
  const pixels = Buffer.alloc(stride * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const share = (x / width + y / height) / 2
      for (const channel of [0, 1, 2] as const) {
        pixels[y * stride + 1 + x * 3 + channel] = Math.round(from[channel] + (to[channel] - from[channel]) * share)
      }
    }
  }
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', new Uint8Array()),
  ])
}
