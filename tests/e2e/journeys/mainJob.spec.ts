import type { Browser, Page } from '@playwright/test'
import { en, uz } from '../../words.ts'
import { beginAs, robotPicture } from '../states/person.ts'
import { answer, emptyMeetings, expect, main, newcomer, press, test } from './journey.ts'

// The browser logs the 404 of the deleted group.
test.use({ mayContact: ['meeting'], allowed: [/status of 404 .*\/api\/group\/[0-9a-f]{24}$/] })

const meeting = 'https://meet.example.com/robotics-philadelphia'

/** A new account with its own browser profile. */
async function person(
  browser: Browser,
  role: 'student' | 'teacher',
  { language, timezoneId }: { language: 'en' | 'uz'; timezoneId: string },
) {
  const context = await browser.newContext({ timezoneId })
  await emptyMeetings(context)
  const page = await context.newPage()
  await beginAs(page, language)
  await newcomer(page, role, language)
  return page
}

test('a teacher publishes; a student finds, enrolls, joins; the teacher moves and deletes it', async ({ browser }) => {
  const title = `Robotics by the river ${test.info().project.name}-${Date.now()}`
  const teacher = await person(browser, 'teacher', { language: 'en', timezoneId: 'America/New_York' })
  const student = await person(browser, 'student', { language: 'uz', timezoneId: 'Asia/Tashkent' })
  const field = (name: 'title' | 'description' | 'link' | 'image' | 'startDate' | 'category') =>
    teacher.getByLabel(en(`teaching:field.${name}`), { exact: true })
  const link = (page: Page) => main(page).getByRole('link', { name: title })

  // The teacher publishes a group with an image, a category, and a date (New York time).
  const add = main(teacher).getByRole('link', { name: en('dashboard:sidebar.add') })
  await add.first().click()
  await teacher.getByRole('radio', { name: en('classes:type.group') }).check()
  await field('title').fill(title)
  await field('description').fill('Children build a first robot and teach it to find its way.')
  await field('link').fill(meeting)
  await field('image').setInputFiles(robotPicture)
  await field('startDate').fill('2032-03-13T18:30') // EST; a day later the clocks change
  await field('category').selectOption({ label: en('courses:course.robotics.name') })
  const publish = main(teacher).getByRole('button', { name: en('teaching:add.submit'), exact: true })
  await publish.dblclick()
  await answer(teacher, en('teaching:add.done'), en('teaching:add.next'))
  await expect(teacher).toHaveURL(/\/dashboard$/)
  await expect(link(teacher).first()).toBeVisible()

  // The student finds the group once and enrolls.
  await student.goto('/classes')
  await student.getByRole('searchbox').fill(title.replace('Robotics', ''))
  await expect(link(student)).toHaveCount(1)
  await link(student).click()
  await expect(student.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(main(student)).toContainText('13/03/2032-23:30 UTC')
  await expect(main(student)).toContainText('04:30') // in Tashkent the 14th
  await press(main(student), uz('classes:enroll.action'))
  await answer(student, uz('common:areYouSure'), uz('classes:enroll.yes'))
  await answer(student, uz('classes:enroll.done'), uz('classes:enroll.toDashboard'))

  // … opens the classroom, confirms, and the meeting opens in a new tab.
  await link(student).first().click()
  await expect(student).toHaveURL(/\/classroom\/[^/]+\/group$/)
  await press(main(student), uz('classroom:join'))
  const opened = student.context().waitForEvent('page')
  await answer(student, uz('common:areYouSure'), uz('classroom:joinYes'))
  const tab = await opened
  await expect.poll(() => tab.url()).toBe(meeting)
  expect(await tab.evaluate(() => [window.opener, document.referrer])).toEqual([null, ''])
  await tab.close()

  // The teacher moves it past the change of clocks; both see the same instant.
  await link(teacher).first().click()
  await expect(field('startDate')).toHaveValue('2032-03-13T18:30')
  await field('startDate').fill('2032-03-14T18:30') // EDT now
  await press(main(teacher), en('teaching:edit.submit'))
  await answer(teacher, en('teaching:edit.done'), en('common:ok'))
  await teacher.goto('/dashboard')
  await student.reload()
  for (const page of [teacher, student]) await expect(main(page)).toContainText('14/03/2032-22:30 UTC')

  // The teacher deletes it; the student gets a clear message instead of a broken page.
  await link(teacher).first().click()
  await press(main(teacher), en('teaching:delete.button'))
  await answer(teacher, en('common:areYouSure'), en('teaching:delete.yes'))
  await answer(teacher, en('teaching:delete.done'), en('common:ok'))
  await expect(teacher).toHaveURL(/\/dashboard$/)
  await expect(link(teacher)).toHaveCount(0)
  await student.reload()
  await expect(main(student)).toContainText(/mavjud emas|topilmadi|oʻchirilgan/)
  await expect(main(student).getByRole('button', { name: uz('classroom:join') })).toHaveCount(0)
})
