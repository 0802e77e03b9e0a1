import { mutantsIn } from './weaken.ts'

/** The contract: calls, tokens, errors and what responses may contain. */
export const apiMutants = mutantsIn(String.raw`
src/api/ids.ts
  by tests/security/addresses/addressWords.test.ts tests/unit/api/call
  id: dots → [A-Za-z0-9_-]{1,128} → [A-Za-z0-9_.-]{1,128}
  id: no end → {1,128}$/ → {1,128}/
  id: no start → /^[A-Za-z0-9_-] → /[A-Za-z0-9_-]
  id: endless → {1,128} → {1,}
  type: any text → value === 'class' || value === 'group' → typeof value === 'string'

src/api/call.ts
  by tests/unit/api/call tests/unit/api/earlyRequests.test.ts tests/security/token.test.ts
  call: an early answer for a write → method === 'GET' ? → true ?
  call: an early answer for another token → token ?? getToken()) → getToken())
  call: any 2xx is success → success ? success.includes(status) : status → status
  call: empty body is fine → return read(JSON.parse(text)) → return read(JSON.parse(text || 'null'))
  call: broken JSON is text → return read(JSON.parse(text)) → try { return read(JSON.parse(text)) } catch { return read([]) }
  rows: a list that is none → if (!Array.isArray(body)) throw new Fault('badAnswer') → if (!Array.isArray(body)) return []
  rows: a list of another shape is empty → if (rows.length === 0 && body.length > 0) → if (false as boolean)

src/api/clients.ts
  by tests/security/token.test.ts tests/unit/api/call
  client: absolute addresses → allowAbsoluteUrls: false → allowAbsoluteUrls: true
  client: the public one has the token → export const publicClient = create() → export const publicClient = create(); publicClient.interceptors.request.use(withToken)
  client: 401 keeps the token → removeToken('expired') → void 0
  client: 403 costs the token → error.response?.status === 401 → [401, 403].includes(error.response?.status ?? 0)
  client: a late 401 ends the new session → if (sent === → if (true || sent ===
  client: the optional one ends the session → unwrapping(optionalTokenClient) → optionalTokenClient.interceptors.response.use(undefined, endSession); unwrapping(optionalTokenClient)
  client: stored token over a given one → && !config.headers.has('Authorization') →

src/api/endpoints.ts
  by tests/unit/api/call tests/unit/api/earlyRequests.test.ts tests/security/token.test.ts
  path: id not checked → part === 'id' && isId(id)) return id → part === 'id' && id !== undefined) return String(id)
  path: type not checked → part === 'type' && isListingType(type)) return type → part === 'type' && type !== undefined) return String(type)

src/api/earlyRequests.ts
  by tests/unit/api/earlyRequests.test.ts
  early: given twice → window.earlyRequests?.delete(address) →
  early: given to whoever asks → early === undefined || early.authorization !== bearer(token) → early === undefined
  early: asked for in nobody’s name → ...(authorization === undefined ? {} : { Authorization: authorization }) →
  early: asked for twice → if (known) return known.answer →
  early: its followers come late → await response → void response
  early: however old → performance.now() > lifetime → false
  early: its failure stays → .catch(() => fetch(request)) →
  early: waits for ever → Promise.race([early.answer, givenUp]) → early.answer

src/api/token.ts
  by tests/security/token.test.ts tests/screens/account/session tests/screens/account/signOut.test.tsx
  token: any text → /^[\x21-\x7e]+$/.test(value) → value !== ''
  token: other tabs not heard → event.key === key || event.key === null → event.key === undefined
  token: a cleared storage not heard → || event.key === null →
  token: stays stored → deviceStorage.remove(key) →

src/api/roles.ts
  by tests/unit/api/call tests/screens/account/accountLogin.test.tsx
  session: any role → roles.find((role) => role === raw.toLowerCase()) → (raw as Role)

src/api/users.ts
  by tests/unit/api/call tests/screens/account/accountLogin.test.tsx
  log-in: without a token → !isRecord(body) || !isToken(body['access_token']) → !isRecord(body)

src/api/files.ts
  by tests/security/addresses/imageSource.test.ts tests/unit/api/call
  picture: climbing names → || parts.some((part) => /^\.*$/.test(part.trim())) →
  picture: any character → /[\p{Cc}\p{Cs}\\?#<>":]|%[\da-f]{2}/iu.test(text) || →
  picture: any leading slashes → .replace(/^\//, '') → .replace(/^\/+/, '')
  picture: a scheme → [\p{Cc}\p{Cs}\\?#<>":] → [\p{Cc}\p{Cs}\\?#<>"]
  picture: not encoded → .map(encodeURIComponent) →
  picture: any blob → chosenPictures.has(imageUrl) → imageUrl.startsWith('blob:')
  upload: without a src → typeof body['src'] !== 'string' || →

src/api/errors.ts
  by tests/unit/api/call
  error: HTML is words → catch { return undefined → catch { return { message: text }
  error: a name of the status is words → statusName.test(text.trim()) → false
  error: one limit of several → Math.max(...waits) → Math.min(...waits)
  error: two fields are one → | (?:and|or)\b →
  error: 401 is another failure → 401: 'unauthorized' → 401: 'server'
  error: endless Retry-After → Math.min(Math.ceil(Math.max(...waits)), 86_400) → Math.ceil(Math.max(...waits))
  error: the insides of the server → && status < 500 ? readRefusal → ? readRefusal
  error: offline, so nothing was sent → unsent: !wasOnline → unsent: true

src/api/listings.ts
  by tests/screens/teaching/teachingEdit.test.tsx
  listing: every edit publishes → isPublished: toPublished(raw['isPublished']) → isPublished: 'true'

src/api/queryClient.ts
  by tests/screens/account/session tests/screens/account/signOut.test.tsx
  cache: shown under another token → onTokenChange(() => queryClient.clear()) →

src/api/enrollments.ts
  by tests/screens/details/enroll
  enrollment: failed though it is there → if (!mayBeStored(asFault(thrown)) → if (true
`)
