import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { backend } from '../backend/msw.ts'
import { bodies, held, put } from './contactForms.ts'
import { renderApp } from './renderApp.tsx'
import { answered, openTrial, requested, stopClock, trialWords } from './trialForm.ts'

stopClock()

const words = {
  en: {
    again: 'Send it again?', yes: 'Yes, send it again', no: 'Cancel', failed: 'Failed to book trial. Please try again.', notSent: 'Something went wrong, please try again.', consultation: 'Ask for a consultation', call: 'Ask for a call', success: 'Your request has been successfully sent!',
    booking: 'It may have gone through all the same. Check your email, and send it again only if you hear nothing from us.',
    message: 'It may have gone through all the same. We will answer if it has; send it again only if you hear nothing from us.',
    labels: ['Name', 'Phone', 'Email'],
  },
  uz: {
    again: 'Yana yuborilsinmi?', yes: 'Ha, yana yuborilsin', no: 'Bekor qilish', failed: 'Sinov darsini band qilib boʻlmadi. Iltimos, qaytadan urinib koʻring.', notSent: 'Xatolik yuz berdi, iltimos, qaytadan urinib koʻring.', consultation: 'Maslahat soʻrash', call: 'Qoʻngʻiroq soʻrash', success: 'Soʻrovingiz muvaffaqiyatli yuborildi!',
    booking: 'Shunga qaramay, soʻrovingiz yetib borgan boʻlishi mumkin. Elektron pochtangizni tekshiring va faqat bizdan javob kelmasa, qayta yuboring.',
    message: 'Shunga qaramay, xabaringiz yetib borgan boʻlishi mumkin. Yetib borgan boʻlsa, javob beramiz. Faqat bizdan javob kelmasa, qayta yuboring.',
    labels: ['Ism', 'Telefon', 'Elektron pochta'],
  },
} as const

const lost = { dropConnection: true, afterHandling: true } as const
/** What the alerts of a place say. */
const said = async (scope: { findByText: typeof screen.findByText }, text: string) => (await scope.findByText(text)).closest('[role=alert]')?.textContent

