/**
 * `npm run draw`: draws the icons and the share images (1200 × 630) below public/ with the product's own font, colors, and pictures.
 * Run it when a name, a price or the design changes; its output is committed.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { courses } from '../../src/content/courses.ts'
import { launchOptions } from '../chromium.ts'
import { wordsOf } from '../words.ts'
import colours from '../../tailwind.config.ts'

const { colors } = colours.theme.extend
const { butter, sky, blush, lilac, leaf, pine, cream, ink } = colors
const tints = { butter, sky, 'leaf-tint': leaf.tint, blush, lilac }

const data = async (file: string, type: string) => `data:${type};base64,${(await readFile(file)).toString('base64')}`

const font = await data('node_modules/@fontsource-variable/onest/files/onest-latin-wght-normal.woff2', 'font/woff2')
const sapling = await data('public/favicon.svg', 'image/svg+xml')
const names = await readFile('src/ui/base/pictures.ts', 'utf8')
/** The file of a picture, as src/ui/base/pictures.ts imports it. */
const picture = (name: string) => {
  const file = new RegExp(`import ${name} from '@lobehub/fluent-emoji-3d/([^']+)'`).exec(names)?.[1]
  if (!file) throw new Error(`no picture ${name}`)
  return data(`node_modules/@lobehub/fluent-emoji-3d/${file}`, 'image/webp')
}

const browser = await chromium.launch(launchOptions)
const page = await browser.newPage()
const draw = async (file: string, width: number, height: number, body: string) => {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>
    @font-face { font-family: Onest; src: url(${font}); font-weight: 100 900 }
    * { margin: 0; box-sizing: border-box }
    body { font-family: Onest; width: ${width}px; height: ${height}px; overflow: hidden; color: ${pine.DEFAULT} }
  </style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file })
}

await mkdir('public/icons', { recursive: true })
await mkdir('public/og', { recursive: true })
for (const [name, size, share] of [
  ['icon-192', 192, 0.7],
  ['icon-512', 512, 0.7],
  ['icon-maskable-512', 512, 0.5],
  ['apple-touch-icon', 180, 0.64],
] as const) {
  const icon = `<div style="background:${cream};width:100%;height:100%;display:grid;place-items:center"><img src="${sapling}" style="width:${share * 100}%"></div>`
  await draw(`public/icons/${name}.png`, size, size, icon)
}

for (const language of ['en', 'uz'] as const) {
  const t = wordsOf(language)
  const card = (title: string, line: string, art: string, tint: string, button: string) => `
    <div style="display:grid;grid-template-columns:1fr 430px;height:100%;background:${cream}">
      <div style="padding:64px 0 60px 72px;display:flex;flex-direction:column">
        <p style="display:flex;align-items:center;gap:14px;font-size:36px;font-weight:800;letter-spacing:-.02em"><img src="${sapling}" style="width:48px">${t('common:brand')}</p>
        <h1 style="margin-top:auto;font-size:${title.length > 34 ? 58 : 70}px;line-height:1.06;font-weight:800;letter-spacing:-.03em;text-wrap:balance">${title}</h1>
        <p style="margin-top:22px;font-size:29px;line-height:1.35;color:${ink.soft};max-width:620px">${line}</p>
        <p style="margin-top:auto;align-self:flex-start;background:${leaf.DEFAULT};color:#fff;font-size:27px;font-weight:700;padding:18px 30px;border-radius:18px;box-shadow:inset 0 -3px 0 ${leaf.dark}">${button}</p>
      </div>
      <div style="background:${tint};border-radius:64px 0 0 64px;display:grid;place-items:center"><img src="${art}" style="width:270px"></div>
    </div>`
  const seedling = await picture('seedling')
  const home = card(t('home:hero.title'), t('home:hero.badge'), seedling, leaf.tint, t('home:hero.cta'))
  await draw(`public/og/nihol-${language}.png`, 1200, 630, home)
  for (const { id, slug, tint, picture: art } of courses) {
    const [name, title] = [t(`courses:course.${id}.name`), t(`coursePages:courses.${id}.title`)]
    const course = card(name, title, await picture(art), tints[tint], t('common:nav.bookTrial'))
    await draw(`public/og/${slug.toLowerCase()}-${language}.png`, 1200, 630, course)
  }
}
await browser.close()
