import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, it } from 'vitest'
import { server } from '../../backend/msw.ts'
import { en, uz } from '../../words.ts'
import { hold } from '../hold.ts'
import { main } from '../renderApp.tsx'
import { cards, fail, lists, open } from './classesSteps.ts'

describe('the public catalog', () => {
  it('needs no account', async () => {
    const title = uz('site:lessonsPage.title')
    const { backend } = await open('/lessons', { language: 'uz' })
    expect(main().getByRole('heading', { level: 1, name: title })).toBeVisible()
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(document.title).toBe(`${title} · Nihol`)
    for (const path of lists)
      expect(backend.record.to('GET', path).map(({ headers }) => headers['authorization'])).toEqual([undefined])
  })

  it('links only signed-in users back to the dashboard', async () => {
    const toDashboard = () => main().queryByRole('link', { name: en('common:nav.dashboard') })
    const { restart } = await open('/lessons', { as: 'aziza@nihol.test' })
    expect(toDashboard()).toHaveAttribute('href', '/dashboard')
    localStorage.clear()
    restart('/lessons')
    await waitFor(() => expect(cards()).toHaveLength(24))
    expect(toDashboard()).toBeNull()
  })

  it('draws the cover of a subject only when the subject is known', async () => {
    const answer = hold('/category')
    await open('/lessons?q=tanishuv', {})
    await waitFor(() => expect(cards()).not.toHaveLength(0))
    const pictures = () => cards().flatMap((card) => [...card.querySelectorAll('img')])
    expect(pictures()).toEqual([])
    answer()
    await waitFor(() => expect(pictures()).not.toEqual([]))
  })

  it('requests login when the backend responds with 401', async () => {
    await open('/lessons?q=chess', {}, fail({ status: 401, body: {} }))
    expect(await screen.findByText(en('classes:logIn.title'))).toBeVisible()
    expect(main().getByRole('link', { name: en('classes:logIn.button') })).toHaveAttribute(
      'href',
      '/login?next=%2Fclasses%3Fq%3Dchess',
    )
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('keeps its heading and filters when the backend is down', async () => {
    server.use(http.all('*/api/*', () => Response.error()))
    await open('/lessons', {})
    expect(await screen.findByRole('alert')).toHaveTextContent(en('messages:loadClasses'))
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    expect(screen.getByRole('banner')).toBeVisible()
    expect(screen.getByRole('contentinfo')).toBeVisible()
  })
})
