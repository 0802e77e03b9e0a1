import { launchOptions } from '../../chromium.ts'
import { isFull } from '../../full.ts'
import { messagesOf } from '../../messages.ts'
import { test } from './journey.ts'
import { roles } from './roleJourneys.ts'

test.use({
  mayContact: ['meeting'],
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
  },
})

/** Every role in both widths and languages; in the gate each role once. */
const cells = (Object.keys(roles) as (keyof typeof roles)[]).flatMap((role, row) =>
  [360, 1280].flatMap((width, column) =>
    (['en', 'uz'] as const)
      .filter((_, index) => isFull || ((row + column) % 2 === 0 && index === [1, 0, 0][row]))
      .map((language) => ({ role, width, language })),
  ),
)
const shots = process.env['NIHOL_SHOTS']

const parts: Record<keyof typeof roles, string> = {
  teacher: 'a teacher publishes weekly lessons, finds them in the week, edits and copies them',
  student: 'a student enrolls, takes the week along, checks the devices, and joins',
  visitor: 'a visitor opens another class of a teacher, saves a shared class, and compares it',
}
for (const { role, width, language } of cells)
  test(`${parts[role]} (${width} px, ${language})`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: width < 700 ? 740 : 860 })
    await context.route('https://meet.example.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Meeting</title>' }),
    )
    await page.addInitScript((chosen) => {
      if (location.protocol === 'http:') localStorage.setItem('language', chosen)
    }, language)
    let step = 0
    const shot = async (name: string) => {
      step += 1
      if (shots === undefined) return
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })) // pinned elements keep their initial position
      await page.screenshot({ path: `${shots}/${role}-${width}-${language}-${step} ${name}.png`, fullPage: true })
    }
    const mark = `${width}-${language}-${test.info().testId.slice(-4)}-${Date.now()}`
    await roles[role]({ page, context, w: messagesOf(language), language, mark, shot })
  })
