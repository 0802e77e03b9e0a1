import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { put } from '../contact/contactForms.ts'
import { answered, closed, openTrial, stopClock, storage } from './trialForm.ts'

stopClock()

describe('two quick taps', () => {
  async function toFinish() {
    const app = await openTrial('en', { draft: answered })
    const later = performance.now() + 1000
    const clock = vi.spyOn(performance, 'now').mockReturnValue(later)
    return { app, wait: (milliseconds: number) => void clock.mockReturnValue(later + milliseconds) }
  }
  const tap = (name: string) =>
    fireEvent(
      screen.getByRole('button', { name }),
      new PointerEvent('click', { bubbles: true, cancelable: true, pointerType: 'touch' }),
    )

  it('on Next do not submit the answers of an earlier visit to the last step', async () => {
    const { app, wait } = await toFinish()
    await app.click(en('common:back'))
    await app.at('schedule')
    tap(en('trial:next'))
    await app.at('questionnaire')
    tap(en('trial:finish'))
    wait(500)
    tap(en('trial:finish'))
    await screen.findByRole('dialog', { name: en('trial:done.requested') })
    expect(app.backend.record.to('POST', '/lesson/trial')).toHaveLength(1)
  })

  it('on Finish do not close the confirmation', async () => {
    const { wait } = await toFinish()
    wait(500)
    tap(en('trial:finish'))
    const done = await screen.findByRole('dialog', { name: en('trial:done.requested') })
    tap(en('trial:done.thanks'))
    await waitFor(() => expect(done).toBeVisible())
    wait(1000)
    tap(en('trial:done.thanks'))
    await waitFor(() => expect(done).not.toBeInTheDocument())
  })
})

describe('closing with answers', () => {
  it('by Cancel, the cross, and the backdrop asks first; continuing keeps every answer', async () => {
    const app = await openTrial()
    await put(app.user, app.dialog, { [app.t.fields.parentName]: 'Nodira' })
    for (const close of [
      () => app.click(en('common:cancel')),
      () => app.click(en('common:close')),
      () => app.user.pointer({ keys: '[MouseLeft]', target: screen.getByRole('dialog', { name: app.t.title }) }),
    ]) {
      await close()
      const question = await screen.findByRole('dialog', { name: en('trial:leave.title') })
      const answers = within(question).getAllByRole('button', { name: en('trial:leave.goOn') })
      await app.user.click(answers.at(-1)!)
      await waitFor(() => expect(question).not.toBeInTheDocument())
      expect(app.dialog.getByRole('textbox', { name: app.t.fields.parentName })).toHaveValue('Nodira')
    }
  })

  it('by the Back button of Android asks only in the first step; later ones return to the step before', async () => {
    const app = await openTrial()
    await app.fillParent()
    const back = () => fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }))
    back()
    await app.at('parent')
    back()
    expect(await screen.findByRole('dialog', { name: en('trial:leave.title') })).toBeVisible()
  })

  it('keeps them for later, on the same step', async () => {
    const app = await openTrial()
    await app.fillParent()
    await put(app.user, app.dialog, { [app.t.fields.childrenFullName]: 'Aziza' })
    await app.click(en('common:cancel'))
    await app.user.click(await screen.findByRole('button', { name: en('trial:leave.keep') }))
    await closed()
    await app.user.click(screen.getAllByRole('button', { name: en('common:nav.continueTrial', { step: 2 }) })[0]!)
    await app.at('student')
    expect(screen.getByRole('textbox', { name: app.t.fields.childrenFullName })).toHaveValue('Aziza')
    await app.click(en('common:back'))
    await app.at('parent')
    expect(screen.getByRole('textbox', { name: app.t.fields.parentEmail })).toHaveValue('nodira@misol.com')
  })

  it('discards them on request, and does not ask when there are none', async () => {
    const app = await openTrial()
    await put(app.user, app.dialog, { [app.t.fields.parentName]: 'Nodira' })
    await app.click(en('common:cancel'))
    await app.user.click(await screen.findByRole('button', { name: en('trial:leave.discard') }))
    await closed()
    expect(storage()).not.toContain('Nodira')
    await app.show()
    expect(screen.getByRole('textbox', { name: app.t.fields.parentName })).toHaveValue('')
    await app.click(en('common:cancel'))
    await closed()
    expect(storage()).not.toContain('draft:trial')
  })
})
