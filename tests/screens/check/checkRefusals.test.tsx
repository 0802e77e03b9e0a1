import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { DeviceProblem } from '@/features/lessons/check/deviceProblem.ts'
import type { System } from '@/lib/device.ts'
import { en, wordsOf } from '../../words.ts'
import { renderApp } from '../renderApp.tsx'
import { agents, type Ask, setNavigator, answer, open, withDevices } from './checkSteps.ts'

const refuse =
  (name: string, message = '') =>
  () =>
    Promise.reject(new DOMException(message, name))

withDevices()

const refusals: readonly [why: DeviceProblem, ask: Ask | undefined, permission?: PermissionState, agent?: string][] = [
  ['denied', refuse('NotAllowedError', 'Permission denied')],
  ['dismissed', refuse('NotAllowedError', 'Permission dismissed'), 'prompt'],
  ['blocked', refuse('NotAllowedError', 'Permission denied by system')],
  ['blocked', refuse('SecurityError')],
  ['missing', refuse('NotFoundError')],
  ['busy', refuse('NotReadableError')],
  ['unsupported', undefined],
  ['inApp', refuse('NotAllowedError'), 'denied', `${agents.android} Instagram 300.0`],
  ['inApp', undefined, 'denied', agents.ios.replace(/ Version.* Safari\S+/, ' Mobile/15E148')],
]

describe.each(['camera', 'microphone'] as const)('a %s that cannot be used', (device) => {
  it.each(refusals)('is explained: %s', async (why, ask, permission, agent) => {
    answer(ask, permission)
    if (agent !== undefined) setNavigator('userAgent', agent)
    const { card, w } = await open(device, device === 'camera' ? 'en' : 'uz')
    const note = await card.findByText(w(`check:refused.${device}.${why}`))
    expect(note.closest('[role=status]')).not.toBeNull()
    const steps = w(why === 'denied' || why === 'blocked' ? `check:steps.${why}.windows` : `check:steps.${why}`)
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(steps.split('\n'))
    expect(card.queryByRole('button', { name: w('check:copy.label') }) !== null).toBe(why === 'inApp')
    expect(card.getByRole('button', { name: w('common:tryAgain') })).toHaveFocus()
  })
})

it.each(Object.keys(agents) as System[])('the steps are those of the system: %s', async (system) => {
  answer(refuse('NotAllowedError'))
  setNavigator('userAgent', agents[system])
  const { card } = await open('camera')
  const [first] = en(`check:steps.denied.${system}`).split('\n')
  expect(await card.findByText(first!)).toBeVisible()
})

it('every reason has its own text, in both languages', () => {
  for (const language of ['en', 'uz'] as const)
    for (const device of ['camera', 'microphone'] as const) {
      const kinds = [...new Set(refusals.map(([why]) => why))]
      expect(new Set(kinds.map((why) => wordsOf(language)(`check:refused.${device}.${why}`))).size).toBe(7)
    }
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
