import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { bodies } from '../contact/contactForms.ts'
import { hold } from '../hold.ts'
import { openTrial, requested, stopClock } from './trialForm.ts'
import { closed, storage } from './trialSteps.ts'

stopClock()

describe.each(['en', 'uz'] as const)('the booking in %s', (language) => {
  it('completes the four steps with a requested time, and sends the same body in either language', async () => {
    const app = await openTrial(language)
    const { dialog, t, p, user } = app
    const progress = dialog.getByRole('progressbar')
    const told = () => [progress.getAttribute('aria-valuetext'), dialog.getByText(/%$/).textContent]
    expect(told()).toEqual([t.step.replace('{{n}}', '1'), '25%'])
    expect(dialog.queryByRole('button', { name: p.back })).not.toBeInTheDocument()
    await app.fillParent()
    expect(told()).toEqual([t.step.replace('{{n}}', '2'), '50%'])
    await app.fillStudent()
    expect(told()).toEqual([t.step.replace('{{n}}', '3'), '75%'])
    expect(document.querySelector('iframe')).toBeNull()
    expect(dialog.getByText(t.schedule.request)).toBeVisible()
    await app.fillSchedule()
    expect(told()).toEqual([t.step.replace('{{n}}', '4'), '100%'])
    await app.fillQuestionnaire()
    const letGo = hold('/lesson/trial')
    await user.dblClick(dialog.getByRole('button', { name: t.finish }))
    expect(await dialog.findByRole('button', { name: t.submitting })).toBeDisabled()
    letGo()

    const done = await screen.findByRole('dialog', { name: t.done.requested })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(JSON.stringify(bodies('/lesson/trial'))).toBe(JSON.stringify([requested]))
    expect(
      within(done)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(
      (['date', 'time', 'subject', 'gradeLevel', 'parent', 'student', 'phone', 'email'] as const).map(
        (fact) => t.done[fact],
      ),
    )
    const facts = within(done)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent)
    expect(facts.slice(0, 1)).toEqual([
      language === 'en' ? 'Sunday, November 22, 2026' : '2026-yil 22-noyabr, yakshanba',
    ])
    expect(facts[1]).toMatch(language === 'en' ? /^1:30 PM .+ \(requested\)$/ : /^13:30 .+ \(soʻralgan vaqt\)$/)
    expect(facts.slice(2)).toEqual([
      t.subjects.business,
      p.grade,
      'Nodira Karimova',
      'Aziza Karimova',
      '(555) 123-4567',
      'nodira@misol.com',
    ])
    expect(
      within(done)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toContain(t.done.teacher)
    expect(within(done).getByRole('link', { name: 'hello@nihol.example' })).toHaveAttribute(
      'href',
      'mailto:hello@nihol.example',
    )
    // The confirmation is kept in the tab while it is open, for a reload.
    expect(JSON.stringify(Object.entries(localStorage))).not.toMatch(/karimova|nodira|misol/i)
    await user.click(within(done).getByRole('button', { name: t.done.thanks }))
    await closed()
    expect(storage()).not.toMatch(/karimova|nodira|misol/i)
  })
})
