import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { en } from '../../words.ts'
import { alertOf, bodies, held, put } from './contactForms.ts'
import { renderApp } from '../renderApp.tsx'
import { words } from './contactWords.ts'

it('takes the place of a notice when Forward opens it again', async () => {
  const { user, go } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: en('common:footer.send') }))
  const title = en('contact:dialog.newsletter.title')
  const dialog = within(await screen.findByRole('dialog', { name: title }))
  // Two presses before anything can come of the first.
  act(() => {
    dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }).click()
    dialog.getByRole('button', { name: en('common:close') }).click()
  })
  const notice = await alertOf(words.en.error)
  await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull())
  go(1)
  expect(await screen.findByRole('dialog', { name: title })).toBeVisible()
  await waitFor(() => expect(notice).not.toBeInTheDocument())
})

it('keeps the prefilled email after a reload', async () => {
  const { user, restart } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.type(
    within(screen.getByRole('contentinfo')).getByRole('textbox', { name: en('common:footer.stayUpdated') }),
    'yangi@misol.com{Enter}',
  )
  await screen.findByRole('dialog', { name: en('contact:dialog.newsletter.title') })
  restart('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.click(within(screen.getByRole('contentinfo')).getByRole('button', { name: en('common:footer.send') }))
  expect(
    held(within(await screen.findByRole('dialog', { name: en('contact:dialog.newsletter.title') })), [
      en('contact:fields.email'),
    ]),
  ).toEqual(['yangi@misol.com'])
})

it('subscribes with the email typed in the footer', async () => {
  const { user } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.type(
    within(screen.getByRole('contentinfo')).getByRole('textbox', { name: en('common:footer.stayUpdated') }),
    ' yangi@misol.com{Enter}',
  )
  const dialog = within(await screen.findByRole('dialog', { name: en('contact:dialog.newsletter.title') }))
  expect(held(dialog, [en('contact:fields.name'), en('contact:fields.phone'), en('contact:fields.email')])).toEqual([
    '',
    '',
    'yangi@misol.com',
  ])
  await put(user, dialog, { [en('contact:fields.name')]: 'Nodira', [en('contact:fields.phone')]: '(555) 123-4567' })
  await user.click(dialog.getByRole('button', { name: en('contact:dialog.newsletter.submit') }))
  expect(await alertOf(words.en.success)).toHaveTextContent(en('contact:dialog.newsletter.done'))
  expect(bodies('/mail')).toEqual([
    { name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'yangi@misol.com', message: 'Newsletter' },
  ])
})
