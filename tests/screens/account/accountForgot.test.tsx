import { expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { en, uz } from '../../words.ts'
import { authorization, button, failure, field, page } from './accountFields.ts'
import { openApp } from '../renderApp.tsx'

const call = ['POST', '/user/forgot-password'] as const
const sent = en('account:forgot.sent')

async function openForgot(address = '/forgot-password') {
  const app = await openApp(address)
  const ask = async (email: string) => {
    await app.user.type(field(en('account:email')), email)
    await app.user.click(button(en('account:forgot.submit')))
  }
  return { ...app, ask }
}

it.each(['aziza@nihol.test', 'nobody@nihol.test'])(
  'shows the same confirmation to %s, clears the form, and follows the language',
  async (email) => {
    const { ask, backend } = await openForgot()
    await ask(`  ${email} `)
    expect((await page().findByText(sent)).closest('[role=status]')).not.toBeNull()
    expect(field(en('account:email'))).toHaveValue('')
    const request = backend.record.to(...call)[0]!
    expect(request.body).toEqual({ email })
    expect(authorization(request)).toBeNull()
    await changeLanguage('uz')
    expect(await page().findByText(uz('account:forgot.sent'))).toBeVisible()
  },
)

it('removes an earlier confirmation when it fails', async () => {
  const { ask, backend } = await openForgot()
  await ask('aziza@nihol.test')
  await page().findByText(sent)
  backend.faults.add({ path: '/user/forgot-password', status: 500 })
  await ask('aziza@nihol.test')
  expect(await failure()).toBeVisible()
  expect(page().queryByText(sent)).toBeNull()
})

it('links back to login and keeps the return path', async () => {
  const { user, address } = await openForgot('/forgot-password?next=%2Fclasses')
  await user.click(page().getByRole('link', { name: en('account:backToLogin') }))
  await page().findByRole('heading', { level: 1, name: en('account:login.title') })
  expect(address()).toBe('/login?next=%2Fclasses')
})
