import AxeBuilder from '@axe-core/playwright'
import type { Locator, Page } from '@playwright/test'
import { expect, recorded, test } from './journey.ts'
import { still } from './still.ts'

test.use({ mayContact: ['scheduler'] })

const languages = {
  en: {
    open: 'Book a free trial', next: 'Next', back: 'Back', cancel: 'Cancel', finish: 'Finish', name: 'Parent’s name', phone: 'Parent’s phone number', email: 'Parent’s email',
    child: 'Child’s full name', grade: 'Grade level', subject: 'Chess', confirm: 'Confirm', booked: 'Your time is booked. Click Next to continue.', parent: 'I am a parent', plan: 'Within a week',
    done: 'Trial lesson booked', requested: 'Trial lesson requested', thanks: 'Got it, thanks!', failed: 'Failed to book trial. Please try again.', noCalendar: 'The calendar did not open, so please choose a time here.', slot: '1:30 PM',
    steps: ['Parent Information', 'Student Information', 'Schedule Your Trial', 'Additional Information'], note: 'Please fill in all required fields!', keep: 'Close and keep my answers', ask: 'Keep your answers?', go: 'Go on with the booking',
    other: 'Other', specify: 'Please specify', required: 'This field is required', complete: 'Please complete all fields!', bookFirst: 'Choose a time in the calendar above and confirm it there.', close: 'Close', thanksFor: /^Thank you, .+! Here is what you sent us\.$/,
  },
  uz: {
    open: 'Bepul sinov darsiga yozilish', next: 'Keyingi', back: 'Orqaga', cancel: 'Bekor qilish', finish: 'Yakunlash', name: 'Ota-onaning ismi', phone: 'Ota-onaning telefon raqami', email: 'Ota-onaning elektron pochtasi',
    child: 'Farzandingizning ism va familiyasi', grade: 'Sinfi', subject: 'Shaxmat', confirm: 'Tasdiqlash', booked: 'Vaqt band qilindi. Davom etish uchun “Keyingi” tugmasini bosing.', parent: 'Ota yoki onaman', plan: 'Bir hafta ichida',
    done: 'Sinov darsi band qilindi', requested: 'Sinov darsi uchun soʻrov yuborildi', thanks: 'Tushunarli, rahmat!', failed: 'Sinov darsini band qilib boʻlmadi. Iltimos, qaytadan urinib koʻring.', noCalendar: 'Taqvim ochilmadi, shuning uchun vaqtni shu yerda tanlang.', slot: '13:30',
    steps: ['Ota-ona haqida maʼlumot', 'Oʻquvchi haqida maʼlumot', 'Sinov darsi vaqtini tanlang', 'Qoʻshimcha maʼlumot'], note: 'Iltimos, barcha majburiy maydonlarni toʻldiring!', keep: 'Javoblarni saqlab yopish', ask: 'Javoblaringiz saqlansinmi?', go: 'Yozilishni davom ettirish',
    other: 'Boshqa', specify: 'Aynan qayerdan?', required: 'Bu maydonni toʻldirish shart', complete: 'Iltimos, barcha maydonlarni toʻldiring!', bookFirst: 'Yuqoridagi taqvimdan vaqtni tanlang va uni oʻsha yerda tasdiqlang.', close: 'Yopish', thanksFor: /^Rahmat, .+! Bizga yuborgan maʼlumotlaringiz:$/,
  },
} as const
type Language = keyof typeof languages

const calendar = (url: URL) => url.searchParams.has('embed_domain')

