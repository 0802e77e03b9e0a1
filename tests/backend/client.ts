import type { Backend } from './app.ts'

export type Call = {
  token?: string | undefined
  json?: unknown
  raw?: string
  form?: FormData
  headers?: Record<string, string>
}

/** Calls the backend without a network: `api('POST', '/user/login', { json })`, with the path as in CONTRACT.md §7. */
export const clientOf =
  (backend: Backend) =>
  async (method: string, path: string, { token, json, raw, form, headers = {} }: Call = {}) => {
    const body = form ?? raw ?? (json === undefined ? null : JSON.stringify(json))
    const answer = await backend.app.request(`/api${path}`, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== null && !form && { 'content-type': 'application/json' }),
        ...headers,
      },
      body,
    })
    const content = await answer.text()
    return {
      status: answer.status,
      headers: answer.headers,
      body: content === '' ? undefined : (JSON.parse(content) as unknown),
    }
  }

/** A token for a seeded account, without the login form. */
export function tokenOf(backend: Backend, email: string): string {
  const user = backend.store.users.byEmail(email)
  if (!user) throw new Error(`No account ${email} in the stand-in backend`)
  return backend.store.users.issueToken(user._id)
}
