import type { Browser, Page } from '@playwright/test'
import { uz } from '../../words.ts'
import { expect, password, recorded, test } from './journey.ts'
import { checkContract, meeting } from './mainJobContract.ts'
import { smallestPicture } from '../../smallestPicture.ts'

// The browser logs the 404 of the deleted group.
test.use({ mayContact: ['meeting'], allowed: [/status of 404 .*\/api\/group\/[0-9a-f]{24}$/] })

/** A person with their own browser profile. */
async function person(
  browser: Browser,
  settings: { language: 'en' | 'uz'; timezoneId: string; viewport: { width: number; height: number } },
) {
  const context = await browser.newContext({
    timezoneId: settings.timezoneId,
    viewport: settings.viewport,
    baseURL: test.info().project.use.baseURL!,
  })
  await context.addInitScript((language) => {
    if (location.protocol === 'http:') localStorage.setItem('language', language) // an empty page has no storage
  }, settings.language)
  await context.route('https://meet.example.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Meeting</title>' }),
  )
  return context.newPage()
}

const main = (page: Page) => page.getByRole('main')
/** The dialogs of ui/dialogs, by their title. */
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function signUp(
  page: Page,
  email: string,
  words: { role: string; create: string; goToLogin: string; password: string; confirm: string; email: string },
) {
  await page.goto('/signup')
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await page.getByLabel(words.confirm, { exact: true }).fill(password)
  await page.getByRole('radio', { name: words.role }).check()
  await main(page).getByRole('button', { name: words.create }).click()
  await page.getByRole('button', { name: words.goToLogin }).click()
  await expect(page).toHaveURL(/\/login$/)
}

