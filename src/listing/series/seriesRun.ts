import { useSyncExternalStore } from 'react'
import { getToken, type SessionToken } from '@/api/token.ts'
import { createStore } from '@/lib/createStore.ts'
import { Fault } from '@/lib/fault.ts'
import { holdDrafts } from '@/lib/storage/drafts.ts'
import { listOf, orNull, readDraft } from '@/lib/storage/shapes.ts'
import { isCount, isText } from '@/lib/storage/stored.ts'

/**
 * Runs a task while no other tab of this browser runs a task under the same name; immediately if the browser has no locks (pages without https)
 * or refuses them (blocked storage).
 */
async function oneTabAtATime<Result>(name: string, task: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as { locks?: LockManager | null }
  let isBegun = false
  const begin = () => {
    isBegun = true
    return task()
  }
  try {
    return await (locks?.request(name, begin) ?? begin())
  } catch (error) {
    if (isBegun) throw error
    return task()
  }
}

/** The progress of a series of requests, which may continue after its page has been left. */
type SeriesRun = { done: number; of: number; going: boolean; stopping: boolean }

/** Distinguishes series published by the same form: title, link, and start of the first lesson. */
type About = readonly (string | undefined)[]

/** Stored with the drafts: it survives a reload, and a logout removes it. */
const draftOf = (name: string) => `${name}:run`
const readRun = (name: string) =>
  readDraft(draftOf(name), { done: isCount, of: isCount, about: listOf(orNull(isText)) }) // JSON turns undefined into null
/** The steps of the runs in progress, by name. After a logout, a second run may have the same name. */
const going = new Map<string, readonly unknown[]>()
const stopping = new Set<string>()
const changes = createStore(undefined)
const tell = () => changes.set(undefined)

/**
 * Runs steps one after another, in one tab at a time. Throws the error of a step, and a `cancelled` Fault once stopped or once `session` has
 * ended. Each step must check whether it has been done, because resuming a run repeats all steps.
 */
export async function runSeries(
  name: string,
  steps: readonly (() => Promise<unknown>)[],
  session: SessionToken,
  about: About = [],
): Promise<void> {
  const drafts = holdDrafts()
  const take = (done: number) => {
    drafts.write(draftOf(name), { done, of: steps.length, about })
    tell()
  }
  going.set(name, steps)
  take(0)
  try {
    for (const [index, step] of steps.entries()) {
      if (stopping.has(name) || session !== getToken()) throw new Fault('cancelled', { unsent: true })
      await oneTabAtATime('nihol-series', step)
      take(index + 1)
    }
    drafts.remove(draftOf(name))
  } finally {
    if (going.get(name) === steps) {
      going.delete(name)
      stopping.delete(name)
    }
    tell()
  }
}

/** Lets the current step finish and starts no other. */
export function stopSeries(name: string) {
  stopping.add(name)
  tell()
}

/** An unfinished run with this name about another series; null if there is none. */
export function otherRun(name: string, about: About): { done: number; of: number; title: string } | null {
  const run = readRun(name)
  if (run === null) return null
  const { done, of, about: before } = run
  return done === 0 || JSON.stringify(before) === JSON.stringify(about) ? null : { done, of, title: before[0] ?? '' }
}

/** The run with a name; null if there was none or it has finished. */
export function useSeriesRun(name: string): SeriesRun | null {
  const text = useSyncExternalStore(
    changes.subscribe,
    () => JSON.stringify([readRun(name), going.has(name), stopping.has(name)]),
    () => 'null',
  )
  const [run, isGoing, isStopping] = (JSON.parse(text) ?? []) as [ReturnType<typeof readRun>, boolean, boolean]
  if (!run) return null
  const { done, of } = run
  return { done, of, going: isGoing, stopping: isStopping }
}
