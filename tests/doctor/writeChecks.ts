import { imageSource } from '@/api/files.ts'
import { toId, type ListingType } from '@/api/ids.ts'
import { toListing } from '@/api/listings.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { isReadable } from './apiChecks.ts'
import { backend, type Check } from './check.ts'
import { isOk, parse, says, type Answer } from './answer.ts'
import type { Visit } from './visit.ts'
import { smallestPicture } from '../smallestPicture.ts'

/** Uploads a picture as the teacher, checks that it is served, and returns its name. */
async function uploadPicture({ call, get, site }: Visit, wrong: string[]): Promise<string> {
  const data = new FormData()
  data.append('name', 'doctor.png')
  data.append('file', new File([smallestPicture], 'doctor.png', { type: 'image/png' }))
  const answer = await call('uploadFile', { as: 'teacher', data })
  const body = parse(answer)
  const src = isRecord(body) && typeof body['src'] === 'string' ? body['src'] : ''
  const source = src === '' ? null : imageSource(src)
  if (!isOk(answer)) wrong.push(`POST /files as the teacher ${says(answer)}`)
  else if (source === null) wrong.push('POST /files: its src is no file name')
  else {
    const served = await get(new URL(source, site).href)
    if (!isOk(served)) wrong.push(`POST /files: the picture ${says(served)}`)
  }
  return src || 'doctor.png'
}

/** Creates one class or group, changes it, enrolls in it, and deletes it, as a teacher, a student and strangers do. */
async function writeOne(visit: Visit, type: ListingType, imageUrl: string, teacherId: string, wrong: string[]) {
  const { call } = visit
  const expect = (what: string, answer: Answer | null, isRight: boolean = isOk(answer)) =>
    void (isRight || wrong.push(`${what} ${says(answer)}`))

  const title = `Doctor, gone in a moment (${crypto.randomUUID().slice(0, 8)})`
  const draft = {
    title,
    description: 'A test of the backend.',
    imageUrl,
    startDate: '2099-01-02T03:04:00.000Z',
    link: 'https://meet.example.com/doctor',
    price: 12.5,
    isPublished: 'true',
    teacherId,
  }
  const own = async () => {
    const body = parse(await call('getOwnListings', { as: 'teacher', type }))
    return (Array.isArray(body) ? body : [])
      .map((raw) => toListing(raw, type))
      .find((listing) => listing?.title.startsWith(title))
  }
  const kept = (what: string, listing: Awaited<ReturnType<typeof own>>, sent: { title: string; price: number }) => {
    if (
      listing?.title !== sent.title ||
      listing.price !== sent.price ||
      listing.link !== draft.link ||
      listing.imageUrl !== draft.imageUrl ||
      Date.parse(listing.startDate ?? '') !== Date.parse(draft.startDate)
    )
      wrong.push(`${what}: the title, price, link, picture, or date read back is another`)
  }

  const refused = await call('createListing', { as: 'teacher', type, data: { ...draft, startDate: 'doctor' } })
  expect(`POST /${type} with a date in words`, refused, refused !== null && [400, 422].includes(refused.status))
  if (refused?.status === 400 && !isReadable(refused, Object.keys(draft)))
    wrong.push(`POST /${type} with a date in words is refused without words that the app can read`)
  if (!isOk(refused))
    expect(`POST /${type} as the teacher`, await call('createListing', { as: 'teacher', type, data: draft }))
  const created = await own()
  if (!created) {
    if (wrong.length === 0)
      wrong.push(`The ${type} "${title}" was created and is not in its teacher's list: remove it by hand`)
    return
  }
  const at = { type, id: created.id } as const
  try {
    kept(`POST /${type}`, created, draft)
    const { imageUrl: _image, ...unchanged } = draft
    // Without a picture, which an edit keeps.
    const changed = { ...unchanged, title: `${title}, changed`, price: 20, isActive: 'true' }
    for (const as of ['visitor', 'student'] as const) {
      const answer = await call('updateListing', { as, ...at, data: { ...changed, title } })
      expect(`PATCH /${type} as a ${as}`, answer, [401, 403].includes(answer?.status ?? 0))
    }
    expect(`PATCH /${type} as the teacher`, await call('updateListing', { as: 'teacher', ...at, data: changed }))
    kept(`PATCH /${type}`, await own(), changed)
    const enrollment = { type, data: { [`${type}Id`]: at.id, isConfirmed: true } }
    const stranger = await call('enroll', { as: 'visitor', ...enrollment })
    expect(`POST /manual-purchase/${type} without a token`, stranger, stranger?.status === 401)
    expect(`POST /manual-purchase/${type} as the student`, await call('enroll', { as: 'student', ...enrollment }))
    const bought = parse(await call('getPurchases', { as: 'student' }))
    if (!Array.isArray(bought) || !bought.some((one) => isRecord(one) && toId(one[`${type}Id`]) === at.id))
      wrong.push('The enrollment is not in GET /manual-purchase')
    const lesson = parse(await call('getListing', { as: 'student', ...at }))
    if (!isRecord(lesson) || lesson['link'] !== draft.link)
      wrong.push(`GET /${type} as the enrolled student has no link: nobody can join`)
    for (const as of ['visitor', 'student'] as const) {
      const answer = await call('deleteListing', { as, ...at })
      expect(`DELETE /${type} as a ${as}`, answer, [401, 403].includes(answer?.status ?? 0))
    }
  } finally {
    const answer = await call('deleteListing', { as: 'teacher', ...at })
    expect(`DELETE /${type} as the teacher`, answer, answer?.status === 404 || isOk(answer))
    if (await own()) wrong.push(`The ${type} "${title}" is still there: remove it by hand`)
  }
}

async function write(visit: Visit): Promise<string[]> {
  const session = parse(await visit.call('restoreSession', { as: 'teacher' }))
  const teacherId = isRecord(session) ? toId(session['user']) : null
  if (teacherId === null || visit.token('student') === undefined)
    return ['Nothing was written: it takes a student and a teacher who can log in']
  const wrong: string[] = []
  const picture = await uploadPicture(visit, wrong)
  for (const type of ['class', 'group'] as const) await writeOne(visit, type, picture, teacherId, wrong)
  return wrong
}

export const writeChecks: readonly Check[] = [
  backend('writes', 'Store what CONTRACT.md §7 names, for its owner only, and give it back unchanged.', (visit) =>
    visit.write ? write(visit) : [],
  ),
]
