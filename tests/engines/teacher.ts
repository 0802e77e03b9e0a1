import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { gradientPng } from '../backend/seed/gradientPng.ts'
import { categoryId } from '../backend/seed/seed.ts'
import { coversOutside } from '../coversOutside.ts'
import { newAccount, password, recorded, type EngineTest } from './engineTest.ts'

const link = 'https://meet.example.com/robots'

export const teacher: EngineTest[] = [
  {
    name: 'a teacher signs in, draws a cover, publishes a class with a picture, edits and deletes it',
    language: 'en',
    steps: async ({ goto, click, type, choose, date, upload, see, gone, at, until, read, confirm, logIn, w, site }) => {
      const email = await newAccount(site, 'teacher')
      const title = `Robots by the river ${email}`
      const picture = path.resolve('node_modules/.cache/nihol-engines-cover.png')
      // Unlike the shape of any cover, so that a picture that doesn't fit its box is visible.
      writeFileSync(picture, gradientPng(40, 800, [255, 178, 36], [13, 59, 45]))
      const cover = (what: string) =>
        until(what, () =>
          [...document.images].some(
            (image) => /\/files\/|^blob:/.test(image.src) && image.naturalWidth > 0 && image.checkVisibility(),
          ),
        )

      await goto('/login')
      await logIn(email, password)
      await click('link', w('dashboard:sidebar.add'), { within: 'main', any: true })
      await at('/add-class-group')
      await type(w('teaching:field.title'), title)
      await type(w('teaching:field.description'), 'Children build a first robot.')
      await type(w('teaching:field.link'), link)
      await click('button', w('teaching:field.imageDraw'), { within: 'main' })
      await cover('the drawn cover in the preview')
      await upload(w('teaching:field.image'), picture)
      await cover('the picture in the preview')
      assert.deepEqual(await read(coversOutside), [])
      await date(w('teaching:field.startDate'), '2032-03-13T18:30') // a day later the clocks change
      await choose(w('teaching:field.category'), w('courses:course.robotics.name'))
      await type(w('teaching:field.price'), '25,50')
      await click('button', w('teaching:add.submit'), { within: 'main' })
      await confirm(w('teaching:add.done'), w('teaching:add.next'))
      await at('/dashboard')
      await cover('the picture on the dashboard')
      assert.deepEqual(await read(coversOutside), [])

      await click('link', title, { within: 'main', any: true })
      await see('heading', w('teaching:edit.class'))
      await until(
        'the start date as it was',
        () =>
          (document.querySelector('[type=datetime-local]') as HTMLInputElement | null)?.value === '2032-03-13T18:30',
      )
      await cover('the picture in the form')
      assert.deepEqual(await read(coversOutside), [])
      await type(w('teaching:field.description'), 'Children build two robots.')
      await date(w('teaching:field.startDate'), '2032-03-14T18:30')
      await click('button', w('teaching:edit.submit'), { within: 'main' })
      await confirm(w('teaching:edit.done'), w('common:ok'))
      await goto('/dashboard')
      await until('the new date', () => document.querySelector('main')?.textContent.includes('14/03/2032-22:30 UTC'))

      await click('link', title, { within: 'main', any: true })
      await click('button', w('teaching:delete.button'), { within: 'main' })
      await confirm(w('common:areYouSure'), w('teaching:delete.yes'))
      await confirm(w('teaching:delete.done'), w('common:ok'))
      await at('/dashboard')
      await until(
        'an empty dashboard',
        (words) => document.querySelector('main')?.textContent.includes(words),
        w('dashboard:empty.teacherTitle'),
      )
      await gone('link', title)

      const all = await recorded(site)
      const [created, ...more] = all.filter(({ body }) => body?.['title'] === title)
      const { imageUrl, teacherId } = created!.body!
      assert.match(String(imageUrl), /^[0-9a-f]+\.(png|jpg|webp)$/)
      const sent = {
        title,
        description: 'Children build a first robot.',
        imageUrl,
        startDate: '2032-03-13T23:30:00.000Z',
        category: categoryId('Robotics'),
        link,
        price: 25.5,
        isPublished: 'true',
        teacherId,
      }
      assert.deepEqual([created!.method, created!.path, created!.body], ['POST', '/class', sent])
      assert.deepEqual(
        more.map(({ method, body }) => [method, body]),
        [
          [
            'PATCH',
            {
              ...sent,
              description: 'Children build two robots.',
              startDate: '2032-03-14T22:30:00.000Z',
              isActive: 'true',
            },
          ],
        ],
      )
      assert.deepEqual(
        all.filter(({ method, path }) => method === 'DELETE' && path === more[0]!.path).map(({ body }) => body),
        [null],
      )
    },
  },
]
