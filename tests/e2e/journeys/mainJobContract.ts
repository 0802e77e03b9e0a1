import { expect, password, type Recorded } from './journey.ts'

export const meeting = 'https://meet.example.com/robotics-philadelphia'

/** Method, path, payload, and headers of the requests from these two people. */
export async function checkContract(
  all: Recorded[],
  { emails, title }: { emails: { teacher: string; student: string }; title: string },
) {
  const byBody = (path: string, email: string) =>
    all.filter((request) => request.path === path && (request.body as { email?: string } | null)?.email === email)
  for (const [role, email] of Object.entries(emails)) {
    const registered = byBody('/user/register', email)
    expect(registered.map(({ body }) => body)).toEqual([{ email, password, role, status: 'active' }])
    const loggedIn = byBody('/user/login', email)
    expect(loggedIn.map(({ body }) => body)).toEqual([{ email, password, password_confirmation: password }])
    for (const { headers } of [...registered, ...loggedIn]) expect(headers['authorization']).toBeUndefined()
  }
  const created = all.filter(
    ({ method, path, body }) => method === 'POST' && path === '/group' && (body as { title: string }).title === title,
  )
  expect(created).toHaveLength(1)
  const draft = created[0]!.body as Record<string, unknown>
  expect(Object.keys(draft).sort()).toEqual([
    'category',
    'description',
    'imageUrl',
    'isPublished',
    'link',
    'price',
    'startDate',
    'teacherId',
    'title',
  ])
  expect(draft).toMatchObject({
    title,
    link: meeting,
    price: 25.5,
    isPublished: 'true',
    startDate: '2032-03-13T23:30:00.000Z',
  })
  const teacherToken = created[0]!.headers['authorization']!
  expect(teacherToken).toMatch(/^Bearer \S+$/)

  const own = all.filter(({ headers }) => headers['authorization'] === teacherToken)
  const uploads = own.filter(({ path }) => path === '/files')
  expect(uploads).toHaveLength(1)
  const { name } = uploads[0]!.body as { name: string }
  expect(name).toMatch(/^[0-9a-f]{32}\.(png|jpg|webp)$/)
  expect(uploads[0]!.body).toEqual({
    name,
    file: {
      fileName: name,
      type: `image/${name.endsWith('jpg') ? 'jpeg' : name.split('.')[1]}`,
      size: expect.any(Number) as unknown,
    },
  })
  const patched = own.filter(({ method }) => method === 'PATCH')
  expect(patched).toHaveLength(1)
  expect(patched[0]!.body).toEqual({ ...draft, startDate: '2032-03-14T22:30:00.000Z', isActive: 'true' })
  const deleted = own.filter(({ method }) => method === 'DELETE')
  expect(deleted.map(({ path, body }) => [path, body])).toEqual([[patched[0]!.path, null]])

  const id = patched[0]!.path.split('/').at(-1)
  const enrolled = all.filter(
    ({ path, body }) => path === '/manual-purchase/group' && (body as { groupId: string }).groupId === id,
  )
  expect(enrolled.map(({ body }) => body)).toEqual([{ groupId: id, isConfirmed: true }])
  const studentToken = enrolled[0]!.headers['authorization']
  const byStudent = all.filter(({ headers }) => headers['authorization'] === studentToken)
  expect(byStudent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['GET /manual-purchase', 'GET /class/public', 'GET /group/public', `GET /group/${id}`]),
  )
}
