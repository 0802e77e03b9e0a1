import type { Page } from '@playwright/test'
import { scheduleLine } from '../../backend/seed/scheduleLine.ts'
import { categoryId, listingId } from '../../backend/seed/seed.ts'
import type { Language, Messages } from '../../messages.ts'
import { expect, hydrated, markFreeDay, password } from './journey.ts'

const minute = 60_000

type Step = { page: Page; w: Messages; language: Language; mark: string; shot: (name: string) => Promise<void> }

const main = (page: Page) => page.getByRole('main')

/** A new account: its token and its id. */
async function account(page: Page, role: 'student' | 'teacher', mark: string) {
  const email = `${role}-${mark}@nihol.test`
  await page.request.post('/api/user/register', { data: { email, password, role, status: 'active' } })
  const answer = await page.request.post('/api/user/login', {
    data: { email, password, password_confirmation: password },
  })
  const { access_token, user } = (await answer.json()) as { access_token: string; user: { _id: string } }
  return { token: access_token, id: user._id }
}
const signIn = (page: Page, { token }: { token: string }) =>
  page.addInitScript((stored) => {
    if (location.protocol === 'http:') localStorage.setItem('access_token', stored) // an empty page has no storage
  }, token)

/** The Monday of the week after next, or a week later. */
function laterMonday() {
  const day = Temporal.Now.plainDateISO('UTC').add({ days: 8 })
  return day.add({ days: (8 - day.dayOfWeek) % 7 })
}

async function teacher({ page, w, mark, shot }: Step) {
  const title = 'Robotics by the river'
  await signIn(page, await account(page, 'teacher', mark))
  await page.goto('/add-class-group')
  const field = (key: string) => page.getByLabel(w(key), { exact: true })
  await page.getByRole('radio', { name: w('classes:type.group') }).check()
  await field('teaching:field.title').fill(title)
  await field('teaching:field.description').fill('Children build a first robot.')
  await field('teaching:field.link').fill('https://meet.example.com/robots')
  await page.getByRole('button', { name: w('teaching:field.imageDraw') }).click()
  await expect(page.getByRole('button', { name: w('teaching:field.imageDrawAgain') })).toBeVisible()
  await field('teaching:teacher.name').fill('Dilnoza Rahimova')
  await field('teaching:field.startDate').fill(`${laterMonday().toString()}T17:00`)
  await page.getByText(w('teaching:schedule.title')).click()
  await page.getByRole('radio', { name: w('teaching:schedule.choice.weekly') }).check()
  for (const day of ['Mon', 'Wed'])
    await page.getByRole('checkbox', { name: w(`teaching:schedule.day.${day}`), exact: true }).check()
  await field('teaching:schedule.minutes').fill('50')
  await field('teaching:schedule.count').fill('8')
  await markFreeDay(page, w) // the Wednesday after the first lesson
  await field('teaching:schedule.ageFrom').fill('8')
  await field('teaching:schedule.ageTo').fill('12')
  await shot('form')
  await main(page)
    .getByRole('button', { name: w('teaching:add.submit'), exact: true })
    .click()
  await page
    .getByRole('dialog', { name: w('teaching:add.done') })
    .getByRole('button')
    .last()
    .click()
  await expect(main(page).getByRole('link', { name: title }).first()).toBeVisible()
  await expect(main(page).getByText('Dilnoza Rahimova', { exact: true })).toBeVisible()
  // The drawn cover was stored in its full size.
  await expect(main(page).getByRole('article').filter({ hasText: title }).locator('img').first()).toHaveJSProperty(
    'naturalWidth',
    1200,
  )
  const poster = page.waitForEvent('download')
  await main(page)
    .getByRole('button', { name: w('classes:share.poster') })
    .click()
  expect((await poster).suggestedFilename()).toBe('robotics-by-the-river.png')
  await shot('dashboard')

  await main(page)
    .getByRole('link', { name: w('timetable:view.week'), exact: true })
    .click()
  await expect(main(page).getByText(w('timetable:empty.title'))).toBeVisible()
  await shot('empty week')
  await main(page)
    .getByRole('link', { name: w('timetable:empty.next') })
    .click()
  await expect(main(page).getByRole('article').filter({ hasText: title })).toHaveCount(1)
  await shot('week')
  await main(page).getByRole('article').getByRole('link', { name: title }).click()
  await main(page)
    .getByText(new RegExp(w('classes:road.position', { number: 1, count: 8 })))
    .click()
  await expect(main(page).getByText(w('classes:road.free'), { exact: true })).toBeVisible()
  await shot('road')

  await page.goto('/dashboard')
  await main(page).getByRole('link', { name: title }).first().click()
  await field('teaching:field.description').fill('Children build two robots.')
  await main(page)
    .getByRole('button', { name: w('teaching:edit.submit'), exact: true })
    .click()
  await page
    .getByRole('dialog', { name: w('teaching:edit.done') })
    .getByRole('button')
    .last()
    .click()
  await main(page).getByRole('link', { name: title }).first().click()
  await expect(field('teaching:field.description')).toHaveValue('Children build two robots.')
  const freeDay = page.getByRole('button', { name: w('teaching:schedule.freeDaysChosen_one', { count: 1 }) })
  await expect(freeDay).toBeVisible()
  await page.getByRole('link', { name: w('teaching:edit.duplicate') }).click()
  await expect(main(page).getByText(w('teaching:add.copyText'))).toBeVisible()
  await expect(field('teaching:field.title')).toHaveValue(title)
  await shot('copy')
}

