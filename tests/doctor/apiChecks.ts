import { endpoints } from '@/api/endpoints.ts'
import { asFault } from '@/lib/fault.ts'
import type { Check } from './doctor.ts'
import { readWithTheApp } from './readers.ts'
import { isOk, says, type Answer } from './answer.ts'
import { nobodysId, type Read } from './visit.ts'

const isNamed = ({ as }: Read) => as === 'student' || as === 'teacher'
const isGuarded = ({ name }: Read) => endpoints[name].client === 'authenticated'
const isRefusal = (answer: Answer | null) => answer !== null && answer.status >= 400 && answer.status < 500
const failed = (reads: readonly Read[], isRight: (answer: Answer | null) => boolean = isOk) =>
  reads.filter(({ answer }) => !isRight(answer)).map(({ what, answer }) => `${what} ${says(answer)}`)

/** Whether the backend answers each client as CONTRACT.md §7 has it. */
export const apiChecks: readonly Check[] = [
  {
    id: 'status-open',
    owner: 'backend',
    todo: 'Answer 200 to visitors, who have no token.',
    run: async ({ reads }) => failed((await reads()).filter((read) => !isGuarded(read) && !isNamed(read))),
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
    run: async ({ api, get }) => {
      const found = await Promise.all(
        [`/class/${nobodysId}`, `/group/${nobodysId}`, '/no-such-path'].map(async (path) => ({
          path,
          answer: await get(api + path),
        })),
      )
      return found
        .filter(({ answer }) => ![404, 410].includes(answer?.status ?? 0))
        .map(({ path, answer }) => `GET ${path} ${says(answer)}`)
    },
  },
  {
    id: 'login-refusal',
    owner: 'backend',
    todo: 'Refuse an unknown account with 401: the form shows the reason, a 5xx reads as a breakdown.',
    run: async ({ call }) => {
      const answer = await call('logIn', {
        as: 'visitor',
        data: { email: 'doctor@nobody.invalid', password: nobodysId, password_confirmation: nobodysId },
      })
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
