import { isId, isListingType } from './ids.ts'

/**
 * The contract of CONTRACT.md §7, one row per call. `{type}` is `class` or `group`; `{id}` is validated before it is inserted. An `'unread'` body
 * can have any content, an `'optional'` body is parsed if it is valid JSON, and any other body must be valid JSON.
 */
export type Endpoint = {
  client: 'authenticated' | 'public' | 'optionalToken'
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  success?: readonly number[] // defaults to any 2xx
  body?: 'unread' | 'optional'
  /** Statuses that mean the same as 404: a backend that checks ids may refuse an unknown id this way. */
  absent?: readonly number[]
}

export const endpoints = {
  sendMail: { client: 'public', method: 'POST', path: '/mail', success: [201], body: 'unread' },
  sendConsultation: { client: 'public', method: 'POST', path: '/mail', success: [201, 204], body: 'unread' },
  bookTrial: { client: 'optionalToken', method: 'POST', path: '/lesson/trial', success: [201], body: 'unread' },
  logIn: { client: 'public', method: 'POST', path: '/user/login' },
  register: { client: 'public', method: 'POST', path: '/user/register', body: 'optional' },
  restoreSession: { client: 'authenticated', method: 'GET', path: '/user/login/access' },
  forgotPassword: { client: 'public', method: 'POST', path: '/user/forgot-password', success: [200], body: 'unread' },
  getListing: { client: 'optionalToken', method: 'GET', path: '/{type}/{id}', absent: [400, 422] },
  getOwnListings: { client: 'authenticated', method: 'GET', path: '/{type}/own-{plural}' },
  getPublicListings: { client: 'optionalToken', method: 'GET', path: '/{type}/public' },
  getPurchases: { client: 'authenticated', method: 'GET', path: '/manual-purchase' },
  enroll: { client: 'authenticated', method: 'POST', path: '/manual-purchase/{type}', body: 'unread' },
  getCategories: { client: 'optionalToken', method: 'GET', path: '/category' },
  uploadFile: { client: 'authenticated', method: 'POST', path: '/files' },
  createListing: { client: 'authenticated', method: 'POST', path: '/{type}', body: 'unread' },
  updateListing: { client: 'authenticated', method: 'PATCH', path: '/{type}/{id}', body: 'unread' },
  deleteListing: { client: 'authenticated', method: 'DELETE', path: '/{type}/{id}', body: 'unread' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints

/** How many single classes and groups are requested at a time. */
export const listingsAtOnce = 6

const plurals = { class: 'classes', group: 'groups' } as const

/** The path of an endpoint with `type` and `id` inserted; null if one of them is malformed. */
export function pathOf(name: EndpointName, { type, id }: { type?: unknown; id?: unknown } = {}): string | null {
  let valid = true
  const path = endpoints[name].path.replace(/\{(\w+)\}/g, (_, part: string) => {
    if (part === 'id' && isId(id)) return id
    if (part === 'type' && isListingType(type)) return type
    if (part === 'plural' && isListingType(type)) return plurals[type]
    valid = false
    return ''
  })
  return valid ? path : null
}
