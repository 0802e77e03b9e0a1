/**
 * The contract of SPEC.md §7, one row a call: which client, method, path and statuses that mean success.
 * `{type}` is class or group, `{id}` is checked before it is put in. `body: 'unread'` answers may be anything, `'optional'` ones are
 * read where they can be; `'long'` ones may be megabytes, and are read in one piece.
 */
export type Endpoint = {
  client: 'authenticated' | 'public' | 'optionalToken'
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  success?: readonly number[] // without it: any 2xx
  body?: 'unread' | 'optional' | 'long'
}

export const endpoints = {
  sendMail: { client: 'public', method: 'POST', path: '/mail', success: [201], body: 'unread' },
  sendConsultation: { client: 'public', method: 'POST', path: '/mail', success: [201, 204], body: 'unread' },
  bookTrial: { client: 'optionalToken', method: 'POST', path: '/lesson/trial', success: [201], body: 'unread' },
  logIn: { client: 'public', method: 'POST', path: '/user/login' },
  register: { client: 'public', method: 'POST', path: '/user/register', body: 'optional' },
  restoreSession: { client: 'authenticated', method: 'GET', path: '/user/login/access' },
  forgotPassword: { client: 'public', method: 'POST', path: '/user/forgot-password', success: [200], body: 'unread' },
  getListing: { client: 'optionalToken', method: 'GET', path: '/{type}/{id}' },
  getOwnListings: { client: 'authenticated', method: 'GET', path: '/{type}/own-{plural}' },
  getPublicListings: { client: 'optionalToken', method: 'GET', path: '/{type}/public', body: 'long' },
  getPurchases: { client: 'authenticated', method: 'GET', path: '/manual-purchase' },
  enrol: { client: 'authenticated', method: 'POST', path: '/manual-purchase/{type}', body: 'unread' },
  getCategories: { client: 'optionalToken', method: 'GET', path: '/category' },
  uploadFile: { client: 'authenticated', method: 'POST', path: '/files' },
  createListing: { client: 'authenticated', method: 'POST', path: '/{type}', body: 'unread' },
  updateListing: { client: 'authenticated', method: 'PATCH', path: '/{type}/{id}', body: 'unread' },
  deleteListing: { client: 'authenticated', method: 'DELETE', path: '/{type}/{id}', body: 'unread' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof endpoints
