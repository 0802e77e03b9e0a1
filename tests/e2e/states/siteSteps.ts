import { expect } from '../journeys/journey.ts'
import type { Person } from './person.ts'

export const openMenu = ({ page, w }: Person) => page.getByRole('button', { name: w('common:nav.openMenu') }).click()

export const writeLead = async ({ fill }: Person, within?: ReturnType<Person['dialog']>) => {
  await fill('contact:fields.name', 'Nodira Karimova', within)
  await fill('contact:fields.phone', '(555) 123-4567', within)
  await fill('contact:fields.email', 'nodira@misol.com', within)
}

export const writeMessage = async ({ fill }: Person) => {
  await fill('contact:fields.firstName', 'Nodira')
  await fill('contact:fields.lastName', 'Karimova')
  await fill('contact:fields.email', 'nodira@misol.com')
  await fill('contact:fields.phone', '(555) 123-4567')
  await fill('contact:fields.message', 'Assalomu alaykum')
}

/** The consultation form loads when the reader comes near. */
export const comeToConsultation = async ({ page, w }: Person) => {
  await page.locator('#consultation').scrollIntoViewIfNeeded()
  const summary = page.locator('#consultation summary') // on phones
  if (await summary.isVisible()) await summary.click()
  await expect(page.getByRole('button', { name: w('contact:consultation.submit') })).toBeEnabled()
}

export const openContact = async (person: Person) => {
  await person.press('site:support.callMe')
  await expect(person.dialog(person.w('contact:dialog.contact.title'))).toBeVisible()
}
