import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodies } from '../contact/contactForms.ts'
import { hold } from '../hold.ts'
import { closed, openTrial, requested, stopClock, storage } from './trialForm.ts'

stopClock()

const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent)

describe.each([
  ['en', 'Sunday, November 22, 2026', /^1:30 PM .+ \(requested\)$/],
  ['uz', '2026-yil 22-noyabr, yakshanba', /^13:30 .+ \(soʻralgan vaqt\)$/],
] as const)('the booking in %s', (language, day, time) => {
  it('completes the four steps with a requested time, and sends the same body in either language', async () => {
    const app = await openTrial(language)
    const { dialog, t, w, p, user } = app
    const expectProgress = (step: number) =>
      expect([
        dialog.getByRole('progressbar').getAttribute('aria-valuetext'),
        dialog.getByText(/%$/).textContent,
      ]).toEqual([w('trial:step', { n: step }), `${step * 25}%`])
    expectProgress(1)
    expect(dialog.queryByRole('button', { name: p.back })).not.toBeInTheDocument()
    await app.fillParent()
    expectProgress(2)
    await app.fillStudent()
    expectProgress(3)
    expect(document.querySelector('iframe')).toBeNull()
    expect(dialog.getByText(t.schedule.request)).toBeVisible()
    await app.fillSchedule()
    expectProgress(4)
    await app.fillQuestionnaire()
    const letGo = hold('/lesson/trial')
    await user.dblClick(dialog.getByRole('button', { name: t.finish }))
    expect(await dialog.findByRole('button', { name: t.submitting })).toBeDisabled()
    letGo()

    const done = within(await screen.findByRole('dialog', { name: t.done.requested }))
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(bodies('/lesson/trial')).toEqual([requested])
    expect(textsOf(done.getAllByRole('term'))).toEqual(
      (['date', 'time', 'subject', 'gradeLevel', 'parent', 'student', 'phone', 'email'] as const).map(
        (fact) => t.done[fact],
      ),
    )
    expect(textsOf(done.getAllByRole('definition'))).toEqual([
      day,
      expect.stringMatching(time),
      t.subjects.business,
      p.grade,
      requested.parentName,
      requested.childrenFullName,
      requested.parentPhoneNumber,
      requested.parentEmail,
    ])
    expect(textsOf(done.getAllByRole('listitem'))).toContain(t.done.teacher)
    const mail = done.getByRole('link', { name: 'hello@nihol.example' })
    expect(mail).toHaveAttribute('href', 'mailto:hello@nihol.example')
    // The confirmation is kept in the tab while it is open, for a reload.
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/karimova|nodira|misol/i)
    await user.click(done.getByRole('button', { name: t.done.thanks }))
    await closed()
    expect(storage()).not.toMatch(/karimova|nodira|misol/i)
  })
})