/** The booking as one family goes through it; their e-mail tells their requests from those of other tests. */
async function family(page: Page, language: Language) {
  const w = languages[language]
  const email = `nodira-${test.info().testId}-${test.info().project.name}@misol.com`
  await page.addInitScript((chosen) => {
    if (self === top) localStorage.setItem('language', chosen)
  }, language)
  const dialog = page.getByRole('dialog', { name: w.open })
  const frame = page.frameLocator('iframe')
  const next = () => dialog.getByRole('button', { name: w.next }).click()
  const at = (step: 1 | 2 | 3 | 4) => expect(dialog.getByRole('heading', { level: 3, name: w.steps[step - 1]! })).toBeFocused({ timeout: 10_000 })
  const book = async () => {
    await frame.getByRole('button', { name: '10:30' }).click()
    await frame.getByRole('button', { name: w.confirm }).click()
    await expect(dialog.getByText(w.booked)).toBeVisible()
  }
  const open = async (step: 1 | 2 | 3 | 4 = 1) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: w.open }).first().click()
    await at(step)
  }
  const fill = [
    async () => {
      await dialog.getByLabel(w.name, { exact: true }).fill('Nodira O‘g‘li')
      await dialog.getByLabel(w.phone).fill('(555) 123-4567')
      await dialog.getByLabel(w.email).fill(email)
    },
    async () => {
      await dialog.getByLabel(w.child).fill('Aziza Karimova')
      await dialog.getByLabel(w.grade).selectOption('Grade 3')
      await dialog.getByRole('radio', { name: w.subject }).check()
    },
    book,
    async () => {
      await dialog.getByRole('radio', { name: w.parent }).check()
      await dialog.getByRole('radio', { name: w.plan }).check()
      await dialog.getByRole('radio', { name: 'Instagram' }).check()
    },
  ] as const
  const toCalendar = async () => {
    await fill[0]()
    await next()
    await at(2)
    await fill[1]()
    await next()
    await at(3)
  }
  return {
    w,
    email,
    dialog,
    frame,
    next,
    at,
    open,
    book,
    fill,
    toCalendar,
    finish: () => dialog.getByRole('button', { name: w.finish }).click(),
    sent: async () => (await recorded(page)).filter(({ path, body }) => path === '/lesson/trial' && (body as { parentEmail: string }).parentEmail === email),
  }
}

const answers = { parentName: 'Nodira O‘g‘li', parentPhoneNumber: '(555) 123-4567', childrenFullName: 'Aziza Karimova', gradeLevel: 'Grade 3', subject: 'Chess', isParent: true, isStudent: false, planningToStart: 'Within a week', hearAboutUs: 'Instagram', hearAboutUsOther: '' }

async function expectSound(page: Page) {
  await still(page)
  expect(await page.evaluate(() => [...document.querySelectorAll('dialog[open]')].every((dialog) => dialog.scrollWidth <= dialog.clientWidth))).toBe(true)
  // The page in the frame is the scheduler's.
  const { violations } = await new AxeBuilder({ page }).exclude('iframe').analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)).toEqual([])
}

/** Whether nothing lies over its upper and lower edge: neither the buttons below nor the progress above. */
const uncovered = (place: Locator) =>
  place.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return [top + 2, bottom - 2].every((y) => element.contains(document.elementFromPoint((left + right) / 2, y)))
  })

/** Where something of the family could be left on the device. */
const traces = (page: Page) =>
  page.evaluate(() => JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), history.state, location.href, document.title, [...document.querySelectorAll('iframe')].map(({ src }) => src)]))

