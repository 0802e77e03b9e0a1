import { languagesOf } from '../../full.ts'
import { emptyMeetings, expect, test } from '../journeys/journey.ts'
import { keyboardUser } from './keyboardUser.ts'

test.use({ mayContact: ['meeting'] })

const title = 'Tajweed step'

for (const phone of [false, true])
  for (const language of languagesOf(phone ? 1 : 0))
    test(
      `a student logs in, finds a class, enrolls and joins${phone ? ' on a phone' : ''} (${language})`,
      { tag: phone ? '@matrix' : [] },
      async ({ page, context }) => {
        await emptyMeetings(context)
        if (phone) await page.setViewportSize({ width: 360, height: 740 })
        const { w, logIn, tabTo, use, type, arrived, answer } = keyboardUser(page, language)
        await logIn('student')

        if (phone) await use('button', w('common:nav.openMenu'))
        await use('link', w('dashboard:sidebar.classes'))
        await arrived(/\/classes$/)
        await tabTo('searchbox', /./)
        await type(title)
        await expect(page.getByRole('main').getByRole('article')).toHaveCount(1)
        await use('link', new RegExp(title))
        await arrived(/\/classdetails\//)
        await use('button', w('classes:enroll.action'))
        await answer(w('common:areYouSure'), w('classes:enroll.yes'))
        await answer(w('classes:enroll.done'), w('classes:enroll.toDashboard'))
        await arrived(/\/dashboard$/)

        await use('link', new RegExp(title))
        await arrived(/\/classroom\//)
        await use('button', w('classroom:join'))
        const opened = context.waitForEvent('page')
        await answer(w('common:areYouSure'), w('classroom:joinYes'))
        await expect.poll(async () => (await opened).url()).toMatch(/^https:\/\/meet\.example\.com\//)
      },
    )