async function student({ page, context, w, mark, shot }: Step & { context: ReturnType<Page['context']> }) {
  const title = 'Phonics in the evening'
  // The first lesson was a week ago, so that every week has one. Tashkent has no summer time, which would move the next.
  const startDate = new Date((Math.ceil(Date.now() / minute) + 35 - 7 * 1440) * minute).toISOString()
  const zone = 'Asia/Tashkent'
  const freeDay = Temporal.Instant.from(startDate).toZonedDateTimeISO(zone).toPlainDate().add({ days: 9 }).toString()
  const audience = `Except ${freeDay}. Ages 7-11.`
  const schedule = { zone, minutes: 50, weekly: [0, 2], ends: { count: 8 }, audience }
  const owner = await account(page, 'teacher', mark)
  const created = await page.request.post('/api/group', {
    headers: { authorization: `Bearer ${owner.token}` },
    data: {
      title,
      description: `One sound an evening.\n\n${scheduleLine(schedule, startDate)}`,
      imageUrl: 'phonics-short-vowels.webp',
      startDate,
      category: categoryId('Phonics'),
      link: 'https://meet.example.com/evening',
      price: 12,
      isPublished: 'true',
      teacherId: owner.id,
    },
  })
  expect(created.status()).toBe(201)
  const { _id } = (await created.json()) as { _id: string }
  await signIn(page, await account(page, 'student', mark))
  await page.addInitScript(() => {
    Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') })
  })
  const press = (name: string, within = main(page)) => within.getByRole('button', { name, exact: true }).first().click()
  const dialog = (name: string) => page.getByRole('dialog', { name })

  await page.goto(`/classdetails/${_id}/group`)
  await press(w('classes:enroll.action'))
  await press(w('classes:enroll.yes'), dialog(w('common:areYouSure')))
  await press(w('classes:enroll.toDashboard'), dialog(w('classes:enroll.done')))
  await expect(main(page).getByRole('link', { name: title }).first()).toBeVisible()
  await shot('dashboard')

  await main(page)
    .getByRole('link', { name: w('timetable:view.week'), exact: true })
    .click()
  await page.getByLabel(w('timetable:clock.label')).selectOption('Asia/Tashkent')
  await expect(main(page).getByRole('article').filter({ hasText: title }).first()).toBeVisible()
  await main(page).getByText(w('timetable:tools.label')).click()
  await press(w('timetable:send.action'))
  await expect(main(page).getByText(w('timetable:send.copied'))).toBeVisible()
  await shot('week')
  await press(w('timetable:tools.print'))
  await expect(page.locator('html[data-printed]')).toHaveCount(1)
  await page.emulateMedia({ media: 'print' })
  await expect(main(page).getByRole('article').filter({ hasText: title }).first()).toBeVisible()
  await shot('printed week')
  await page.emulateMedia({ media: null })

  await main(page).getByRole('article').getByRole('link', { name: title }).first().click()
  await expect(
    main(page)
      .getByText(new RegExp(w('classroom:startsIn', { duration: '3\\d \\S+' })))
      .first(),
  ).toBeVisible()
  await main(page)
    .getByText(new RegExp(w('classes:road.position', { number: 3, count: 8 })))
    .click()
  await expect(main(page).getByText(w('classes:road.free'), { exact: true })).toBeVisible()
  await shot('classroom')
  await main(page)
    .getByRole('link', { name: w('classroom:check') })
    .click()
  await hydrated(page, '#root h1')
  for (const device of ['camera', 'microphone'] as const) await press(w(`check:device.${device}.start`))
  await expect(page.getByText(w('check:device.camera.on'))).toBeVisible()
  await expect(page.getByText(w('check:device.microphone.heard'))).toBeVisible()
  await press(w('check:speaker.play'))
  await press(w('check:speaker.yes'))
  await shot('check')
  await page.getByRole('link', { name: w('check:back') }).click()
  await press(w('classroom:join'))
  const opened = context.waitForEvent('page')
  await press(w('classroom:joinYes'), dialog(w('common:areYouSure')))
  await expect.poll(async () => (await opened).url()).toBe('https://meet.example.com/evening')
}

