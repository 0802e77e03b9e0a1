import { toId } from '@/api/ids.ts'
import { toListing } from '@/api/listings.ts'
import { isRecord } from '@/lib/isRecord.ts'
import type { Check } from './doctor.ts'
import { isOk, parse, says, type Answer } from './answer.ts'
import type { Visit } from './visit.ts'

/** Creates one class, changes it, enrols in it, and deletes it, as a teacher, a student and strangers do. */
async function writeOne(visit: Visit): Promise<string[]> {
  const { call } = visit
  const wrong: string[] = []
  const expect = (what: string, answer: Answer | null, isRight: boolean = isOk(answer)) =>
    void (isRight || wrong.push(`${what} ${says(answer)}`))
  const session = parse(await call('restoreSession', { as: 'teacher' }))
  const teacherId = isRecord(session) ? toId(session['user']) : null
  if (teacherId === null || visit.token('student') === undefined)
    return ['Nothing was written: it takes a student and a teacher who can log in']

  const title = `Doctor, gone in a moment (${crypto.randomUUID().slice(0, 8)})`
  const draft = {
    title,
    description: 'A test of the backend.',
    imageUrl: 'doctor.png',
    startDate: '2099-01-02T03:04:00.000Z',
    link: 'https://meet.example.com/doctor',
    price: 12.5,
    isPublished: 'true',
    teacherId,
  }
  const own = async () => {
    const body = parse(await call('getOwnListings', { as: 'teacher', type: 'class' }))
    return (Array.isArray(body) ? body : [])
      .map((raw) => toListing(raw, 'class'))
      .find((listing) => listing?.title.startsWith(title))
  }
  const kept = (what: string, listing: Awaited<ReturnType<typeof own>>, sent: { title: string; price: number }) => {
    if (
      listing?.title !== sent.title ||
      listing.price !== sent.price ||
      listing.link !== draft.link ||
      Date.parse(listing.startDate ?? '') !== Date.parse(draft.startDate)
    )
      wrong.push(`${what}: the title, price, link or date read back is another`)
  }

  expect('POST /class as the teacher', await call('createListing', { as: 'teacher', type: 'class', data: draft }))
  const created = await own()
  if (!created)
    return wrong.length
      ? wrong
      : [`The class "${title}" was created and is not in /class/own-classes: remove it by hand`]
  const at = { type: 'class', id: created.id } as const
  try {
    kept('POST /class', created, draft)
    const changed = { ...draft, title: `${title}, changed`, price: 20, isActive: 'true' }
    for (const as of ['visitor', 'student'] as const) {
      const answer = await call('updateListing', { as, ...at, data: { ...changed, title } })
      expect(`PATCH /class as a ${as}`, answer, [401, 403].includes(answer?.status ?? 0))
    }
    expect('PATCH /class as the teacher', await call('updateListing', { as: 'teacher', ...at, data: changed }))
    kept('PATCH /class', await own(), changed)
    const enrolment = { type: 'class', data: { classId: at.id, isConfirmed: true } } as const
    const refused = await call('enrol', { as: 'visitor', ...enrolment })
    expect('POST /manual-purchase/class without a token', refused, refused?.status === 401)
    expect('POST /manual-purchase/class as the student', await call('enrol', { as: 'student', ...enrolment }))
    const bought = parse(await call('getPurchases', { as: 'student' }))
    if (!Array.isArray(bought) || !bought.some((one) => isRecord(one) && toId(one['classId']) === at.id))
      wrong.push('The enrolment is not in GET /manual-purchase')
    for (const as of ['visitor', 'student'] as const) {
      const answer = await call('deleteListing', { as, ...at })
      expect(`DELETE /class as a ${as}`, answer, [401, 403].includes(answer?.status ?? 0))
    }
  } finally {
    const answer = await call('deleteListing', { as: 'teacher', ...at })
    expect('DELETE /class as the teacher', answer, answer?.status === 404 || isOk(answer))
    if (await own()) wrong.push(`The class "${title}" is still there: remove it by hand`)
  }
  return wrong
}

export const writeChecks: readonly Check[] = [
  {
    id: 'writes',
    owner: 'backend',
    todo: 'Store what CONTRACT.md §7 names, for its owner only, and give it back unchanged.',
    run: (visit) => (visit.write ? writeOne(visit) : []),
  },
]
