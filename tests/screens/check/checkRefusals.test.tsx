import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { agents, appAgents } from '../../unit/features/agents.ts'
import { en } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { answer, open, setNavigator, withDevices } from './checkSteps.ts'

withDevices()

it.each([
  ['denied', 'camera', 'en', agents.mac, 'denied.mac'],
  ['blocked', 'microphone', 'uz', agents.android, 'blocked.android'],
  ['missing', 'camera', 'uz', agents.windows, 'missing'],
  ['inApp', 'microphone', 'en', appAgents[0], 'inApp'],
] as const)('%s: the reason for a refused %s is explained (%s)', async (why, device, language, agent, steps) => {
  const name = {
    denied: 'NotAllowedError',
    blocked: 'SecurityError',
    missing: 'NotFoundError',
    inApp: 'NotAllowedError',
  }
  answer(() => Promise.reject(new DOMException('', name[why])))
  setNavigator('userAgent', agent)
  const { card, w } = await open(device, language)
  const note = await card.findByText(w(`check:refused.${device}.${why}`))
  expect(note.closest('[role=status]')).not.toBeNull()
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    w(`check:steps.${steps}`).split('\n'),
  )
  expect(card.queryByRole('button', { name: w('check:copy.label') }) !== null).toBe(why === 'inApp')
  expect(card.getByRole('button', { name: w('common:tryAgain') })).toHaveFocus()
})

it('a browser without devices is explained', async () => {
  answer(undefined)
  const { card, w } = await open('camera')
  expect(await card.findByText(w('check:refused.camera.unsupported'))).toBeVisible()
})

it('the sound is judged by the person, with steps for the system', async () => {
  setNavigator('userAgent', agents.ios)
  vi.stubGlobal('AudioContext', undefined)
  const { user } = await renderApp('/check')
  const card = within(await screen.findByRole('region', { name: en('check:speaker.title') }))
  await user.click(card.getByRole('button', { name: en('check:speaker.play') }))
  expect(await card.findByText(en('check:steps.silent.ios').split('\n')[1]!)).toBeVisible()
  await user.click(card.getByRole('button', { name: en('check:speaker.yes') }))
  expect(card.getByText(en('check:speaker.heard'))).toBeVisible()
})