for (const language of ['en', 'uz'] as const) {
  test.describe(`in ${language}`, () => {
    test('a family books in the calendar of another origin', async ({ page }) => {
      const others: string[] = []
      page.on('request', (request) => {
        if (new URL(request.url()).origin !== new URL(test.info().project.use.baseURL!).origin) others.push(request.url())
      })
      const { w, email, dialog, fill, next, at, open, finish, sent } = await family(page, language)
      await open()
      for (const [index, answer] of fill.entries()) {
        if (index === 2) await expect(page.frameLocator('iframe').getByRole('button', { name: w.confirm })).toBeVisible()
        else expect(others.filter((url) => calendar(new URL(url)))).toHaveLength(index > 2 ? 1 : 0)
        await expectSound(page)
        await answer()
        if (index === 3) break
        await next()
        await at((index + 2) as 2 | 3 | 4)
      }
      // Nobody but the scheduler was contacted, and it learned what it needs.
      expect(new Set(others.map((url) => new URL(url).origin)).size).toBe(1)
      expect(Object.fromEntries(new URL(others.find((url) => calendar(new URL(url)))!).searchParams)).toMatchObject({ name: answers.parentName, email, phone: answers.parentPhoneNumber, lang: language })
      await finish()
      const done = page.getByRole('dialog', { name: w.done })
      await expect(done).toBeVisible()
      await expectSound(page)
      const [booking, ...more] = await sent()
      expect(more).toEqual([])
      const { scheduleDate } = booking!.body as { scheduleDate: string }
      expect(scheduleDate).toMatch(/^https:\/\/api\.calendly\.com\/scheduled_events\/[0-9a-f]+$/)
      expect(booking).toMatchObject({ status: 201, body: { ...answers, parentEmail: email, scheduleDate, startTime: scheduleDate, endTime: scheduleDate, isBooked: true } })
      expect(await traces(page)).not.toMatch(/nodira|aziza|misol|555/i)

      // Print is the details alone, on one page.
      const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1')
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
      await page.emulateMedia({ media: 'print' })
      await expect(done.getByText('Aziza Karimova')).toBeVisible()
      await expect(done.getByRole('button')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
      await page.emulateMedia({ media: 'screen' })

      await done.getByRole('button', { name: w.thanks }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('button', { name: w.open }).first()).toBeFocused()
      expect(await traces(page)).not.toMatch(/nodira|aziza|misol|555/i)
      // Forward, and a reload, open nothing that was booked.
      await page.goForward()
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    for (const letters of ['100%', '200%']) {
      test(`what is wrong stays clear of the buttons and the progress with letters of ${letters}`, async ({ page }) => {
        const { w, dialog, fill, next, at, open, toCalendar, finish } = await family(page, language)
        const field = dialog.getByLabel(w.specify)
        await open()
        await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
        const edges = () => dialog.evaluate((box) => [box.querySelector('[type=submit]')!.getBoundingClientRect(), box.getBoundingClientRect()].map(({ bottom }) => bottom))
        // Where letters are large for the window, the bars scroll away.
        const pinned = letters === '100%'
        if (pinned && page.viewportSize()!.width < 700) {
          const [buttons = 0, sheet = 0] = await edges()
          expect(sheet - buttons).toBeLessThan(30)
        }
        await toCalendar()
        await expect(page.frameLocator('iframe').getByRole('button', { name: w.confirm })).toBeAttached()
        await next()
        await expect(dialog.getByRole('alert')).toHaveText(w.note)
        await expect.poll(() => uncovered(dialog.getByText(w.bookFirst))).toBe(true)
        if (pinned) expect(await uncovered(dialog.getByRole('progressbar'))).toBe(true)
        await fill[2]()
        await next()
        await at(4)
        await fill[3]()
        await dialog.getByRole('radio', { name: w.other }).check()
        for (const from of [0, 9999]) {
          await dialog.evaluate((box, top) => box.scrollTo({ top }), from)
          await finish()
          await expect(dialog.getByRole('alert')).toHaveText(w.complete)
          await expect(field).toBeFocused()
          const bars = [dialog.getByText(w.complete), dialog.getByRole('progressbar'), dialog.getByRole('button', { name: w.close })]
          for (const part of [field, dialog.getByText(w.required), ...(pinned ? bars : [])]) await expect.poll(() => uncovered(part)).toBe(true)
        }
        await expectSound(page)
      })
    }

    for (const { what, width, height, letters } of [
      { what: 'letters of 200% on a small phone', width: 360, height: 740, letters: '200%' },
      { what: 'a phone on its side', width: 740, height: 360, letters: '100%' },
    ]) {
      test(`the progress and the buttons leave room for two fields with ${what}`, async ({ page }) => {
        await page.setViewportSize({ width, height })
        const { dialog, fill, next, at, open } = await family(page, language)
        await open()
        await page.evaluate((size) => void (document.documentElement.style.fontSize = size), letters)
        for (const [index, answer] of fill.entries()) {
          const part = index === 3 ? dialog.getByRole('radiogroup').first().locator('label') : dialog.locator('form div:has(> :is(input, select))')
          const fields = index === 2 ? [dialog.locator('iframe')] : [part.nth(0), part.nth(1)]
          await fields[0]!.evaluate((field) => field.scrollIntoView({ block: 'start' }))
          // The calendar is higher than a phone on its side.
          if (index !== 2 || height > 400) for (const field of fields) await expect.poll(() => uncovered(field), `step ${index + 1}`).toBe(true)
          await dialog.evaluate((box) => box.scrollTo({ top: (box.scrollHeight - box.clientHeight) / 2 }))
          await expect(dialog.getByRole('progressbar')).not.toBeInViewport()
          await expect(dialog.locator('[type=submit]')).not.toBeInViewport({ ratio: 1 })
          await answer()
          if (index === 3) break
          await next()
          await at((index + 2) as 2 | 3 | 4)
        }
      })
    }

    test('the calendar breaks no day and no hour on a small phone', async ({ page }) => {
      const { w, frame, open, toCalendar } = await family(page, language)
      await open()
      await toCalendar()
      await expect(frame.getByRole('button', { name: w.confirm })).toBeVisible()
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 })
        const broken = await frame.locator('body').evaluate((body) => {
          const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
          const found: string[] = []
          while (texts.nextNode()) {
            const button = texts.currentNode.parentElement!.closest('button')
            if (button === null || texts.currentNode.textContent!.trim() === '') continue
            const words = document.createRange()
            words.selectNodeContents(texts.currentNode)
            const { left, right } = words.getBoundingClientRect()
            const box = button.getBoundingClientRect()
            if (words.getClientRects().length > 1 || left < box.left || right > box.right) found.push(button.textContent)
          }
          return { found, wider: document.documentElement.scrollWidth - innerWidth }
        })
        expect(broken, `${width} px`).toEqual({ found: [], wider: 0 })
      }
    })

    test('the confirmation thanks in a whole sentence, however long the name', async ({ page }) => {
      const { w, open, finish } = await family(page, language)
      for (const name of ['Nodira Abdurahmonova-Karimova', 'Abdurahmon'.repeat(1000)]) {
        await page.goto('/about-us')
        await page.evaluate((draft) => sessionStorage.setItem('draft:trial', JSON.stringify(draft)), { ...answers, parentName: name, parentEmail: 'nodira@misol.com', who: 'parent', way: 'calendar', uri: 'https://api.calendly.com/e/1', step: 4 })
        await open(4)
        await finish()
        const done = page.getByRole('dialog', { name: w.done })
        const thanks = done.getByText(w.thanksFor)
        await expect(thanks).toContainText(name.slice(0, 70))
        expect(await thanks.evaluate((words) => words.scrollHeight <= words.clientHeight && words.clientHeight < innerHeight / 2)).toBe(true)
        await expectSound(page)
        await done.getByRole('button', { name: w.thanks }).click()
        await expect(done).toHaveCount(0)
      }
    })

    test('a reload at every step loses nothing and asks for nothing twice', async ({ page }) => {
      const { w, dialog, fill, next, at, open, finish, sent } = await family(page, language)
      await open()
      for (const [index, answer] of fill.entries()) {
        await answer()
        await page.reload()
        await at((index + 1) as 1 | 2 | 3 | 4)
        if (index === 2) await expect(page.locator('iframe')).toHaveCount(0) // no second slot
        if (index < 3) {
          await next()
          await at((index + 2) as 2 | 3 | 4)
        }
      }
      await finish()
      await expect(page.getByRole('dialog', { name: w.done })).toBeVisible()
      expect((await sent()).map(({ status, body }) => [status, (body as { childrenFullName: string }).childrenFullName])).toEqual([[201, 'Aziza Karimova']])
      // A reload of the confirmation shows the page and no empty booking.
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    test.describe('when something fails', () => {
      test.use({ allowed: [/Failed to load resource|ERR_/] })

      test('without the calendar a time is requested', async ({ page }) => {
        await page.route(calendar, (route) => route.abort())
        const { w, email, dialog, fill, next, at, open, toCalendar, finish, sent } = await family(page, language)
        await open()
        await toCalendar()
        await expect(dialog.getByText(w.noCalendar)).toBeVisible({ timeout: 15_000 })
        await expectSound(page)
        await dialog.getByRole('radio').nth(1).check()
        await dialog.getByRole('radio', { name: w.slot, exact: true }).check()
        await next()
        await at(4)
        await fill[3]()
        await finish()
        await expect(page.getByRole('dialog', { name: w.requested })).toBeVisible()
        const tomorrow = await page.evaluate(() => {
          const day = new Date()
          day.setDate(day.getDate() + 1)
          return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
        })
        expect((await sent()).map(({ body }) => body)).toEqual([{ ...answers, parentEmail: email, scheduleDate: tomorrow, startTime: '13:30', endTime: '14:00', isBooked: false }])
      })

      test('a 500 at the end, and then success, is one booking', async ({ page }) => {
        const { w, email, dialog, fill, next, at, open, finish, sent } = await family(page, language)
        await page.request.post('/__stand-in/faults', { data: { method: 'POST', path: '/lesson/trial', email, status: 500, body: { message: 'boom' } } })
        await open()
        for (const [index, answer] of fill.entries()) {
          await answer()
          if (index < 3) {
            await next()
            await at((index + 2) as 2 | 3 | 4)
          }
        }
        await finish()
        await expect(dialog.getByRole('alert').filter({ hasText: w.failed })).toBeInViewport()
        await dialog.getByRole('button', { name: w.finish }).dblclick()
        await expect(page.getByRole('dialog', { name: w.done })).toBeVisible()
        const all = await sent()
        expect(all.map(({ status }) => status)).toEqual([500, 201])
        expect(all[0]!.body).toEqual(all[1]!.body)
      })
    })
  })
}

test('a forged message never makes the third step valid', async ({ page }) => {
  const { w, dialog, frame, fill, next, at, open, book } = await family(page, 'en')
  const forged = { event: 'calendly.event_scheduled', payload: { event: { uri: 'https://evil.example/e/1' } } }
  await open()
  await fill[0]()
  await page.evaluate((message) => postMessage(message, '*'), forged) // too early, and of our own page
  await next()
  await at(2)
  await fill[1]()
  await next()
  await at(3)
  await expect(frame.getByRole('button', { name: w.confirm })).toBeVisible()
  const ours = page.frames().find((one) => one.url().includes('embed_domain'))!

  await page.evaluate((message) => postMessage(message, '*'), forged)
  // Another frame of ours, another frame of the scheduler's own origin, and a popup.
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  await page.frames().at(-1)!.evaluate((message) => parent.postMessage(message, '*'), forged)
  await page.evaluate((src) => document.body.append(Object.assign(document.createElement('iframe'), { src })), new URL('/', ours.url()).href)
  await expect.poll(() => page.frames().filter((one) => one.url().startsWith(new URL('/', ours.url()).href)).length).toBe(2)
  const twin = page.frames().find((one) => one !== ours && one.url().startsWith(new URL('/', ours.url()).href))!
  await twin.waitForLoadState()
  await twin.evaluate((message) => parent.postMessage(message, '*'), forged)
  const popup = page.waitForEvent('popup')
  await page.evaluate(() => void window.open('about:blank'))
  await (await popup).evaluate((message) => (opener as Window).postMessage(message, '*'), forged)
  // The right frame, and the wrong shape.
  for (const wrong of [{ ...forged, event: 'event_scheduled' }, { event: forged.event, payload: { event: {} } }, JSON.stringify(forged)]) {
    await ours.evaluate((message) => parent.postMessage(message, '*'), wrong)
  }
  await page.bringToFront()
  await expect(dialog.getByText(w.booked)).toHaveCount(0)
  await next()
  await expect(dialog.getByRole('alert')).toHaveText(w.note)
  await expect(dialog.getByRole('heading', { level: 3, name: w.steps[2] })).toBeVisible()

  await page.evaluate(() => document.querySelectorAll('body > iframe').forEach((one) => one.remove()))
  await book()
  await next()
  await at(4)
})

test('Esc, the backdrop and Back ask before they close, and nothing is thrown away', async ({ page }) => {
  const { w, dialog, fill, open, at } = await family(page, 'en')
  const question = page.getByRole('dialog', { name: w.ask })
  await open()
  // Without answers Back only closes.
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await open()
  await fill[0]()
  const leave = [
    () => page.keyboard.press('Escape'),
    async () => {
      await page.goBack()
    },
    ...(page.viewportSize()!.width > 700 ? [() => page.mouse.click(5, 5)] : []),
  ]
  for (const way of leave) {
    await way()
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: w.go }).last().click()
    await expect(question).toHaveCount(0)
    await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue('Nodira O‘g‘li')
  }
  // Esc pressed again and again never closes it either.
  for (let presses = 0; presses < 7; presses += 1) await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  await expect(question).toBeVisible()
  await question.getByRole('button', { name: w.keep }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.getByRole('main').getByRole('button', { name: w.open }).last().click() // another button of the same page
  await at(1)
  await expect(dialog.getByLabel(w.phone)).toHaveValue('(555) 123-4567')
})

test('the whole booking by keyboard', async ({ page }) => {
  const { w, dialog, at, sent } = await family(page, 'en')
  await page.route(calendar, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Calendar</title><button>Book</button><script>document.querySelector("button").onclick = () => parent.postMessage({ event: "calendly.event_scheduled", payload: { event: { uri: "uri:1" } } }, "*"); parent.postMessage({ event: "calendly.event_type_viewed" }, "*")</script>' }))
  const { email } = { email: `nodira-${test.info().testId}-${test.info().project.name}@misol.com` }
  await page.goto('/')
  await page.getByRole('main').getByRole('button', { name: w.open }).first().focus()
  await page.keyboard.press('Enter')
  await at(1)
  const type = async (...texts: string[]) => {
    for (const text of texts) {
      await page.keyboard.press('Tab')
      await page.keyboard.type(text)
    }
  }
  await type('Nodira', '5551234567', email)
  await page.keyboard.press('Enter')
  await at(2)
  await type('Aziza', 'Grade 3')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await at(3)
  await expect(page.frameLocator('iframe').getByRole('button')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(w.booked)).toBeVisible()
  await dialog.getByRole('button', { name: w.next }).focus()
  await page.keyboard.press('Enter')
  await at(4)
  for (let group = 0; group < 3; group += 1) {
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
  }
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: w.done })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('button', { name: w.open }).first()).toBeFocused()
  expect((await sent()).map(({ body }) => body)).toMatchObject([{ parentName: 'Nodira', gradeLevel: 'Grade 3', subject: 'IT coding', scheduleDate: 'The scheduler holds the date and time.', isBooked: true, planningToStart: 'Immediately', hearAboutUs: 'Instagram' }])
})
