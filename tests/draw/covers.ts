/**
 * `npm run draw`, second part: draws the pictures of the demo's classes and groups into tests/backend/seed/pictures, as small webp files like those
 * sent by a teacher's form. The results are committed.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { launchOptions } from '../chromium.ts'
import { covers, type Cover } from './coverScenes.ts'

const folder = 'tests/backend/seed/pictures'
const data = async (file: string, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`
const font = await data('node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2', 'font/woff2')

// Objects on the ground have a shadow there; flying objects don't.
const thing = async ([code, x, y, size, turn = 0]: Cover['things'][number]) => `
  <div style="position:absolute;left:${x}%;top:${y}%;width:${size}%;transform:translate(-50%,-100%)">
    ${y < 58 ? '' : '<div style="position:absolute;left:14%;right:14%;bottom:-3%;height:10%;border-radius:50%;background:rgb(13 59 45 / .22);filter:blur(5px)"></div>'}
    <img style="position:relative;display:block;width:100%;transform:rotate(${turn}deg)" src="${await data(`node_modules/@lobehub/fluent-emoji-3d/assets/${code}.webp`, 'image/webp')}">
  </div>`

const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
await mkdir(folder, { recursive: true })
for (const [slug, { ground, things, width, height }] of Object.entries(covers)) {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>@font-face { font-family: Onest; src: url(${font}); font-weight: 100 900 } body { margin: 0; font-family: Onest; overflow: hidden }</style>
    <svg viewBox="0 0 800 500" preserveAspectRatio="xMidYMid slice" style="display:block;width:100vw;height:100vh">${ground}</svg>${(await Promise.all(things.map(thing))).join('')}`)
  await page.evaluate(() => document.fonts.ready)
  const drawn = `data:image/png;base64,${(await page.screenshot()).toString('base64')}`
  // Playwright takes pictures as PNG and JPEG only; the browser itself knows webp.
  const webp = await page.evaluate(async (source) => {
    const image = new Image()
    image.src = source
    await image.decode()
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    canvas.getContext('2d')!.drawImage(image, 0, 0)
    return canvas.toDataURL('image/webp', 0.72).split(',')[1]!
  }, drawn)
  await writeFile(`${folder}/${slug}.webp`, Buffer.from(webp, 'base64'))
}
await browser.close()
