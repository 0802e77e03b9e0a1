import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { en } from '../../words.ts'
import { answer, choose, field, fill, fillRequired, press, writes } from './teachingForm.ts'
import { open } from './teachingAddSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('validation', () => {
  it('keeps a rejected value in its field, and sends nothing', async () => {
    const { backend, user } = await open()
    await fillRequired()
    const label = en('teaching:field.link')
    fill(label, 'javascript:alert(1)')
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() =>
      expect(field(label)).toHaveAccessibleDescription(expect.stringContaining(en('messages:httpsLink'))),
    )
    expect(field(label)).toBeInvalid()
    expect(field(label)).toHaveValue('javascript:alert(1)')
    expect(writes(backend)).toEqual([])
  })

  it('a link is no longer wrong once leaving its field completed it', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: en('teaching:add.submit') }))
    const link = field(en('teaching:field.link'))
    await waitFor(() => expect(link).toBeInvalid())
    await user.type(link, 'meet.example.com/abc')
    await user.tab()
    await waitFor(() => expect(link).toBeValid())
    expect(link).toHaveValue('https://meet.example.com/abc')
  })

  it('reads a year of two digits as one of this century', async () => {
    const { backend, user } = await open()
    await fillRequired()
    const start = field(en('teaching:field.startDate'))
    fill(en('teaching:field.startDate'), '0097-12-02T17:00')
    expect(start).toHaveAccessibleDescription(expect.stringContaining('/12/2097-'))
    fireEvent.blur(start)
    expect(start).toHaveValue('2097-12-02T17:00')
    fill(en('teaching:field.startDate'), '0098-12-02T17:00')
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({
      startDate: expect.stringMatching(/^2098-/) as string,
    })
  })

  it('asks about a start in the past, once for each date', async () => {
    const { backend, user } = await open()
    await fillRequired()
    fill(en('teaching:field.startDate'), '2024-12-02T17:00')
    const add = async (reply: string) => {
      await waitFor(() => expect(press(en('teaching:add.submit'))).toBeEnabled())
      await user.click(press(en('teaching:add.submit')))
      return answer(en('teaching:past.title'), reply)
    }
    expect(await add(en('teaching:past.change'))).toContain('2024')
    expect(field(en('teaching:field.startDate'))).toHaveValue('2024-12-02T17:00')
    expect(writes(backend)).toEqual([])
    backend.faults.add({ method: 'POST', path: '/class', status: 500, body: '' })
    await add(en('teaching:past.yes'))
    await screen.findByRole('alert')
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(backend.record.to('POST', '/class')).toHaveLength(2)
  })

  it('takes the link out of a pasted invitation, and sends a typed one without its closing mark', async () => {
    const { backend, user } = await open()
    await fillRequired()
    const link = field(en('teaching:field.link'))
    await user.clear(link)
    await user.paste('Join Zoom Meeting\nhttps://zoom.us/j/81234567890\n\nPasscode: 123456')
    expect(link).toHaveValue('https://zoom.us/j/81234567890')
    fill(en('teaching:field.link'), '\u200bhttps://zoom.us/j/812 3456 7890>')
    await user.click(press(en('teaching:add.submit')))
    await screen.findByRole('dialog', { name: en('teaching:add.done') })
    expect(backend.record.to('POST', '/class')[0]!.body).toMatchObject({ link: 'https://zoom.us/j/81234567890' })
  })

  it('a picture of another kind is rejected as soon as it is chosen', async () => {
    const file = new File(['GIF89a'], 'a.png', { type: 'image/png' })
    const message = en('messages:imageType')
    const { backend, user } = await open()
    await fillRequired()
    await choose(en('teaching:field.image'), file)
    await waitFor(() =>
      expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(expect.stringContaining(message)),
    )
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() => expect(field(en('teaching:field.image'))).toHaveFocus())
    expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(writes(backend)).toEqual([])
    await user.click(press(en('teaching:field.imageRemove')))
    await waitFor(() =>
      expect(field(en('teaching:field.image'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:imageRequired')),
      ),
    )
  })

  it('a half-typed date is rejected', async () => {
    const { backend, user } = await open()
    await fillRequired()
    // Chromium's state for `03/13/---- --:--`; happy-dom has no half-typed dates.
    Object.defineProperty(field(en('teaching:field.startDate')), 'validity', { value: { badInput: true } })
    await user.click(press(en('teaching:add.submit')))
    await waitFor(() =>
      expect(field(en('teaching:field.startDate'))).toHaveAccessibleDescription(
        expect.stringContaining(en('messages:date')),
      ),
    )
    expect(writes(backend)).toEqual([])
  })
})