const chess = { id: listingId('class', 'chess-first-moves'), title: 'Chess from the very first move' }
const abacus = { id: listingId('group', 'abacus-club'), title: 'Abacus club' }
const python = { id: listingId('group', 'python-beginners'), title: 'Python for beginners, twice a week' }

async function visitor({ page, w, language, shot }: Step) {
  const lessons = `${language === 'uz' ? '/uz' : ''}/lessons`
  await page.goto(`${lessons}?show=group/${python.id}`)
  const others = page
    .getByRole('dialog', { name: python.title })
    .getByRole('region', { name: w('classes:related.named', { name: 'Rustam Karimov' }) })
  await shot('teacher')
  const other = others.getByRole('link').first()
  const shown = await other.textContent()
  await other.click()
  await expect(page.getByRole('dialog', { name: shown! })).toBeVisible()

  await page.goto(`${lessons}?show=class/${chess.id}`)
  const sheet = page.getByRole('dialog', { name: chess.title })
  await sheet.getByRole('button', { name: w('classes:saved.saveThis'), exact: true }).click()
  await expect(sheet.getByRole('button', { name: w('classes:saved.isSaved'), exact: true })).toBeVisible()
  await shot('sheet')
  await sheet.getByRole('button', { name: w('common:close'), exact: true }).click()
  await main(page)
    .getByRole('button', { name: w('classes:saved.save', { title: abacus.title }) })
    .click()
  await main(page)
    .getByRole('button', { name: w('classes:saved.count', { count: 2 }) })
    .click()
  await expect(page).toHaveURL(/\?saved/)
  // A phone offers no comparison, but opens a shared comparison.
  if (page.viewportSize()!.width < 640) await page.goto(`${lessons}?saved&compare=class/${chess.id},group/${abacus.id}`)
  else
    for (const { title } of [chess, abacus])
      await main(page)
        .getByRole('checkbox', { name: w('classes:saved.compareOne', { title }) })
        .check()
  const table = main(page).getByRole('table', { name: w('classes:saved.comparison') })
  await expect(table.getByRole('columnheader').filter({ hasText: /./ })).toContainText([chess.title, abacus.title])
  await shot('comparison')
}

export const roles = { teacher, student, visitor }
