import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, i18n } from '@/i18n/i18n.ts'
import { closeDialogs, confirm, notify } from '@/ui/dialogs.ts'
import { listingId } from '../backend/seed.ts'
import { renderApp } from '../screens/renderApp.tsx'

// The file of the dialogs is gone, as after a new release or on a broken line.
vi.mock('@/ui/sweetalert.ts', () => {
  throw new Error('no such file')
})

const dialog = (name: string) => screen.findByRole('dialog', { name })
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
const press = async (title: string, button: string) => fireEvent.click(within(await dialog(title)).getByRole('button', { name: button }))
const question = () => ({ title: i18n.t('common:areYouSure'), text: i18n.t('common:cannotUndo'), confirm: i18n.t('common:ok'), cancel: i18n.t('common:cancel') })

afterEach(closeDialogs)

describe('without the code of the dialogs', () => {
  it.each([
    ['en', 'Log out', 'Are you sure?', 'Cancel', 'Yes, log out', 'Logged Out', 'Log in'],
    ['uz', 'Chiqish', 'Ishonchingiz komilmi?', 'Bekor qilish', 'Ha, chiqish', 'Tizimdan chiqdingiz', 'Tizimga kirish'],
  ] as const)('Log out asks, logs out and says so (%s)', async (language, logOut, title, no, yes, done, heading) => {
    const { address, user } = await renderApp('/classes', { as: 'aziza@nihol.test', language })
    const button = await screen.findByRole('button', { name: logOut })
    await user.click(button)
    await press(title, no)
    await gone()
    expect(localStorage.getItem('access_token')).not.toBeNull()
    await user.click(button)
    await press(title, yes)
    await waitFor(() => expect(address()).toBe('/login'))
    expect(localStorage.getItem('access_token')).toBeNull()
    await press(done, 'OK')
    await gone()
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible()
  })

  it('Delete asks, deletes once and leads to the dashboard', async () => {
    const id = listingId('class', 'chess-first-moves')
    const { address, backend } = await renderApp(`/edit/${id}/class`, { as: 'rustam@nihol.test' })
    const button = await screen.findByRole('button', { name: 'Delete' })
    fireEvent.click(button)
    fireEvent.click(button)
    await press('Are you sure?', 'Yes, delete')
    await press('Deleted!', 'OK')
    await waitFor(() => expect(address()).toBe('/dashboard'))
    expect(backend.record.to('DELETE', `/class/${id}`)).toHaveLength(1)
  })

  it('Join asks, and offers the link once the meeting was opened', async () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    await renderApp(`/classroom/${listingId('class', 'scratch-first-game')}/class`, { as: 'aziza@nihol.test' })
    fireEvent.click(await screen.findByRole('button', { name: 'Join Live Meeting' }))
    expect(await dialog('Are you sure?')).toHaveTextContent('meet.example.com opens in a new tab.')
    expect(open).not.toHaveBeenCalled()
    await press('Are you sure?', 'Yes, join')
    expect(await screen.findByRole('link', { name: /^use this link/ })).toBeVisible()
    expect(open).toHaveBeenCalledTimes(1)
    open.mockRestore()
  })
})

describe('the plain dialog', () => {
  it('has a name, a description and the focus, and follows the language', async () => {
    await renderApp('/about')
    const answer = confirm(question)
    const element = await dialog('Are you sure?')
    expect(element).toHaveAccessibleDescription('This cannot be undone.')
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
    await act(() => changeLanguage('uz'))
    expect(await dialog('Ishonchingiz komilmi?')).toBe(element)
    await press('Ishonchingiz komilmi?', 'Bekor qilish')
    expect(await answer).toBe(false)
  })

  it('shows words of the server below ours, in their language', async () => {
    const answer = notify(() => ({ title: 'Xato', text: 'Oʻchirib boʻlmadi.', said: '<b>Students</b> are in it', confirm: 'OK' }))
    const element = await dialog('Xato')
    expect(element).toHaveAccessibleDescription('Oʻchirib boʻlmadi. <b>Students</b> are in it')
    expect(within(element).getByText('<b>Students</b> are in it')).toHaveAttribute('lang', 'en')
    fireEvent.click(within(element).getByRole('button', { name: 'OK' }))
    expect(await answer).toBe(true)
  })

  it('shows hostile words as text, and no second button where nothing is asked', async () => {
    const answer = notify(() => ({ title: '<img src=x onerror=alert(1)>', confirm: '<b>OK</b>' }))
    const element = await dialog('<img src=x onerror=alert(1)>')
    expect(element.querySelector('img, b')).toBeNull()
    expect(element).not.toHaveAccessibleDescription()
    fireEvent.click(within(element).getByRole('button'))
    expect(await answer).toBe(true)
  })

  it.each([
    ['Esc, which closes it in the browser', (element: HTMLDialogElement) => element.close()],
    ['a press on the backdrop', (element: HTMLDialogElement) => fireEvent.mouseDown(element)],
    ['leaving the page', () => closeDialogs()],
    ['the next one', () => void notify(() => ({ title: 'Next', confirm: 'OK' }))],
  ])('counts %s as no', async (_, end) => {
    const answer = confirm(question)
    const element = await dialog(i18n.t('common:areYouSure'))
    fireEvent.mouseDown(within(element).getByRole('heading')) // not the backdrop
    expect(element).toBeVisible()
    end(element as HTMLDialogElement)
    expect(await answer).toBe(false)
    expect(element).not.toBeInTheDocument()
  })
})
