import { endpoints } from '@/api/endpoints.ts'
import { readRefusal } from '@/api/errors.ts'
import { asFault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
import type { Check } from './doctor.ts'
import { readWithTheApp } from './readers.ts'
import { isOk, parse, says, type Answer } from './answer.ts'
import { nobodysId, type Person, type Read, type Visit } from './visit.ts'

const isNamed = ({ as }: Read) => as === 'student' || as === 'teacher'
const isGuarded = ({ name }: Read) => endpoints[name].client === 'authenticated'
const isRefusal = (answer: Answer | null): boolean => answer !== null && answer.status >= 400 && answer.status < 500
const failed = (reads: readonly Read[], isRight: (answer: Answer | null) => boolean = isOk) =>
  reads.filter(({ answer }) => !isRight(answer)).map(({ what, answer }) => `${what} ${says(answer)}`)

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
  {
    id: 'status-open',
    owner: 'backend',
    todo: 'Answer 200 to visitors, who have no token, or 401 where only members may read.',
    run: async ({ reads }) =>
      failed(
        (await reads()).filter((read) => !isGuarded(read) && !isNamed(read)),
        (answer) => answer?.status === 401 || isOk(answer),
      ),
  },
  {
    id: 'status-guarded',
    owner: 'backend',
    todo: 'Answer 401 without a valid token: nothing else ends a session in the app.',
    run: async ({ reads }) =>
      failed(
        (await reads()).filter((read) => isGuarded(read) && !isNamed(read)),
        (answer) => answer?.status === 401,
      ),
  },
  {
    id: 'status-token',
    owner: 'backend',
    todo: 'Answer 200 to a valid token of the right role.',
    run: async ({ reads }) => failed((await reads()).filter(isNamed)),
  },
  {
    id: 'status-unknown',
    owner: 'backend',
    todo: 'Answer 404 for what is not there: the app tells "not found" from a failure by it.',
    run: async ({ getOpen }) => {
      const found = await Promise.all(
        [`/class/${nobodysId}`, `/group/${nobodysId}`, '/no-such-path'].map(async (path) => ({
          path,
          answer: await getOpen(path),
        })),
      )
      return found
        .filter(({ answer }) => ![404, 410].includes(answer?.status ?? 0))
        .map(({ path, answer }) => `GET ${path} ${says(answer)}`)
    },
  },
  {
    id: 'status-malformed',
    owner: 'backend',
    todo: 'Answer 404 or 400 for an id that can be none: shared addresses lose characters.',
    run: async ({ getOpen }) => {
      const paths = ['class', 'group'].flatMap((type) => [`/${type}/doctor`, `/${type}/${nobodysId.slice(1)}`])
      const found = await Promise.all(paths.map(async (path) => ({ path, answer: await getOpen(path) })))
      return found.filter(({ answer }) => !isRefusal(answer)).map(({ path, answer }) => `GET ${path} ${says(answer)}`)
    },
  },
  {
    id: 'private-links',
    owner: 'backend',
    todo: 'Leave link out of what visitors read: the site shows it only to enrolled students, and cannot hide what is sent.',
    run: async ({ reads }) =>
      (await reads())
        .filter(({ as, answer }) => as === 'visitor' && isOk(answer))
        .flatMap(({ what, answer }) => {
          const links = [parse(answer)].flat().filter((row) => isRecord(row) && Boolean(row['link']))
          return links.length === 0 ? [] : [`${what} sends ${links.length} meeting links`]
        }),
  },
  {
    id: 'private-data',
    owner: 'backend',
    todo: 'Leave passwords, their hashes, and the email addresses of others out of every answer.',
    run: async ({ reads, signIns, student, teacher }) => {
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
  },
  {
    id: 'refusal-words',
    owner: 'backend',
    todo: 'Refuse with JSON that has a message, or one for each field.',
    run: async (visit) => {
      const answer = await loginOfNobody(visit)
      if (answer === null || !isRefusal(answer)) return []
      return isReadable(answer)
        ? []
        : ['POST /user/login of an unknown account refuses without words that the app can read']
    },
  },
  {
    id: 'login-refusal',
    owner: 'backend',
    todo: 'Refuse an unknown account with 401: the form shows the reason, a 5xx reads as a breakdown.',
    run: async (visit) => {
      const answer = await loginOfNobody(visit)
      return isRefusal(answer) ? [] : [`POST /user/login of an unknown account ${says(answer)}`]
    },
  },
  {
    id: 'accounts',
    owner: 'owner',
    todo: 'Check DOCTOR_STUDENT and DOCTOR_TEACHER: each an account of that role, as email:password.',
    run: async ({ signIns }) =>
      (await signIns()).flatMap(({ as, answer, role }) =>
        isRefusal(answer)
          ? [`The ${as} cannot log in (${answer?.status})`]
          : role && role !== as
            ? [`The account given for the ${as} is of the role ${role}`]
            : [],
      ),
  },
  {
    id: 'login',
    owner: 'backend',
    todo: 'Answer 200 with access_token, and user with _id and role (student, teacher, admin).',
    run: async ({ signIns }) =>
      (await signIns())
        .filter(({ answer, isReadable }) => !isReadable && !isRefusal(answer))
        .map(
          ({ as, answer }) =>
            `POST /user/login of the ${as} ${isOk(answer) ? 'has no token or user that the app can read' : says(answer)}`,
        ),
  },
  {
    id: 'shape',
    owner: 'backend',
    todo: 'Send the JSON that CONTRACT.md §3 and §7 name: lists as lists, an _id on everything.',
    run: async ({ reads, token }) => {
      const unread: string[] = []
      for (const read of (await reads()).filter((one) => isOk(one.answer) && (isNamed(one) || !isGuarded(one)))) {
        await readWithTheApp(read, token(read.as)).catch((thrown: unknown) =>
          unread.push(`${read.what} cannot be read by the app (${asFault(thrown).kind})`),
        )
      }
      return unread
    },
  },
  {
    id: 'no-store',
    owner: 'backend',
    todo: 'Send Cache-Control: no-store with every answer to a token: shared computers keep the rest.',
    run: async ({ reads }) =>
      (await reads())
        .filter(
          (read) =>
            isNamed(read) && isOk(read.answer) && !/\bno-store\b/i.test(read.answer.headers.get('cache-control') ?? ''),
        )
        .map(({ what }) => `${what} may be kept by caches`),
  },
  {
    id: 'api-compression',
    owner: 'backend',
    todo: 'Compress JSON with gzip or brotli.',
    run: async ({ reads }) => {
      const long = (await reads()).filter(
        ({ as, answer }) => as === 'visitor' && isOk(answer) && answer.bytes.length > 2000,
      )
      return long
        .filter(({ answer }) => !answer?.headers.has('content-encoding'))
        .map(({ what, answer }) => `${what} sends ${answer?.bytes.length} bytes uncompressed`)
    },
  },
]
