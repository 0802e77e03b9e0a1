import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { languagesOf } from '../../full.ts'
import { backend } from '../../backend/msw.ts'
import { en, uz } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { answered, openTrial, requested, stopClock, trialWords } from '../trial/trialForm.ts'
import { words, said } from './lostWords.ts'

stopClock()

const lost = { dropConnection: true, afterHandling: true } as const

describe.each(languagesOf(0))('a booking whose answer was lost, in %s', (language) => {
  const w = words[language]
  const question = () => screen.findByRole('dialog', { name: w.again })
  async function lose(...faults: object[]) {
    const app = await openTrial(language, { draft: answered })
    await app.at('questionnaire')
    for (const fault of faults) backend.faults.add({ method: 'POST', path: '/lesson/trial', ...fault })
    await app.finish()
    expect(await said(app.dialog, w.failed)).toBe(w.failed + w.booking)
    return {
      ...app,
      reply: async (name: string) => app.user.click(within(await question()).getByRole('button', { name })),
      done: () => screen.findByRole('dialog', { name: app.t.done.requested }),
    }
  }
  const gone = () => waitFor(() => expect(screen.queryByRole('dialog', { name: w.again })).toBeNull())

  it('is resent only after confirmation, asked for each time; No keeps every answer', async () => {
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
    // Only what the open confirmation shows.
    expect(Object.keys(sessionStorage).filter((key) => key.includes('trial'))).toEqual(['draft:trial_sent'])
  })

  it('asks once for a double press, and translates the question when the language changes', async () => {
    const app = await lose(lost)
    await app.user.dblClick(app.dialog.getByRole('button', { name: app.t.finish }))
    await question()
    const other = language === 'en' ? 'uz' : 'en'
    await changeLanguage(other)
    fireEvent.click(
      within(await screen.findByRole('dialog', { name: words[other].again })).getByRole('button', {
        name: words[other].yes,
      }),
    )
    await screen.findByRole('dialog', { name: trialWords[other].done.requested })
    expect(bodies('/lesson/trial')).toEqual([requested, requested])
  })

  it('asks again after the booking was closed and reopened', async () => {
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

  it('does not ask after the answers were discarded', async () => {
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

  it('goes to the step of a time that has passed, and asks again on Finish', async () => {
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

  it('does not ask after a refusal, or when the request never left the device', async () => {
    const app = await lose(lost, { status: 422, body: {} })
    await app.finish()
    await app.reply(w.yes)
    await waitFor(() => expect(bodies('/lesson/trial')).toHaveLength(2))
    await waitFor(() => expect(app.dialog.queryByText(w.booking)).toBeNull())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    backend.faults.add({ method: 'POST', path: '/lesson/trial', dropConnection: true })
    await app.finish()
    await app.dialog.findByText(new RegExp(`${en('common:offline')}|${uz('common:offline')}`))
    expect(app.dialog.queryByText(w.booking)).toBeNull()
    onLine.mockRestore()
    await app.finish()
    await app.done()
  })
})
