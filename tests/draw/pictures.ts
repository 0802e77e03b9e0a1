/**
 * `npm run draw`: draws the icons and the share images (1200 × 630) below public/ with the product's own font, colors, and pictures.
 * Run it when a name, a price or the design changes; its output is committed.
 */
import { mkdir, readFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { courses } from '../../src/content/courses.ts'
import { launchOptions } from '../chromium.ts'
import colours from '../../tailwind.config.ts'

const { colors } = colours.theme.extend
const tints: Record<string, string> = {
  butter: colors.butter,
  sky: colors.sky,
  'leaf-tint': colors.leaf.tint,
  blush: colors.blush,
  lilac: colors.lilac,
}
type Words = { [key: string]: Words | string }
/** The text of a key of the bundles of a language, as in `home:hero.title`. */
async function wordsOf(language: string) {
  const files = ['common', 'home', 'courses', 'coursePages']
  const bundles = new Map(
    await Promise.all(
      files.map(
        async (file) =>
          [file, JSON.parse(await readFile(`src/i18n/${language}/${file}.json`, 'utf8')) as Words] as const,
      ),
    ),
  )
  return (key: string) => {
    const [file = '', path = ''] = key.split(':')
    const text = path.split('.').reduce<Words | string>((at, part) => (at as Words)[part]!, bundles.get(file)!)
    if (typeof text !== 'string') throw new Error(`no text ${key}`)
    return text
  }
}
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
const draw = async (file: string, width: number, height: number, body: string, transparent = false) => {
  await page.setViewportSize({ width, height })
  await page.setContent(`<style>
    @font-face { font-family: Onest; src: url(${font}); font-weight: 100 900 }
    * { margin: 0; box-sizing: border-box }
    body { font-family: Onest; width: ${width}px; height: ${height}px; overflow: hidden; color: ${colors.pine.DEFAULT} }
  </style>${body}`)
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: file, omitBackground: transparent })
}

await mkdir('public/icons', { recursive: true })
await mkdir('public/og', { recursive: true })
for (const [name, size, share, ground] of [
  ['icon-192', 192, 0.7, colors.cream],
  ['icon-512', 512, 0.7, colors.cream],
  ['icon-maskable-512', 512, 0.5, colors.cream],
  ['apple-touch-icon', 180, 0.64, colors.cream],
] as const) {
  await draw(
    `public/icons/${name}.png`,
    size,
    size,
    `<div style="background:${ground};width:100%;height:100%;display:grid;place-items:center"><img src="${sapling}" style="width:${share * 100}%"></div>`,
  )
}

for (const language of ['en', 'uz'] as const) {
  const t = await wordsOf(language)
  const card = (title: string, line: string, art: string, tint: string, button: string) => `
    <div style="display:grid;grid-template-columns:1fr 430px;height:100%;background:${colors.cream}">
      <div style="padding:64px 0 60px 72px;display:flex;flex-direction:column">
        <p style="display:flex;align-items:center;gap:14px;font-size:36px;font-weight:800;letter-spacing:-.02em"><img src="${sapling}" style="width:48px">${t('common:brand')}</p>
        <h1 style="margin-top:auto;font-size:${title.length > 34 ? 58 : 70}px;line-height:1.06;font-weight:800;letter-spacing:-.03em;text-wrap:balance">${title}</h1>
        <p style="margin-top:22px;font-size:29px;line-height:1.35;color:${colors.ink.soft};max-width:620px">${line}</p>
        <p style="margin-top:auto;align-self:flex-start;background:${colors.leaf.DEFAULT};color:#fff;font-size:27px;font-weight:700;padding:18px 30px;border-radius:18px;box-shadow:inset 0 -3px 0 ${colors.leaf.dark}">${button}</p>
      </div>
      <div style="background:${tint};border-radius:64px 0 0 64px;display:grid;place-items:center"><img src="${art}" style="width:270px"></div>
    </div>`
  await draw(
    `public/og/nihol-${language}.png`,
    1200,
    630,
    card(t('home:hero.title'), t('home:hero.badge'), await picture('seedling'), colors.leaf.tint, t('home:hero.cta')),
  )
  for (const { id, slug, tint, picture: art } of courses) {
    await draw(
      `public/og/${slug.toLowerCase()}-${language}.png`,
      1200,
      630,
      card(
        t(`courses:course.${id}.name`),
        t(`coursePages:courses.${id}.title`),
        await picture(art),
        tints[tint]!,
        t('common:nav.bookTrial'),
      ),
    )
  }
}
await browser.close()
