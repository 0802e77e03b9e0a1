// @vitest-environment node
import { expect, it, vi } from 'vitest'

vi.resetModules() // the font is loaded once per document
const { adoptFont, loadFont } = await import('@/ui/browser/brandFont.ts')

it('a font that could not be loaded is requested again, and adopted once it has arrived', async () => {
  const fonts = new Set()
  const request = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue('Onest')
  vi.stubGlobal('document', { fonts })
  vi.stubGlobal(
    'FontFace',
    class {
      load = request
    },
  )
  await loadFont()
  expect(adoptFont()).toBe(false)
  await loadFont()
  await loadFont()
  expect(request).toHaveBeenCalledTimes(2)
  expect(adoptFont()).toBe(true)
  expect([...fonts]).toEqual(['Onest'])
})
