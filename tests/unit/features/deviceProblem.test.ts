import { afterEach, describe, expect, it } from 'vitest'
import { deviceProblemOf, type DeviceProblem } from '@/features/lessons/check/deviceProblem.ts'
import { isInAppBrowser, systemOf, type System } from '@/lib/device.ts'
import { wordsOf } from '../../words.ts'
import { agents, appAgents } from './agents.ts'

const setNavigator = (name: string, value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true })
afterEach(() => {
  for (const name of ['userAgent', 'permissions']) Reflect.deleteProperty(navigator, name)
})

const refused = (name: string, message = '') => new DOMException(message, name)
const problems: readonly [DeviceProblem, error: unknown, permission?: PermissionState, agent?: string][] = [
  ['denied', refused('NotAllowedError', 'Permission denied')],
  ['dismissed', refused('NotAllowedError', 'Permission dismissed'), 'prompt'],
  ['blocked', refused('NotAllowedError', 'Permission denied by system')],
  ['blocked', refused('SecurityError')],
  ['missing', refused('NotFoundError')],
  ['busy', refused('NotReadableError')],
  ['busy', 'no error'],
  ['unsupported', null],
  ['inApp', refused('NotAllowedError'), 'denied', appAgents[0]],
  ['inApp', null, 'denied', appAgents[2]],
]

describe.each(['camera', 'microphone'] as const)('a %s that cannot be used', (device) => {
  it.each(problems)('is %s after %s', async (why, error, state = 'denied', agent = agents.windows) => {
    setNavigator('permissions', { query: () => Promise.resolve({ state }) })
    setNavigator('userAgent', agent)
    expect(await deviceProblemOf(error, device)).toBe(why)
  })

  it.each(['en', 'uz'] as const)('has a text for each reason (%s)', (language) => {
    const reasons = [...new Set(problems.map(([why]) => why))]
    expect(new Set(reasons.map((why) => wordsOf(language)(`check:refused.${device}.${why}`))).size).toBe(7)
  })
})

it.each(Object.keys(agents) as System[])('the system %s is recognized, and is no other app', (system) => {
  expect(systemOf({ userAgent: agents[system], maxTouchPoints: 0 })).toBe(system)
  expect(isInAppBrowser(agents[system])).toBe(false)
})

it('an iPad says that it is a Mac, with a touch screen', () => {
  expect(systemOf({ userAgent: agents.mac, maxTouchPoints: 5 })).toBe('ios')
})

it.each(appAgents)('%s is a browser inside another app', (agent) => expect(isInAppBrowser(agent)).toBe(true))
