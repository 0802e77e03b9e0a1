import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { courses } from '@/content/courses.ts'
import { languagesOf } from '../../full.ts'
import { en, uz, wordsOf } from '../../words.ts'
import { change } from '../details/detailsSteps.ts'
import { main, textsOf } from '../renderApp.tsx'
import { answered } from '../trial/trialForm.ts'
import { open } from './classesSteps.ts'
import { address, back, chess, scratch, sheet, title } from './sheetSteps.ts'

const names = (list: HTMLElement) => textsOf(within(list).getAllByRole('heading', { level: 3 })).slice(1)

describe('the sheet of a class', () => {
  it.each(languagesOf(0))('shows a visitor everything but the meeting link (%s)', async (language) => {
    const w = wordsOf(language)
    const { backend } = await open(address, { language }, (prepared) =>
      change(prepared, 'class', chess, { startDate: '2027-11-28T20:30:00.000Z', link: 'https://meet.example.com/x' }),
    )
    const { dialog, within: shown } = await sheet(title)
    expect(document.title).toBe(`${title} · Nihol`)
    expect(shown.getByText('28/11/2027-20:30 UTC')).toBeVisible()
    expect(shown.getByText(/^We meet the pieces one by one/)).toBeVisible()
    expect(shown.getByText('$8')).toBeVisible()
    expect(shown.getByText(w('classes:unit.class'))).toBeVisible()
    expect(shown.getByText(w('classes:details.priceNote.class'), { exact: false })).toBeVisible()
    expect(shown.getByText(w('classes:schedule.ages', { from: 6, to: 9 }))).toBeVisible()
    expect(shown.queryByText(w('classes:share.calendar'))).toBeNull()
    expect(shown.getByRole('link', { name: w('classes:sheet.logIn') })).toHaveAttribute('href', `/login${back}`)
    expect(dialog.innerHTML).not.toContain('meet.example.com')
    // The public list has it.
    expect(backend.record.to('GET', `/class/${chess}`)).toEqual([])
  })

  it.each([undefined, 'malika@nihol.test'])('of a finished class offers nothing to book or buy (%s)', async (as) => {
    await open(address, as ? { as } : {}, (prepared) =>
      change(prepared, 'class', chess, { startDate: new Date(Date.now() - 3 * 3_600_000).toISOString() }),
    )
    const { within: shown } = await sheet(title)
    expect(shown.getByText(en('classes:over.class'))).toBeVisible()
    expect(shown.getByText(en('classes:finished'))).toBeVisible()
    for (const name of [en('classes:sheet.logIn'), en('classes:enroll.action')])
      expect(shown.queryByRole('link', { name })).toBeNull()
    expect(shown.queryByRole('button', { name: en('common:nav.bookTrial') })).toBeNull()
  })

  it('opens the booking with its subject, and is shown again afterwards', async () => {
    const { user, address: now, go } = await open(address, {})
    const { dialog, within: shown } = await sheet(title)
    await user.click(shown.getByRole('button', { name: en('common:nav.bookTrial') }))
    expect(await screen.findByRole('dialog', { name: en('trial:title') })).toBeVisible()
    expect(dialog).not.toBeVisible()
    expect(new URLSearchParams(now().split('?')[1]).get('dialog')).toBe('trial.Chess')
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog', { name: en('trial:title') })).toBeNull())
    expect(dialog).toBeVisible()
    // Forward and Back do the same.
    go(1)
    expect(await screen.findByRole('dialog', { name: en('trial:title') })).toBeVisible()
    expect(dialog).not.toBeVisible()
    go(-1)
    await waitFor(() => expect(dialog).toBeVisible())
  })

  it('is below a dialog that is open after a reload, and is shown when that closes', async () => {
    const { user } = await open(`${address}&dialog=trial.Chess`, {})
    const booking = await screen.findByRole('dialog', { name: en('trial:title') })
    const { dialog } = await sheet(title)
    await waitFor(() => expect(dialog).not.toBeVisible())
    expect(booking).toBeVisible()
    expect(within(booking).getByRole('heading', { level: 3, name: en('trial:steps.parent.title') })).toHaveFocus()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(dialog).toBeVisible())
  })

  it('opens whatever dialog the address makes up', async () => {
    await open(`${address}&dialog=no-such-thing`, {})
    expect((await sheet(title)).dialog).toBeVisible()
  })

  it('opens the booking with its subject first among the subjects', async () => {
    const { user } = await open(address, {})
    const book = (await sheet(title)).within.getByRole('button', { name: en('common:nav.bookTrial') })
    sessionStorage.setItem('draft:trial', JSON.stringify({ ...answered, step: 2 }))
    await user.click(book)
    const booking = within(await screen.findByRole('dialog', { name: en('trial:title') }))
    const subjects = within(await booking.findByRole('radiogroup', { name: en('trial:fields.subject') }))
    const [first, ...others] = subjects.getAllByRole<HTMLInputElement>('radio')
    expect(first).toBe(subjects.getByRole('radio', { name: en('trial:subjects.chess') }))
    expect(first).toBeChecked()
    expect(others.map(({ value }) => value)).toEqual(
      courses.map(({ category }) => category).filter((category) => category !== 'Chess'),
    )
  })

  it('opens from a card, and closes with its button, Escape, and Back', async () => {
    const { user, address: now, go } = await open('/lessons?q=chess+from', {})
    const cross = () => screen.getByRole('button', { name: en('common:close') })
    for (const close of [
      () => user.click(cross()),
      () => {
        cross().focus()
        return user.keyboard('{Escape}')
      },
      () => Promise.resolve(go(-1)),
    ]) {
      await user.click(await main().findByRole('link', { name: title }))
      await sheet(title)
      expect(now()).toBe(`${address}&q=chess+from`)
      await close()
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      expect(now()).toBe('/lessons?q=chess+from')
    }
  })

  it('closes to the list when it was opened by a link', async () => {
    const { user, address: now } = await open(`${address}&type=class`, {})
    await sheet(title)
    await user.click(screen.getByRole('button', { name: en('common:close') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(now()).toBe('/lessons?type=class')
  })

  it('names other classes of its teacher; an opened class replaces it', async () => {
    const { user, address: now } = await open(address, {})
    const { within: shown } = await sheet(title)
    const teacher = shown.getByRole('region', { name: en('classes:related.teacher') })
    expect(names(teacher)).toContain('Your first game in Scratch')
    expect(names(teacher)).not.toContain(title)
    await user.click(within(teacher).getByRole('link', { name: 'Your first game in Scratch' }))
    await sheet('Your first game in Scratch')
    expect(now()).toBe(`/lessons?show=class/${scratch}`)
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
  })
})

describe('the sheet for signed-in users', () => {
  it('leads a student to the question whether to enroll', async () => {
    await open(address, { as: 'malika@nihol.test' })
    const { within: shown } = await sheet(title)
    const link = shown.getByRole('link', { name: en('classes:enroll.action') })
    expect(link).toHaveAttribute('href', `/classdetails/${chess}/class?enroll=1`)
    expect(shown.queryByRole('button', { name: en('common:nav.bookTrial') })).toBeNull()
  })

  it('opens the classroom of an enrolled student', async () => {
    await open(`/lessons?show=class/${scratch}`, { as: 'aziza@nihol.test', language: 'uz' })
    const { within: shown } = await sheet('Your first game in Scratch')
    const link = await shown.findByRole('link', { name: uz('classes:openClassroom') })
    expect(link).toHaveAttribute('href', `/classroom/${scratch}/class`)
    // Others of the teacher's classes may say so too.
    expect(shown.getAllByText(uz('classes:enroll.already')).at(-1)).toBeVisible()
    expect(shown.queryByText(`${uz('classes:details.price')}:`)).toBeNull()
  })

  it('lets its teacher edit it, and tells other teachers and admins whom it is for', async () => {
    const own = await open(address, { as: 'rustam@nihol.test' })
    expect((await sheet(title)).within.getByRole('link', { name: en('classes:enroll.edit.class') })).toBeVisible()
    own.unmount()
    for (const as of ['dilnoza@nihol.test', 'admin@nihol.test']) {
      const { unmount, backend } = await open(address, { as })
      expect((await sheet(title)).within.getByText(en('classes:enroll.forStudents'))).toBeVisible()
      expect(backend.record.to('GET', '/manual-purchase')).toEqual([])
      unmount()
    }
  })
})

it.each(languagesOf(1))('in %s is named after the sign-up that it leads to', async (language) => {
  const t = wordsOf(language)
  const { user, backend } = await open(address, { language })
  await user.click((await sheet(title)).within.getByRole('link', { name: t('classes:sheet.logIn') }))
  await user.click(await main().findByRole('link', { name: t('account:login.create') }))
  await screen.findByRole('heading', { level: 1, name: t('account:signup.title') })
  expect(main().getByText(title)).toBeVisible()
  await user.type(main().getByLabelText(t('account:email')), 'from-a-class@nihol.test')
  for (const secret of ['password', 'confirm'] as const)
    await user.type(main().getByLabelText(t(`account:${secret}`)), 'Kitob-2026')
  await user.click(main().getByRole('button', { name: t('account:signup.submit') }))
  await screen.findByRole('dialog', { name: t('account:signup.doneTitle') })
  await user.keyboard('{Escape}')
  expect(await screen.findByText(t('account:forClass.created.named'))).toBeInTheDocument()
  expect(backend.record.to('GET', `/class/${chess}`)).toEqual([])
})
