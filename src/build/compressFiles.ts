import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const [brotli, zip] = [promisify(brotliCompress), promisify(gzip)]

/** Writes a Brotli and a gzip copy next to every text file of a folder, so that hosts need not compress on request. */
export async function compressFiles(folder: string) {
  const files = await readdir(folder, { recursive: true })
  const texts = files.filter(
    (file) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file) && !file.startsWith('.'),
  )
  await Promise.all(
    texts.map(async (file) => {
      const text = await readFile(path.join(folder, file))
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(path.join(folder, `${file}.br`), await brotli(text, { params }))
      await writeFile(path.join(folder, `${file}.gz`), await zip(text, { level: 9 }))
    }),
  )
}
