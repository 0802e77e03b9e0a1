import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en } from '../../words.ts'
import { bodies, held, lead, leadWith, put } from './contactForms.ts'
import { renderApp } from '../renderApp.tsx'

const title = en('contact:dialog.newsletter.title')
const footer = () => within(screen.getByRole('contentinfo'))
const send = () => footer().getByRole('button', { name: en('common:footer.send') })
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }))

it('takes the place of a notice when Forward opens it again', async () => {
  const { user, go } = await renderApp('/about-us')
  await user.click(send())
  const dialog = await dialogOf(title)
  // Two presses before anything can come of the first.
  act(() => {
    dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }).click()
    dialog.getByRole('button', { name: en('common:close') }).click()
  })
  const notice = await screen.findByRole('dialog', { name: en('contact:form.errorTitle') })
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  go(1)
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

it('subscribes with the email typed in the footer, which a reload keeps', async () => {
  const { user, restart } = await renderApp('/about-us')
  await user.type(footer().getByRole('textbox', { name: en('common:footer.stayUpdated') }), ' nodira@misol.com{Enter}')
  const labels = Object.keys(lead(en))
  expect(held(await dialogOf(title), labels)).toEqual(['', '', 'nodira@misol.com'])
  restart('/about-us')
  await user.click(send())
  const dialog = await dialogOf(title)
  expect(held(dialog, labels)).toEqual(['', '', 'nodira@misol.com'])
  const { [en('contact:fields.email')]: _, ...others } = lead(en)
  await put(user, dialog, others)
  await user.click(dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }))
  expect(await screen.findByRole('dialog', { name: en('contact:form.successMessage') })).toHaveTextContent(
    en('contact:dialog.newsletter.done'),
  )
  expect(bodies('/mail')).toEqual([leadWith('Newsletter')])
})
