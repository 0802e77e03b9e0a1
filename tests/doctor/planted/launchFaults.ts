import { content, at, body, status, type Case } from './fault.ts'

/** Samples to replace before launch, and the remains of a write. */
export const launchFaults = (site: string): readonly Case[] => [
  [
    'sample texts',
    'samples',
    /testimonials\.ts holds samples/,
    undefined,
    { content: { ...content, sources: { 'src/content/testimonials.ts': '\n  sample: true,' } } },
  ],
  [
    'sample teachers',
    'sample-profiles',
    /stand on quran$/,
    at(/^GET \/courses\/quran$/, async (answer) => body(`${await answer.text()}Sample profile`)(answer)),
  ],
  [
    'a placeholder',
    'placeholders',
    /VITE_CONTACT_PHONE is the placeholder/,
    at(/^GET \/contact-us$/, async (answer) => body(`${await answer.text()}+1 215 555 0142`)(answer)),
  ],
  [
    'another address in the pages',
    'canonical',
    /call themselves https:\/\/nihol\.example/,
    at(/^GET \/$/, async (answer) =>
      body((await answer.text()).replace(`href="${site}/"`, 'href="https://nihol.example/"'))(answer),
    ),
  ],
  [
    'an unreviewed text',
    'legal',
    /terms is not reviewed/,
    undefined,
    { content: { ...content, legal: [{ id: 'terms', updated: '2026-01-01' }] } },
  ],
  [
    'a text that has changed since',
    'legal',
    /terms has changed/,
    undefined,
    { content: { ...content, legal: [{ id: 'terms', updated: '2026-03-01', reviewed: '2026-02-01' }] } },
  ],
  [
    'a launch in the past',
    'launch-dates',
    /chess was to start/,
    undefined,
    { content: { ...content, today: '2026-12-02' } },
  ],
  [
    'a change that is not kept',
    'writes',
    /PATCH \/class: .* another/,
    at(/^GET .*own-classes$/, async (answer) => body((await answer.text()).replace(', changed', ''))(answer)),
    { write: true },
  ],
  [
    'uploads that are refused',
    'writes',
    /POST \/files as the teacher answers 413/,
    at(/^POST \/files$/, status(413)),
    { write: true },
  ],
  [
    'a group that loses its picture on an edit',
    'writes',
    /PATCH \/group: .* another/,
    at(/^GET .*own-groups$/, async (answer) => {
      const text = await answer.text()
      return body(text.includes(', changed') ? text.replaceAll('imageUrl', 'picture') : text)(answer)
    }),
    { write: true },
  ],
  [
    'a link that enrolled students do not get',
    'writes',
    /GET \/class as the enrolled student has no link/,
    at(/^GET \/class\/\w{24}$/, async (answer) =>
      answer.status === 200
        ? body(JSON.stringify({ ...((await answer.json()) as object), link: undefined }))(answer)
        : answer,
    ),
    { write: true },
  ],
  [
    'a refusal of a class without words',
    'writes',
    /date in words is refused without words/,
    at(/^POST \/class$/, (answer) =>
      answer.status === 422 ? new Response('', { status: 400, headers: answer.headers }) : answer,
    ),
    { write: true },
  ],
]