describe.each(['en', 'uz'] as const)('a booking whose answer was lost, in %s', (language) => {
  const w = words[language]
  const question = () => screen.findByRole('dialog', { name: w.again })
  async function lose(...faults: object[]) {
    const app = await openTrial(language, { draft: answered })
    await app.at('questionnaire')
    for (const fault of faults) backend.faults.add({ method: 'POST', path: '/lesson/trial', ...fault })
    await app.finish()
    expect(await said(app.dialog, w.failed)).toBe(w.failed + w.booking)
    return { ...app, reply: async (name: string) => app.user.click(within(await question()).getByRole('button', { name })), done: () => screen.findByRole('dialog', { name: app.t.done.requested }) }
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: w.again })).toBeNull())

  it('is sent again only after a question; no keeps everything, and each time it asks anew', async () => {
    const app = await lose(lost, lost)
    await app.finish()
    await app.reply(w.no)
    await gone()
    expect(bodies('/lesson/trial')).toEqual([requested])
    expect(app.dialog.getByRole('radio', { name: app.p.parent })).toBeChecked()
    expect(app.dialog.getByRole('button', { name: app.t.finish })).toHaveFocus()
    await app.finish()
    await app.reply(w.yes)
    expect(await said(app.dialog, w.failed)).toBe(w.failed + w.booking)
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
    await app.finish()
    await app.reply(w.yes)
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, requested, requested])
    expect(JSON.stringify(Object.keys(sessionStorage))).not.toContain('trial')
  })

  it('asks once for two presses, and the question follows the language', async () => {
    const app = await lose(lost)
    await app.user.dblClick(app.dialog.getByRole('button', { name: app.t.finish }))
    await question()
    const other = language === 'en' ? 'uz' : 'en'
    await changeLanguage(other)
    fireEvent.click(within(await screen.findByRole('dialog', { name: words[other].again })).getByRole('button', { name: words[other].yes }))
    await screen.findByRole('dialog', { name: trialWords[other].done.requested })
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('also asks who closed it and came back', async () => {
    const app = await lose(lost)
    await app.click(app.p.cancel)
    await app.user.click(await screen.findByRole('button', { name: app.t.leave.keep }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await app.show()
    await app.at('questionnaire')
    await app.finish()
    await app.reply(w.yes)
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('asks nothing of who threw it away and begins anew', async () => {
    const app = await lose(lost)
    await app.click(app.p.cancel)
    await app.user.click(await screen.findByRole('button', { name: app.t.leave.discard }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    sessionStorage.setItem('draft:trial', JSON.stringify(answered))
    await app.show()
    await app.at('questionnaire')
    await app.finish()
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('goes to the time that has passed meanwhile, and asks again where it is sent', async () => {
    const app = await lose(lost)
    vi.setSystemTime(new Date(2026, 10, 22, 13, 31))
    await app.finish()
    await app.reply(w.yes)
    await app.at('schedule')
    await app.choose(language === 'en' ? '2:00 PM' : '14:00')
    await app.next()
    await app.at('questionnaire')
    await app.finish()
    await app.reply(w.yes)
    await app.done()
    expect(bodies('/lesson/trial')).toEqual([requested, { ...requested, startTime: '14:00', endTime: '14:30' }])
  })

  it('asks nothing once the backend has refused it, or when nothing left the device', async () => {
    const app = await lose(lost, { status: 422, body: {} })
    await app.finish()
    await app.reply(w.yes)
    await waitFor(() => expect(bodies('/lesson/trial')).toHaveLength(2))
    await waitFor(() => expect(app.dialog.queryByText(w.booking)).toBeNull())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    backend.faults.add({ method: 'POST', path: '/lesson/trial', dropConnection: true })
    await app.finish()
    await app.dialog.findByText(/You are offline|Internet aloqasi yoʻq/)
    expect(app.dialog.queryByText(w.booking)).toBeNull()
    onLine.mockRestore()
    await app.finish()
    await app.done()
  })
})

describe.each(['en', 'uz'] as const)('a consultation whose answer was lost, in %s', (language) => {
  it.each([
    ['without an answer', { dropConnection: true, afterHandling: true }],
    ['with an answer of a gateway', { status: 504, body: '<h1>Gateway Timeout</h1>', contentType: 'text/html' }],
    ['that took too long for the backend', { status: 408 }],
  ])('%s may have gone through, and is sent again only after a question', async (_, fault) => {
    const w = words[language]
    const { user } = await renderApp('/courses/chess', { language })
    await screen.findByRole('heading', { level: 1 })
    document.getElementById('consultation')!.focus()
    const form = within(await screen.findByRole('form', { name: w.consultation }))
    const texts = ['Nodira', '(555) 123-4567', 'nodira@misol.com']
    await put(user, form, Object.fromEntries(w.labels.map((label, index) => [label, texts[index]!])))
    backend.faults.add({ method: 'POST', path: '/mail', ...fault })
    const send = () => user.click(form.getByRole('button', { name: w.call }))
    const reply = async (name: string) => user.click(within(await screen.findByRole('dialog', { name: w.again })).getByRole('button', { name }))
    await send()
    expect(await said(form, w.notSent)).toBe(w.notSent + w.message)
    await send()
    await reply(w.no)
    expect(held(form, w.labels)).toEqual(texts)
    expect(bodies('/mail')).toHaveLength(1)
    await send()
    await reply(w.yes)
    expect(await form.findByText(w.success)).toBeVisible()
    const lead = { name: 'Nodira', phoneNumber: '(555) 123-4567', email: 'nodira@misol.com', message: '' }
    expect(bodies('/mail')).toEqual([lead, lead])
    // The next one is another one.
    await put(user, form, Object.fromEntries(w.labels.map((label, index) => [label, texts[index]!])))
    await send()
    await waitFor(() => expect(bodies('/mail')).toEqual([lead, lead, lead]))
  })
})

it('a form that is not filled in says so before any question', async () => {
  const { user } = await renderApp('/courses/chess')
  await screen.findByRole('heading', { level: 1 })
  document.getElementById('consultation')!.focus()
  const form = within(await screen.findByRole('form', { name: words.en.consultation }))
  await put(user, form, { Name: 'Nodira', Phone: '(555) 123-4567', Email: 'nodira@misol.com' })
  backend.faults.add({ method: 'POST', path: '/mail', dropConnection: true })
  await user.click(form.getByRole('button', { name: words.en.call }))
  await form.findByText(words.en.message)
  await user.clear(form.getByRole('textbox', { name: 'Name' }))
  await user.click(form.getByRole('button', { name: words.en.call }))
  expect(await form.findByText('This field is required')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a message to one end asks nothing of a message to another', async () => {
  const { user } = await renderApp('/about-us')
  await screen.findByRole('heading', { level: 1 })
  await user.type(within(screen.getByRole('contentinfo')).getByRole('textbox', { name: 'Stay Updated' }), 'yangi@misol.com{Enter}')
  const dialog = within(await screen.findByRole('dialog', { name: 'Stay Updated' }))
  await put(user, dialog, { Name: 'Nodira', Phone: '(555) 123-4567' })
  backend.faults.add({ method: 'POST', path: '/mail', dropConnection: true })
  await user.click(dialog.getByRole('button', { name: 'Subscribe' }))
  const notice = await screen.findByRole('dialog', { name: 'We are not sure it was sent' })
  expect(notice).toHaveTextContent(words.en.message)
  expect(sessionStorage.getItem('draft:contact Newsletter:doubt')).not.toBeNull()
  expect(sessionStorage.getItem('draft:contact From Contact Modal:doubt')).toBeNull()
})
