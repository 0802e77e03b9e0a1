import { endpoints } from '@/api/endpoints.ts'
import { readRefusal } from '@/api/errors.ts'
import { asFault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { backend, owner, type Check } from './check.ts'
import { readWithTheApp } from './readers.ts'
import { isOk, parse, says, type Answer } from './answer.ts'
import { nobodysId, type Person, type Read, type Visit } from './visit.ts'

const isNamed = ({ as }: Read) => as === 'student' || as === 'teacher'
const isGuarded = ({ name }: Read) => endpoints[name].client === 'authenticated'
const isRefusal = (answer: Answer | null): boolean => answer !== null && answer.status >= 400 && answer.status < 500
type Asked = Pick<Read, 'what' | 'answer'>
const openReads = ({ getOpen }: Visit, paths: readonly string[]) =>
  Promise.all(paths.map(async (path): Promise<Asked> => ({ what: `GET ${path}`, answer: await getOpen(path) })))
const failed = (reads: readonly Asked[], isRight: (answer: Answer | null) => boolean = isOk) =>
  reads.filter(({ answer }) => !isRight(answer)).map(({ what, answer }) => `${what} ${says(answer)}`)
/** The reads of one kind that are answered wrongly. */
const failedReads =
  (isMeant: (read: Read) => boolean, isRight?: (answer: Answer | null) => boolean): Check['run'] =>
  async ({ reads }) =>
    failed((await reads()).filter(isMeant), isRight)

const nobody = { email: 'doctor@nobody.invalid', password: nobodysId, password_confirmation: nobodysId }
const logins = new WeakMap<Visit, Promise<Answer | null>>()
/** Logs in once to an account that does not exist. */
function loginOfNobody(visit: Visit) {
  const asked = logins.get(visit) ?? visit.call('logIn', { as: 'visitor', data: nobody })
  logins.set(visit, asked)
  return asked
}
/** Whether the app finds words in a refusal. */
export function isReadable(answer: Answer, sent: readonly string[] = Object.keys(nobody)) {
  const { fields, serverMessage } = readRefusal(parse(answer), sent)
  return serverMessage !== undefined || Object.keys(fields).length > 0
}

/** Finds passwords, hashes, and addresses in an answer, at any depth. */
function secretsIn(value: unknown, own: string | undefined): string[] {
  if (!isRecord(value)) return Array.isArray(value) ? value.flatMap((item) => secretsIn(item, own)) : []
  return Object.entries(value).flatMap(([name, inner]) => {
    if (typeof inner !== 'string' || inner === '') return secretsIn(inner, own)
    if (/passw|hash|salt/i.test(name) || /^\$(2[abxy]|argon2\w*|scrypt|5|6)\$/.test(inner))
      return [`a password (${name})`]
    return /e-?mail/i.test(name) && inner.toLowerCase() !== own ? [`an email address (${name})`] : []
  })
}

/** Whether the backend answers each client as CONTRACT.md §7 has it. */
export const apiChecks: readonly Check[] = [
  backend(
    'status-open',
    'Answer 200 to visitors, who have no token, or 401 where only members may read.',
    failedReads(
      (read) => !isGuarded(read) && !isNamed(read),
      (answer) => answer?.status === 401 || isOk(answer),
    ),
  ),
  backend(
    'status-guarded',
    'Answer 401 without a valid token: nothing else ends a session in the app.',
    failedReads(
      (read) => isGuarded(read) && !isNamed(read),
      (answer) => answer?.status === 401,
    ),
  ),
  backend('status-token', 'Answer 200 to a valid token of the right role.', failedReads(isNamed)),
  backend(
    'status-unknown',
    'Answer 404 for what is not there: the app tells "not found" from a failure by it.',
    async (visit) =>
      failed(await openReads(visit, [`/class/${nobodysId}`, `/group/${nobodysId}`, '/no-such-path']), (answer) =>
        [404, 410].includes(answer?.status ?? 0),
      ),
  ),
  backend(
    'status-malformed',
    'Answer 404 or 400 for an id that can be none: shared addresses lose characters.',
    async (visit) => {
      const paths = ['class', 'group'].flatMap((type) => [`/${type}/doctor`, `/${type}/${nobodysId.slice(1)}`])
      return failed(await openReads(visit, paths), isRefusal)
    },
  ),
  backend(
    'private-links',
    'Leave link out of what visitors read: the site shows it only to enrolled students, and cannot hide what is sent.',
    async ({ reads }) =>
      (await reads())
        .filter(({ as, answer }) => as === 'visitor' && isOk(answer))
        .flatMap(({ what, answer }) => {
          const links = [parse(answer)].flat().filter((row) => isRecord(row) && Boolean(row['link']))
          return links.length === 0 ? [] : [`${what} sends ${links.length} meeting links`]
        }),
  ),
  backend(
    'private-data',
    'Leave passwords, their hashes, and the email addresses of others out of every answer.',
    async ({ reads, signIns, student, teacher }) => {
      const own = { student: student?.email, teacher: teacher?.email } as Partial<Record<Person, string | undefined>>
      const answers = [
        ...(await reads()),
        ...(await signIns()).map(({ as, answer }) => ({ as, answer, what: `POST /user/login of the ${as}` })),
      ]
      return answers
        .filter(({ answer }) => isOk(answer))
        .flatMap(({ what, as, answer }) =>
          [...new Set(secretsIn(parse(answer), own[as]?.toLowerCase()))].map((secret) => `${what} sends ${secret}`),
        )
    },
  ),
  backend('refusal-words', 'Refuse with JSON that has a message, or one for each field.', async (visit) => {
    const answer = await loginOfNobody(visit)
    if (answer === null || !isRefusal(answer)) return []
    return isReadable(answer)
      ? []
      : ['POST /user/login of an unknown account refuses without words that the app can read']
  }),
  backend(
    'login-refusal',
    'Refuse an unknown account with 401: the form shows the reason, a 5xx reads as a breakdown.',
    async (visit) => {
      const answer = await loginOfNobody(visit)
      return isRefusal(answer) ? [] : [`POST /user/login of an unknown account ${says(answer)}`]
    },
  ),
  owner(
    'accounts',
    'Check DOCTOR_STUDENT and DOCTOR_TEACHER: each an account of that role, as email:password.',
    async ({ signIns }) =>
      (await signIns()).flatMap(({ as, answer, role }) =>
        isRefusal(answer)
          ? [`The ${as} cannot log in (${answer?.status})`]
          : role && role !== as
            ? [`The account given for the ${as} is of the role ${role}`]
            : [],
      ),
  ),
  backend(
    'login',
    'Answer 200 with access_token, and user with _id and role (student, teacher, admin).',
    async ({ signIns }) =>
      (await signIns())
        .filter(({ answer, isReadable }) => !isReadable && !isRefusal(answer))
        .map(
          ({ as, answer }) =>
            `POST /user/login of the ${as} ${isOk(answer) ? 'has no token or user that the app can read' : says(answer)}`,
        ),
  ),
  backend(
    'shape',
    'Send the JSON that CONTRACT.md §3 and §7 name: lists as lists, an _id on everything.',
    async ({ reads, token }) => {
      const unread: string[] = []
      for (const read of (await reads()).filter((one) => isOk(one.answer) && (isNamed(one) || !isGuarded(one)))) {
        await readWithTheApp(read, token(read.as)).catch((thrown: unknown) =>
          unread.push(`${read.what} cannot be read by the app (${asFault(thrown).kind})`),
        )
      }
      return unread
    },
  ),
  backend(
    'no-store',
    'Send Cache-Control: no-store with every answer to a token: shared computers keep the rest.',
    async ({ reads }) =>
      (await reads())
        .filter(
          (read) =>
            isNamed(read) && isOk(read.answer) && !/\bno-store\b/i.test(read.answer.headers.get('cache-control') ?? ''),
        )
        .map(({ what }) => `${what} may be kept by caches`),
  ),
  backend('api-compression', 'Compress JSON with gzip or brotli.', async ({ reads }) => {
    const long = (await reads()).filter(
      ({ as, answer }) => as === 'visitor' && isOk(answer) && answer.bytes.length > 2000,
    )
    return long
      .filter(({ answer }) => !answer?.headers.has('content-encoding'))
      .map(({ what, answer }) => `${what} sends ${answer?.bytes.length} bytes uncompressed`)
  }),
]
