import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { changeLanguage } from '@/i18n/i18n.ts'
import { languagesOf } from '../../full.ts'
import { backend } from '../../backend/msw.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { bodies } from '../contact/contactForms.ts'
import { answered, openTrial, requested, stopClock } from '../trial/trialForm.ts'

stopClock()

const path = '/lesson/trial'
const lost = { dropConnection: true, afterHandling: true } as const

describe.each(languagesOf(0))('a booking whose answer was lost, in %s', (language) => {
  const w = wordsOf(language)
  const failed = w('messages:trial')
  const doubt = w('messages:lost.booking')
  const question = () => screen.findByRole('dialog', { name: w('messages:again.title') })
  async function lose(...faults: object[]) {
    const app = await openTrial(language, { draft: answered })
    for (const fault of faults) backend.faults.add({ method: 'POST', path, ...fault })
    const isLost = async () =>
      expect((await app.dialog.findByText(failed)).closest('[role=alert]')?.textContent).toBe(failed + doubt)
    await app.finish()
    await isLost()
    return {
      ...app,
      isLost,
      reply: async (answer: 'common:cancel' | 'messages:again.yes') =>
        app.user.click(within(await question()).getByRole('button', { name: w(answer) })),
      done: () => screen.findByRole('dialog', { name: app.t.done.requested }),
    }
  }

  it('is resent only after confirmation, asked for each time; No keeps every answer', async () => {
    const app = await lose(lost, lost)
    await app.finish()
    await app.reply('common:cancel')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(bodies(path)).toEqual([requested])
    expect(app.dialog.getByRole('radio', { name: app.t.who.parent })).toBeChecked()
    expect(app.dialog.getByRole('button', { name: app.t.finish })).toHaveFocus()
    await app.finish()
    await app.reply('messages:again.yes')
    await app.isLost()
    expect(bodies(path)).toEqual([requested, requested])
    await app.finish()
    await app.reply('messages:again.yes')
    await app.done()
    expect(bodies(path)).toEqual([requested, requested, requested])
    // Only what the open confirmation shows.
    expect(Object.keys(sessionStorage).filter((key) => key.includes('trial'))).toEqual(['draft:trial_sent'])
  })

  it('asks once for a double press, and translates the question when the language changes', async () => {
    const app = await lose(lost)
    await app.user.dblClick(app.dialog.getByRole('button', { name: app.t.finish }))
    await question()
    const other = language === 'en' ? 'uz' : 'en'
    const v = wordsOf(other)
    await changeLanguage(other)
    const translated = within(await screen.findByRole('dialog', { name: v('messages:again.title') }))
    fireEvent.click(translated.getByRole('button', { name: v('messages:again.yes') }))
    await screen.findByRole('dialog', { name: v('trial:done.requested') })
    expect(bodies(path)).toEqual([requested, requested])
  })

  it.each([
    ['asks again after the booking was closed and reopened', 'keep'],
    ['does not ask after the answers were discarded', 'discard'],
  ] as const)('%s', async (_, leave) => {
    const app = await lose(lost)
    await app.click(w('common:cancel'))
    await app.user.click(await screen.findByRole('button', { name: app.t.leave[leave] }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    if (leave === 'discard') sessionStorage.setItem('draft:trial', JSON.stringify(answered))
    await app.show()
    await app.at('questionnaire')
    await app.finish()
    if (leave === 'keep') await app.reply('messages:again.yes')
    await app.done()
    expect(bodies(path)).toEqual([requested, requested])
  })

  it('goes to the step of a time that has passed, and asks again on Finish', async () => {
    const app = await lose(lost)
    vi.setSystemTime(new Date(2026, 10, 22, 13, 31))
    await app.finish()
    await app.reply('messages:again.yes')
    await app.at('schedule')
    await app.choose(language === 'en' ? '2:00 PM' : '14:00')
    await app.goOn('questionnaire')
    await app.finish()
    await app.reply('messages:again.yes')
    await app.done()
    expect(bodies(path)).toEqual([requested, { ...requested, startTime: '14:00', endTime: '14:30' }])
  })

  it('does not ask after a refusal, or when the request never left the device', async () => {
    const app = await lose(lost, { status: 422, body: {} })
    await app.finish()
    await app.reply('messages:again.yes')
    await waitFor(() => expect(bodies(path)).toHaveLength(2))
    await waitFor(() => expect(app.dialog.queryByText(doubt)).toBeNull())
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    backend.faults.add({ method: 'POST', path, dropConnection: true })
    await app.finish()
    await app.dialog.findByText(new RegExp(`${en('common:offline')}|${uz('common:offline')}`))
    expect(app.dialog.queryByText(doubt)).toBeNull()
    onLine.mockRestore()
    await app.finish()
    await app.done()
  })
})
