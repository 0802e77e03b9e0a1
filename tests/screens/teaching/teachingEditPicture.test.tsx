import { screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Listing } from '../../backend/tables/listingTable.ts'
import { accountId, categoryId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { choose, field, fill, pictureFile, press, writes } from './teachingForm.ts'
import { open, ready, sent, teacher, path } from './teachingEditSteps.ts'

afterEach(() => vi.unstubAllEnvs())

describe('editing', () => {
  it('sends the changes and uploads a new picture once', async () => {
    const app = await open()
    await ready()
    expect(screen.queryByRole('radio', { name: en('classes:type.class') })).toBeNull()
    fill(en('teaching:field.title'), 'Chess, second moves')
    fill(en('teaching:field.price'), '$30')
    fill(en('teaching:field.link'), '  https://meet.example.com/new ')
    await app.user.selectOptions(
      field(en('teaching:field.category')),
      await screen.findByRole('option', { name: 'Robotics' }),
    )
    await choose(en('teaching:field.image'), pictureFile('board.png'))
    app.backend.faults.add({ method: 'PATCH', path, status: 500, body: '' })
    await app.user.click(press(en('teaching:edit.submit')))
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:save'))
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog', { name: en('teaching:edit.done') })
    expect(writes(app.backend).map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH'])
    const [first, second] = sent(app)
    expect(second!.body).toEqual(first!.body)
    expect(second!.body).toMatchObject({
      title: 'Chess, second moves',
      price: 30,
      link: 'https://meet.example.com/new',
      category: categoryId('Robotics'),
      teacherId: accountId(teacher),
    })
    expect((second!.body as Listing).imageUrl).toMatch(/^[0-9a-f]{24}\.png$/)
  })

  it('keeps the stored picture when the new picture is removed', async () => {
    const app = await open()
    await ready()
    await choose(en('teaching:field.image'), new File(['GIF89a'], 'a.gif'))
    await waitFor(() => expect(field(en('teaching:field.image'))).toBeInvalid())
    await app.user.click(press(en('teaching:field.imageRemove')))
    await waitFor(() => expect(field(en('teaching:field.image'))).toBeValid())
    await app.user.click(press(en('teaching:edit.submit')))
    await screen.findByRole('dialog')
    expect(sent(app)[0]!.body).toMatchObject({ imageUrl: 'chess-first-moves.webp' })
  })
})