async function logIn(page: Page, email: string, words: { email: string; password: string; submit: string }) {
  await page.getByLabel(words.email, { exact: true }).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(password)
  await main(page).getByRole('button', { name: words.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
}

test('a teacher publishes, a student finds, enrolls and joins, the teacher moves and deletes it', async ({
  browser,
  viewport,
}) => {
  const mark = `${test.info().project.name}-${Date.now()}`
  const title = `Robotics by the river ${mark}`
  const teacher = await person(browser, { language: 'en', timezoneId: 'America/New_York', viewport: viewport! })
  const student = await person(browser, { language: 'uz', timezoneId: 'Asia/Tashkent', viewport: viewport! })
  const emails = { teacher: `teacher-${mark}@nihol.test`, student: `student-${mark}@nihol.test` }

  // The teacher signs up and logs in.
  await signUp(teacher, emails.teacher, {
    email: 'Email',
    password: 'Password',
    confirm: 'Confirm password',
    role: 'Teacher',
    create: 'Create Account',
    goToLogin: 'Go to Login',
  })
  await logIn(teacher, emails.teacher, { email: 'Email', password: 'Password', submit: 'Log in' })

  // … and publishes a group with an image, a category, a date (New York time) and a price.
  await main(teacher).getByRole('link', { name: 'Add Class and Group' }).first().click()
  await teacher.getByRole('radio', { name: 'Group' }).check()
  await teacher.getByLabel('Title', { exact: true }).fill(title)
  await teacher
    .getByLabel('Description', { exact: true })
    .fill('Children build a first robot and teach it to find its way.')
  await teacher.getByLabel('Link', { exact: true }).fill(meeting)
  await teacher
    .getByLabel('Image', { exact: true })
    .setInputFiles({ name: 'robot.png', mimeType: 'image/png', buffer: smallestPicture })
  await teacher.getByLabel('Start date', { exact: true }).fill('2032-03-13T18:30') // EST; a day later the clocks change
  await teacher.getByLabel('Category', { exact: true }).selectOption({ label: 'Robotics' })
  await teacher.getByLabel('Price', { exact: true }).fill('25,50')
  await main(teacher).getByRole('button', { name: 'Add', exact: true }).dblclick()
  await dialog(teacher, 'Successfully Created').getByRole('button').last().click()
  await expect(teacher).toHaveURL(/\/dashboard$/)
  await expect(main(teacher).getByRole('link', { name: title }).first()).toBeVisible()

  // The student signs up in Uzbek, finds the group and enrolls.
  await signUp(student, emails.student, {
    email: 'Elektron pochta',
    password: 'Parol',
    confirm: 'Parolni tasdiqlang',
    role: 'Oʻquvchi',
    create: 'Hisob yaratish',
    goToLogin: 'Kirish sahifasiga oʻtish',
  })
  await logIn(student, emails.student, { email: 'Elektron pochta', password: 'Parol', submit: 'Kirish' })
  await student.goto('/classes')
  await student.getByRole('searchbox').fill(`by the river ${mark}`)
  const card = main(student).getByRole('link', { name: title })
  await expect(card).toHaveCount(1)
  await card.click()
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main(student)).toContainText('13/03/2032-23:30 UTC')
  await expect(main(student)).toContainText('04:30') // in Tashkent the 14th
  await expect(student.locator('body')).not.toContainText(meeting)
  await main(student)
    .getByRole('button', { name: uz('classes:enroll.action') })
    .first()
    .click()
  await dialog(student, 'Ishonchingiz komilmi?')
    .getByRole('button', { name: uz('classes:enroll.yes') })
    .click()
  await dialog(student, uz('classes:enroll.done')).getByRole('button').last().click()
  await expect(student).toHaveURL(/\/dashboard$/)

  // … sees it on the dashboard, opens the classroom, confirms, and the meeting opens in a new tab.
  await main(student).getByRole('link', { name: title }).first().click()
  await expect(student).toHaveURL(/\/classroom\/[^/]+\/group$/)
  await main(student).getByRole('button', { name: 'Jonli darsga qoʻshilish' }).click()
  const opened = student.context().waitForEvent('page')
  await dialog(student, 'Ishonchingiz komilmi?')
    .getByRole('button', { name: uz('classroom:joinYes') })
    .click()
  const tab = await opened
  await expect.poll(() => tab.url()).toBe(meeting)
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await tab.close()

  // The teacher moves it past the change of clocks; both see the same instant.
  await main(teacher).getByRole('link', { name: title }).first().click()
  await expect(teacher.getByLabel('Start date', { exact: true })).toHaveValue('2032-03-13T18:30')
  await teacher.getByLabel('Start date', { exact: true }).fill('2032-03-14T18:30') // EDT now
  await main(teacher).getByRole('button', { name: 'Update', exact: true }).click()
  await dialog(teacher, 'Successfully Updated').getByRole('button').last().click()
  await teacher.goto('/dashboard')
  await expect(main(teacher)).toContainText('14/03/2032-22:30 UTC')
  await student.reload()
  await expect(main(student)).toContainText('14/03/2032-22:30 UTC')

  // The teacher deletes it; the student gets a clear message instead of a broken page.
  await main(teacher).getByRole('link', { name: title }).first().click()
  await main(teacher).getByRole('button', { name: 'Delete', exact: true }).click()
  await dialog(teacher, 'Are you sure?').getByRole('button', { name: 'Yes, delete' }).click()
  await dialog(teacher, 'Deleted!').getByRole('button').last().click()
  await expect(teacher).toHaveURL(/\/dashboard$/)
  await expect(main(teacher).getByRole('link', { name: title })).toHaveCount(0)
  await student.reload()
  await expect(main(student).getByRole('button', { name: 'Jonli darsga qoʻshilish' })).toHaveCount(0)
  await expect(main(student)).toContainText(/mavjud emas|topilmadi|oʻchirilgan/)

  // Every request of this journey is what the contract says.
  const ofTeacher = teacher.request
  const all = await recorded(teacher)
  await checkContract(all, { emails, title })
  await ofTeacher.dispose()
})
