import { endpoints, type Endpoint } from '@/api/endpoints.ts'
import { language, newId, ownName, sendEnvelope } from './sendEnvelope.ts'

const limit = 20

/** The stack of an error within our files, outermost frame first, as the protocol requires. */
function framesOf(error: unknown) {
  const stack = error instanceof Error ? String(error.stack) : ''
  return [...stack.matchAll(/\/assets\/([\w-]+\.js):(\d+):(\d+)/g)]
    .map(([, file, line, column]) => ({ filename: `/assets/${file}`, lineno: Number(line), colno: Number(column) }))
    .slice(0, 30)
    .reverse()
}

/** Our missing file named by an import error or an element's address. */
const fileIn = (error: unknown) =>
  /\/assets\/([\w-]+\.\w{2,5})\b/.exec(error instanceof Error ? error.message : String(error))?.[1]

/**
 * Cases that are no failure: the reader left, the session has expired, or the class was deleted. The page itself reports the last two to the
 * reader.
 */
function isOrdinary(endpoint = '', fault = ''): boolean {
  const { client } = (endpoints as Partial<Record<string, Endpoint>>)[endpoint] ?? {}
  return (
    fault === 'cancelled' ||
    (fault === 'unauthorized' && client === 'authenticated') ||
    (fault === 'notFound' && endpoint === 'getListing')
  )
}

/**
 * Creates the report function of a page: it sends each failure once and at most twenty. Each report has a short code as a tag, because receivers
 * find an event only by its whole id; the crash page shows the code of its crash.
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
    const same = JSON.stringify([tags, file ?? frames.at(-1)]) // the same in any language
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
