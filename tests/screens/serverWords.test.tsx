import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { backend } from '../backend/msw.ts'
import { listingId } from '../backend/seed.ts'
import './contactForms.ts'
import { renderApp } from './renderApp.tsx'
import { answer, fillRequired } from './teachingForm.ts'

const page = () => within(screen.getByRole('main'))
const put = async (label: string, text: string) => fireEvent.change(await page().findByLabelText(label), { target: { value: text } })
/** The lines of a note or a dialog, and which of them are said in English. */
const lines = (box: HTMLElement, selector = 'p') => [...box.querySelectorAll(selector)].map((line) => [line.textContent, (line.querySelector('[lang]') ?? line.closest('[lang]'))?.getAttribute('lang')])
const ours = (text: string) => [text, 'uz'] as const
const theirs = (text: string) => [text, 'en'] as const

async function logIn(fault: object) {
  await renderApp('/login', { language: 'uz' })
  backend.faults.add({ path: '/user/login', method: 'POST', ...fault })
  await put('Elektron pochta', 'aziza@nihol.test')
  await put('Parol', 'not it')
  fireEvent.click(page().getByRole('button', { name: 'Kirish' }))
  return page().findByRole('alert')
}
async function signUp(fault: object) {
  await renderApp('/signup', { language: 'uz' })
  backend.faults.add({ path: '/user/register', method: 'POST', ...fault })
  await put('Elektron pochta', 'aziza@nihol.test')
  await put('Parol', 'Nihol-123')
  await put('Parolni tasdiqlang', 'Nihol-123')
  fireEvent.click(page().getByRole('button', { name: 'Hisob yaratish' }))
}
const says = (status: number, message: string, more: object = {}) => ({ status, body: { message, ...more } })

describe('in Uzbek the words of the server', () => {
  const failed = 'Tizimga kirib boʻlmadi. Iltimos, qaytadan urinib koʻring.'
  const credentials = 'Elektron pochta yoki parol notoʻgʻri.'
  it.each([
    [says(403, 'Your account is locked'), [ours(failed), ours('Bunga ruxsatingiz yoʻq.'), theirs('Your account is locked')]],
    [says(401, 'Please confirm your email first'), [ours(failed), theirs('Please confirm your email first')]],
    [says(401, 'Invalid email or password'), [ours(failed), ours(credentials)]],
    [says(400, 'Incorrect credentials'), [ours(failed), ours(credentials)]],
    [says(404, 'No user has this email'), [ours(failed), ours(credentials)]],
    [says(429, 'Too many wrong attempts'), [ours(failed), ours('Juda koʻp urinish boʻldi. Biroz kutib, qaytadan urinib koʻring.')]],
    [says(500, 'E11000 duplicate key error at users.service.js:41'), [ours(failed), ours('Nosozlik bizning tomonda. Birozdan soʻng qaytadan urinib koʻring.')]],
  ])('%j at log-in follow ours, or ours say it', async (fault, said) => {
    expect(lines(await logIn(fault))).toEqual(said)
    await changeLanguage('en')
    const inEnglish = fault.status >= 500 ? 'Login failed. Please try again.' : fault.body.message
    await waitFor(() => expect(page().getByRole('alert').querySelector('p')).toHaveTextContent(inEnglish))
  })

  const notCreated = 'Roʻyxatdan oʻtib boʻlmadi. Iltimos, qaytadan urinib koʻring.'
  const taken = 'Bu elektron pochta bilan hisob allaqachon ochilgan.'
  it.each([
    [says(409, 'Conflict'), [ours(notCreated), ours(taken)]],
    [says(400, 'E-mail is already taken'), [ours(notCreated), ours(taken)]],
    [says(400, 'The password is too short'), [ours(notCreated), theirs('The password is too short')]],
  ])('%j at sign-up follow ours, or ours say it', async (fault, said) => {
    await signUp(fault)
    expect(lines(await page().findByRole('alert'))).toEqual(said)
  })

  it('stand at the field they are for', async () => {
    await logIn(says(422, 'Look again', { errors: { email: ['This address is closed'] } }))
    const field = page().getByLabelText('Elektron pochta')
    await waitFor(() => expect(field).toBeInvalid())
    expect(field).toHaveAccessibleDescription('Bu maydonni tekshiring This address is closed')
    expect(page().getByText('This address is closed')).toHaveAttribute('lang', 'en')
    await changeLanguage('en')
    expect(field).toHaveAccessibleDescription('This address is closed')
  })

  it('stand below ours in the dialog of an account that was created', async () => {
    await signUp({ status: 201, body: { message: 'Welcome aboard' } })
    const dialog = await screen.findByRole('dialog', { name: 'Hisob yaratildi' })
    expect(dialog.querySelector('.swal2-html-container')).toHaveTextContent(/^Hisobingiz tayyor\..+ Welcome aboard$/)
    expect(within(dialog).getByText('Welcome aboard')).toHaveAttribute('lang', 'en')
    await changeLanguage('en')
    await waitFor(() => expect(dialog.querySelector('.swal2-html-container')?.textContent).toBe('Welcome aboard'))
    await changeLanguage('uz')
    await waitFor(() => expect(within(dialog).getByText('Welcome aboard')).toHaveAttribute('lang', 'en'))
  })

  it('stand below ours in the dialog of a deletion that failed', async () => {
    const path = `/class/${listingId('class', 'chess-first-moves')}`
    await renderApp(`/edit${path.replace('/class', '')}/class`, { as: 'rustam@nihol.test', language: 'uz' })
    backend.faults.add({ method: 'DELETE', path, ...says(409, 'There are students in it') })
    fireEvent.click(await screen.findByRole('button', { name: 'Oʻchirish' }))
    await answer('Ishonchingiz komilmi?', 'Ha, oʻchirish')
    const dialog = await screen.findByRole('dialog', { name: 'Oʻchirib boʻlmadi' })
    expect(dialog.querySelector('.swal2-html-container')).toHaveTextContent('Oʻchirishning iloji boʻlmadi. Iltimos, qaytadan urinib koʻring. There are students in it')
    expect(within(dialog).getByText('There are students in it')).toHaveAttribute('lang', 'en')
  })

  it.each([
    [says(400, 'The link is blocked'), [ours('Xatolik yuz berdi'), theirs('The link is blocked')]],
    [says(404, 'No such category'), [ours('Xatolik yuz berdi'), ours('Bu dars yoki guruh topilmadi. U oʻchirilgan boʻlishi mumkin.')]],
  ])('%j at a class that is published follow ours', async (fault, said) => {
    await renderApp('/add-class-group', { as: 'rustam@nihol.test', language: 'uz' })
    await fillRequired('uz')
    backend.faults.add({ method: 'POST', path: '/class', ...fault })
    fireEvent.click(screen.getByRole('button', { name: 'Qoʻshish' }))
    expect(lines(await screen.findByRole('alert'))).toEqual(said)
  })
})
