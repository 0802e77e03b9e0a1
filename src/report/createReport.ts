import { endpoints, type Endpoint } from '@/api/endpoints.ts'
import { language, newId, ownName, sendEnvelope } from './sendEnvelope.ts'

const limit = 20

/** Where in our files it happened, outermost first as the protocol has it. */
function framesOf(error: unknown) {
  const stack = error instanceof Error ? String(error.stack) : ''
  return [...stack.matchAll(/\/assets\/([\w-]+\.js):(\d+):(\d+)/g)]
    .map(([, file, line, column]) => ({ filename: `/assets/${file}`, lineno: Number(line), colno: Number(column) }))
    .slice(0, 30)
    .reverse()
}

/** The missing file of ours that an error of an import or an address of an element names. */
const fileIn = (error: unknown) =>
  /\/assets\/([\w-]+\.\w{2,5})\b/.exec(error instanceof Error ? error.message : String(error))?.[1]

/** What is no failure: the reader left, the session is over, or the class is gone; of the last two the page tells. */
function isOrdinary(endpoint = '', fault = ''): boolean {
  const { client } = (endpoints as Partial<Record<string, Endpoint>>)[endpoint] ?? {}
  return (
    fault === 'cancelled' ||
    (fault === 'unauthorized' && client === 'authenticated') ||
    (fault === 'notFound' && endpoint === 'getListing')
  )
}

/**
 * Creates what a page reports with: each failure once, and at most twenty. Each report has a short code as a tag, because receivers find an
 * event by its whole id only; the crash page shows that of what it crashed with.
 */
export function createReport(): NonNullable<Window['report']> {
  const known = new WeakMap<object, string | undefined>()
  const sent = new Map<string, string>()

  const send: (...report: Parameters<NonNullable<Window['report']>>) => string | undefined = (
    kind,
    { error, endpoint, fault, status } = {},
  ) => {
    if (!navigator.onLine || isOrdinary(endpoint, fault)) return undefined // nothing gets through offline
    const frames = framesOf(error)
    const file = kind === 'file' ? fileIn(error) : undefined
    const tags = {
      kind,
      endpoint: endpoint && Object.hasOwn(endpoints, endpoint) ? endpoint : undefined,
      fault: ownName(fault),
      status,
      file,
    }
    const same = JSON.stringify([tags, file ?? frames.at(-1)]) // in whatever language
    if (sent.has(same) || sent.size >= limit) return sent.get(same)
    const id = newId()
    const code = id.slice(0, 8).toUpperCase()
    sent.set(same, code)
    const type =
      error instanceof Error && /^[A-Z][A-Za-z]{0,30}(Error|Fault)$|^Error$/.test(error.name) ? error.name : kind
    const exception = { values: [{ type, value: kind, ...(frames.length > 0 && { stacktrace: { frames } }) }] }
    sendEnvelope('event', { level: 'error', tags: { ...tags, language: language(), code }, exception }, id)
    return code
  }

  return (kind, detail = {}) => {
    const { error } = detail
    const isObject = typeof error === 'object' && error !== null
    const code = isObject && known.has(error) ? known.get(error) : send(kind, detail)
    if (isObject) known.set(error, code)
    if (kind === 'crash') window.crashCode = code
  }
}
