import { afterEach, expect, it, vi } from 'vitest'
import { drawPoster } from '@/listing/drawing/drawPoster.ts'

afterEach(() => vi.restoreAllMocks())

it.each([
  ['short', 1],
  ['long', 30],
])('shows all facts of a class above the footer of its poster: %s facts', async (_, times) => {
  const texts: { text: string; y: number }[] = []
  const context = {
    font: '',
    // A letter is half as wide as high.
    measureText: (text: string) => ({ width: (text.length * Number(/ ([\d.]+)px/.exec(context.font)![1])) / 2 }),
    fillText: (text: string, _x: number, y: number) => texts.push({ text, y }),
  }
  const canvas = {
    getContext: () => new Proxy(context, { get: (from, name) => Reflect.get(from, name) ?? (() => {}) }),
    toBlob: (done: (blob: Blob) => void) => done(new Blob(['x'])),
  }
  vi.spyOn(document, 'createElement').mockReturnValueOnce(canvas as unknown as HTMLElement)
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue()
  const lines = ['when', 'lessons', 'audience', 'teacher', 'price'].map((fact) => `${fact} words`.repeat(times))
  await drawPoster({
    listing: { id: '1', imageUrl: '' },
    title: 'Chess club '.repeat(times),
    lines,
    look: { tint: 'lilac', picture: 'chessPawn' },
    address: 'nihol.example',
  })
  const address = texts.findIndex(({ text }) => text.includes('nihol.example'))
  expect(texts[address - 1]!.text).toContain(times === 1 ? 'price' : 'words')
  for (const { y } of texts.slice(0, address)) expect(y).toBeLessThan(1350 - 130)
})
