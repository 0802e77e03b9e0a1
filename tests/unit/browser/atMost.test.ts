// @vitest-environment node
import { expect, it } from 'vitest'
import { atMost } from '@/lib/atMost.ts'
import { deferred } from '../../deferred.ts'

/** Tasks that run until released. */
function tasks(limit: number) {
  const inTurn = atMost(limit)
  const begun: string[] = []
  const gates = new Map<string, ReturnType<typeof deferred>>()
  return {
    begun,
    add: (name: string, signal?: AbortSignal) => {
      const gate = deferred()
      gates.set(name, gate)
      return inTurn(async () => {
        begun.push(name)
        await gate.promise
        if (name.startsWith('bad')) throw new Error(name)
        return name
      }, signal)
    },
    end: async (name: string) => {
      gates.get(name)!.resolve()
      for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
    },
  }
}

it('a limit queues the rest, and a failed task frees its place', async () => {
  const { add, end, begun } = tasks(2)
  const bad = add('bad 1').catch((error: Error) => error.message)
  const rest = ['2', '3', '4'].map((name) => add(name))
  expect(begun).toEqual(['bad 1', '2'])
  await end('2')
  expect(begun).toEqual(['bad 1', '2', '3'])
  await end('bad 1')
  expect(begun).toEqual(['bad 1', '2', '3', '4'])
  const late = add('5')
  expect(begun).toHaveLength(4)
  for (const name of ['3', '4', '5']) await end(name)
  expect(await Promise.all([bad, ...rest, late])).toEqual(['bad 1', '2', '3', '4', '5'])
})

it('a limit never starts an aborted task', async () => {
  const { add, end, begun } = tasks(1)
  const first = add('1')
  const left = new AbortController()
  const given = add('2', left.signal).catch((error: Error) => error.name)
  const third = add('3')
  left.abort()
  await end('1')
  expect(begun).toEqual(['1', '3'])
  await end('3')
  expect(await Promise.all([first, given, third])).toEqual(['1', 'AbortError', '3'])
  await Promise.all([add('4'), end('4')])
  expect(begun).toEqual(['1', '3', '4'])
})
