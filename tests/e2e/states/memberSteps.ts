import { sentinels } from '../../backend/seed/sentinels.ts'
import { listingId } from '../../backend/seed/seed.ts'
import { expect } from '../journeys/journey.ts'
import type { Person } from './person.ts'

export const details = (type: 'class' | 'group', slug: string) => `/classdetails/${listingId(type, slug)}/${type}`

export const room = (type: 'class' | 'group', slug: string) => `/classroom/${listingId(type, slug)}/${type}`

export const sheet = (type: 'class' | 'group', slug: string) => `/lessons?show=${type}/${listingId(type, slug)}`

export const hostile = (page: 'classdetails' | 'classroom', name: keyof typeof sentinels) =>
  `/${page}/${sentinels[name]._id}/${sentinels[name].type}`

export const told = (person: Person, key: string) =>
  expect(person.page.getByRole('dialog', { name: person.w(key) })).toBeVisible()

export const tells = (key: string) => (person: Person) => told(person, key)

export const lists =
  (answer: Parameters<Person['backend']>[2]) =>
  async ({ backend }: Person) => {
    await backend('GET', '/class/public', answer)
    await backend('GET', '/group/public', answer)
  }

export const alerted = ({ main }: Person) => expect(main.getByRole('alert').first()).toBeVisible()

/** Cards outside the viewport are not requested: scrolls to each card until it has loaded. */
export const everyCard = async ({ page, main }: Person) => {
  await expect(main.getByRole('listitem').getByRole('link').first()).toBeVisible()
  for (const card of await page.locator('[data-key]').all()) {
    await card.scrollIntoViewIfNeeded()
    await expect(card.locator('.skeleton')).toHaveCount(0)
  }
}

/** The sheet with everything that comes by and by. */
export const sheetLoaded = (title: string) => async (person: Person) => {
  const shown = person.dialog(title)
  await expect(shown.getByRole('heading', { level: 3, name: person.w('classes:related.teacher') })).toBeVisible()
  await expect(shown.locator('.skeleton')).toHaveCount(0)
}

export const openMenu = ({ page, w }: Person) => page.getByRole('button', { name: w('common:nav.openMenu') }).click()

export const logIn = async ({ fill, press }: Person) => {
  await fill('account:email', 'nobody@nihol.test')
  await fill('account:password', 'wrong one')
  await press('account:login.submit')
}

export const signUp = async ({ fill, press }: Person) => {
  await fill('account:email', 'nodira@misol.com')
  await fill('account:password', 'Uzun-parol-1')
  await fill('account:confirm', 'Uzun-parol-1')
  await press('account:signup.submit')
}

export const enroll = async (person: Person) => {
  await person.press('classes:enroll.action')
  await told(person, 'common:areYouSure')
}
