import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { en } from '../../words.ts'
import { answer, choose, described, field, fill, fillRequired, press, publish, writes } from './teachingForm.ts'
import { open } from './teachingAddSteps.ts'

const [link, image, startDate] = [en('teaching:field.link'), en('teaching:field.image'), en('teaching:field.startDate')]

async function filled() {
  const app = await open()
  await fillRequired()
  return { ...app, add: () => app.user.click(press(en('teaching:add.submit'))) }
}

describe('validation', () => {
  it('a link is no longer wrong once leaving its field completed it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: en('teaching:add.submit') }))
    await waitFor(() => expect(field(link)).toBeInvalid())
    await user.type(field(link), 'meet.example.com/abc')
    await user.tab()
    await waitFor(() => expect(field(link)).toBeValid())
    expect(field(link)).toHaveValue('https://meet.example.com/abc')
  })

  it('reads a year of two digits as one of this century', async () => {
    const app = await filled()
    fill(startDate, '0097-12-02T17:00')
    expect(field(startDate)).toHaveAccessibleDescription(expect.stringContaining('/12/2097-'))
    fireEvent.blur(field(startDate))
    expect(field(startDate)).toHaveValue('2097-12-02T17:00')
    fill(startDate, '0098-12-02T17:00')
    expect(await publish(app)).toMatchObject([{ startDate: expect.stringMatching(/^2098-/) as string }])
  })

  it('asks about a start in the past, once for each date', async () => {
    const app = await filled()
    fill(startDate, '2024-12-02T17:00')
    await app.add()
    expect(await answer(en('teaching:past.title'), en('teaching:past.change'))).toContain('2024')
    expect(field(startDate)).toHaveValue('2024-12-02T17:00')
    expect(writes(app.backend)).toEqual([])
    app.backend.faults.add({ method: 'POST', path: '/class', status: 500, body: '' })
    await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
    await app.add()
    await answer(en('teaching:past.title'), en('teaching:past.yes'))
    await screen.findByRole('alert')
    expect(await publish(app)).toHaveLength(2)
  })

  it('takes the link out of a pasted invitation, and sends a typed link without its closing mark', async () => {
    const app = await filled()
    await app.user.clear(field(link))
    await app.user.paste('Join Zoom Meeting\nhttps://zoom.us/j/81234567890\n\nPasscode: 123456')
    expect(field(link)).toHaveValue('https://zoom.us/j/81234567890')
    fill(link, '\u200bhttps://zoom.us/j/812 3456 7890>')
    expect(await publish(app)).toMatchObject([{ link: 'https://zoom.us/j/81234567890' }])
  })

  it('rejects a picture of another kind as soon as it is chosen', async () => {
    const { backend, user, add } = await filled()
    await choose(image, new File(['GIF89a'], 'a.png', { type: 'image/png' }))
    await described(image, en('messages:imageType'))
    await add()
    await waitFor(() => expect(field(image)).toHaveFocus())
    await described(image, en('messages:imageType'))
    expect(writes(backend)).toEqual([])
    await user.click(press(en('teaching:field.imageRemove')))
    await described(image, en('messages:imageRequired'))
  })

  it('rejects a half-typed date', async () => {
    const { backend, add } = await filled()
    // Chromium's state for `03/13/---- --:--`; happy-dom has no half-typed dates.
    Object.defineProperty(field(startDate), 'validity', { value: { badInput: true } })
    await add()
    await described(startDate, en('messages:date'))
    expect(writes(backend)).toEqual([])
  })
})
