import { languagesOf } from '../../full.ts'
import { expect, test } from './journey.ts'
import { family } from '../trial/family.ts'

// The browser itself logs every request that fails.
test.use({ allowed: [/Failed to load resource|ERR_/] })

for (const language of languagesOf(0))
  test(`a booking with a lost response is sent again only after a confirmation, even after a reload (${language})`, async ({
    page,
  }) => {
    const { t, dialog, openAnswered, finish, sent } = await family(page, language)
    const tomorrow = new Date(Date.now() + 24 * 3_600_000)
    const day = [tomorrow.getFullYear(), tomorrow.getMonth() + 1, tomorrow.getDate()]
    await openAnswered({ way: 'list', day: day.map((part) => String(part).padStart(2, '0')).join('-'), slot: '13:30' })
    // Browsers retry a request on a closed connection; here the response is sent but never arrives.
    await page.route(
      '**/api/lesson/trial',
      async (route) => {
        await route.fetch()
        await route.abort()
      },
      { times: 1 },
    )
    await finish()
    const alert = dialog.getByRole('alert').filter({ hasText: t('messages:trial') })
    await expect(alert).toContainText(t('messages:lost.booking'))
    await expect(alert).toBeInViewport()
    const question = page.getByRole('dialog', { name: t('messages:again.title') })
    await finish()
    await question.getByRole('button', { name: t('common:cancel') }).click()
    await expect(question).toHaveCount(0)
    await expect(dialog.getByRole('button', { name: t('trial:finish') })).toBeFocused()
    expect(await sent()).toHaveLength(1)
    await page.reload()
    await finish()
    await question.getByRole('button', { name: t('messages:again.yes') }).click()
    await expect(page.getByRole('dialog', { name: t('trial:done.requested') })).toBeVisible()
    const [first, second, ...more] = (await sent()).map(({ body }) => body)
    expect(second).toEqual(first)
    expect(more).toEqual([])
  })
