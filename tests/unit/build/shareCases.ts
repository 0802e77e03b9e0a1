/** The settings of the build. */
export const shareSettings = {
  VITE_SITE_URL: 'https://nihol.example',
  VITE_API_URL: 'https://api.example/api',
  VITE_FILES_URL: '/api/files',
}

const written = (tags: string) => `<title>Page</title>${tags}<meta name="description" content="Page">`
const own = ['title', 'description', 'url', 'image', 'image:width', 'image:alt']
  .map((name) => `<meta property="og:${name}" content="Page" data-written>`)
  .join('')
const pageOf = (tags: string) => `<!doctype html><html><head>${tags}</head><body>Page</body></html>`
/** A prerendered page and the shell. */
export const pages = { lessons: pageOf(written(own)), app: pageOf('<title>App</title>') }

const item = {
  _id: 'a1',
  title: 'Chess for beginners',
  description: 'We play.\n\nJoin at https://meet.example/secret, or zoom://secret',
  startDate: '2026-12-01T15:30:00.000Z',
  price: 12.5,
  imageUrl: 'chess board.png',
  link: 'https://meet.example/secret',
}
const tags = (all: Record<string, string>) =>
  Object.entries(all)
    .map(([name, content]) => `<meta property="og:${name}" content="${content}" data-written>`)
    .join('')
const found = (address: string, { price = '$12.50', image = 'chess%20board.png' } = {}) =>
  tags({
    title: 'Chess for beginners',
    description: `First lesson: December 1, 2026, 15:30 UTC · ${price} · We play. Join at or`,
    url: `https://nihol.example${address}`,
    ...(image === '' ? {} : { image: `https://nihol.example/api/files/${image}`, 'image:alt': 'Chess for beginners' }),
  })
const answerOf = (_id: string, more: object = {}) => ({ status: 200, body: JSON.stringify({ ...item, _id, ...more }) })
const million = 'a'.repeat(1_000_000)
/** The backend's responses by id. `slow` responds after two seconds. */
export const answers: Record<string, { status: number; body: string; slow?: boolean }> = {
  a1: answerOf('a1'),
  gone: { status: 410, body: '{}' },
  closed: { status: 401, body: '{"message":"No"}' },
  slow: { ...answerOf('slow'), slow: true },
  other: answerOf('a1'),
  comma: answerOf('comma', { price: '12,50' }),
  thousand: answerOf('thousand', { price: '1000' }),
  half: answerOf('half', { imageUrl: '\ud800.png' }),
  long: answerOf('long', { title: million, description: million, imageUrl: '/'.repeat(1_000_000) }),
  broken: { status: 200, body: '<html>' },
  hostile: answerOf('hostile', {
    title: `"><script>alert('1')</script></head>$& \u202e${'x '.repeat(5000)}`,
    description: 7,
    startDate: 'soon',
    price: 'cheap',
    imageUrl: '../../secret.png',
  }),
}
const lessons = (tags: string) => pageOf(written('') + tags)
const shell = (tags: string) => pageOf('<title>App</title>' + tags)
type ShareCase = readonly [what: string, address: string, page: string]
/** A request for a class, whose tags come with the page. */
const tagged = (what: string, address: string, page: typeof shell, more?: Parameters<typeof found>[1]): ShareCase => [
  what,
  address,
  page(found(address, more)),
]
/** A request and the page that has to come. */
export const shareCases: readonly ShareCase[] = [
  tagged('a class in the catalog', '/lessons?show=class/a1', lessons),
  ['its address as apps encode it', '/lessons?show=class%2Fa1&x=1', lessons(found('/lessons?show=class/a1'))],
  tagged('a class in the shell', '/classdetails/a1/class', shell),
  [
    'a group in Uzbek',
    '/uz/lessons?show=group/a1',
    lessons(
      found('/uz/lessons?show=group/a1').replace(
        'First lesson: December 1, 2026, 15:30 UTC',
        'Birinchi dars: 2026-yil 1-dekabr, 15:30 UTC',
      ),
    ),
  ],
  [
    'a hostile title',
    '/lessons?show=class/hostile',
    pageOf(
      written(own.slice(own.indexOf('<meta property="og:image"'))) +
        tags({
          title: `&quot;&gt;&lt;script&gt;alert('1')&lt;/script&gt;&lt;/head&gt;$&amp; ${'x '.repeat(25).trim()}…`,
          description: 'Price to be announced',
          url: 'https://nihol.example/lessons?show=class/hostile',
        }),
    ),
  ],
  tagged('a price with a comma', '/lessons?show=class/comma', lessons, { price: '$12.50' }),
  tagged('a price of a thousand', '/lessons?show=class/thousand', lessons, { price: '$1,000' }),
  tagged('half a character in the name of a picture', '/classdetails/half/class', shell, { image: '' }),
  [
    'one word of a million letters',
    '/classdetails/long/class',
    shell(
      tags({
        title: `${'a'.repeat(89)}…`,
        description: `First lesson: December 1, 2026, 15:30 UTC · $12.50 · ${'a'.repeat(159)}…`,
        url: 'https://nihol.example/classdetails/long/class',
      }),
    ),
  ],
  ...[')', '%29', ',', '!', '.', '%C2%BB', '&utm_source=telegram', '&fbclid=x', '#top', ').%20'].map(
    (tail): ShareCase => {
      const address = '/lessons?show=class/a1'
      return [`an address that ends with ${tail}`, address + tail, lessons(found(address))]
    },
  ),
  ['the catalog itself', '/lessons?q=chess', pages.lessons],
  ['an id that is none', '/lessons?show=class/../mail', pages.lessons],
  ['401', '/lessons?show=class/closed', pages.lessons],
  ['404', '/classdetails/nobody/class', pages.app],
  ['410', '/lessons?show=group/gone', pages.lessons],
  ['a slow backend', '/lessons?show=class/slow', pages.lessons],
  ['another class than asked for', '/lessons?show=class/other', pages.lessons],
  ['a body that is no JSON', '/lessons?show=class/broken', pages.lessons],
]
