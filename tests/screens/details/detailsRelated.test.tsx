import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { listingId } from '../../backend/seed/seed.ts'
import { en } from '../../words.ts'
import { fail, lists } from '../catalog/classesSteps.ts'
import { standInView } from '../view.ts'
import { address, chess, heading, main, open, openChanged, student } from './detailsSteps.ts'

const title = 'Chess from the very first move'
const asked = ({ backend }: Awaited<ReturnType<typeof open>>) =>
  lists.map((path) => backend.record.to('GET', path).length)

describe('the end of the details', () => {
  it('names three other classes of the teacher', async () => {
    standInView(() => true)
    const app = await open()
    await heading(title)
    const shelf = await main().findByRole('region', { name: en('classes:related.teacher') })
    expect(within(shelf).getByRole('heading', { level: 2 })).toBeVisible()
    expect(within(shelf).getAllByRole('article')).toHaveLength(3)
    expect(within(shelf).queryByText(title)).toBeNull()
    expect(asked(app)).toEqual([1, 1])
  })

  it('asks for nothing before it is near', async () => {
    standInView(() => false)
    const app = await open()
    await heading(title)
    expect(await main().findByText(en('classes:share.title'))).toBeVisible()
    expect(asked(app)).toEqual([0, 0])
  })

  it('is empty when the lists fail', async () => {
    standInView(() => true)
    const app = await open(address, { as: student }, fail({ status: 500 }))
    await heading(title)
    expect(await main().findByText(en('classes:share.title'))).toBeVisible()
    await expect.poll(() => asked(app).every((times) => times > 0)).toBe(true)
    expect(main().queryByRole('region', { name: en('classes:related.similar') })).toBeNull()
    expect(main().queryByText(en('messages:loadClasses'))).toBeNull()
  })
})

const missing = () => main().queryByText(en('classes:schedule.missing.title'))?.nextElementSibling ?? null

it('shows the ages and the language in the teacher’s text, and asks the rest in a message to us', async () => {
  standInView(() => true)
  const { user } = await openChanged({ description: 'For ages 7 to 11, without notation. Taught in Uzbek.' })
  await heading(title)
  expect(await main().findByText(en('classes:schedule.agesTitle'))).toBeVisible()
  expect(main().getByText(en('classes:schedule.ages', { from: 7, to: 11 }))).toBeVisible()
  expect(main().getByText(en('classes:schedule.language.Uzbek'))).toBeVisible()
  expect(missing()).toHaveTextContent(new RegExp(`^${en('classes:schedule.missing.length')}$`))
  await user.click(within(missing() as HTMLElement).getByRole('link'))
  expect(await screen.findByRole('textbox', { name: en('contact:fields.message') })).toHaveValue(
    en('classes:schedule.missing.message', {
      title,
      missing: en('classes:schedule.missing.length'),
      url: `${location.origin}/lessons?show=class/${chess}`,
    }),
  )
})

it('names the teacher in the facts, in the tab, and above the other classes', async () => {
  standInView(() => true)
  const description = 'Chess.\n\nTeacher: Dilnoza Rahimova. Eight years with beginners.'
  const { user } = await openChanged({ description })
  await heading(title)
  expect(await main().findByText('Eight years with beginners.')).toBeVisible()
  const name = en('classes:related.named', { name: 'Dilnoza Rahimova' })
  expect(await main().findByRole('region', { name })).toBeVisible()
  await user.click(main().getByRole('tab', { name: en('classes:details.tab.teacher') }))
  const tab = within(main().getByRole('tabpanel'))
  expect(tab.getByRole('heading', { name: 'Dilnoza Rahimova' })).toBeVisible()
  expect(tab.queryByText(en('classes:example.label'))).toBeNull()
})

it('asks for nothing that the schedule says', async () => {
  await open(`/classdetails/${listingId('group', 'python-beginners')}/group`)
  expect(await main().findByText(en('classes:schedule.agesTitle'))).toBeVisible()
  expect(missing()).toBeNull()
})
