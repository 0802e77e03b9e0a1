// @vitest-environment node
import { expect, it } from 'vitest'
import { courseReviews } from '@/content/courseReviews.ts'
import { exampleLesson } from '@/content/exampleLesson.ts'
import { teacherProfiles } from '@/content/teacherProfiles.ts'
import { testimonials } from '@/content/testimonials.ts'
import { bundle } from '../words/bundles.ts'
import { filesBelow, read } from './sources.ts'

const list = read('src/content/README.md')
const places = [...list.matchAll(/^- \*\*([^*]+)\*\* · \S.*$/gm)].map(([, place]) => place!)
const settings = [...read('.env.example').matchAll(/^(VITE_\w+)=(.*)$/gm)].map(([, name, value]) => ({ name, value }))

it('every line of the launch list is a place and a sentence', () => {
  expect(list.match(/^- .*$/gm)).toHaveLength(places.length)
})

it('every place of the launch list exists', () => {
  const keys = [...bundle('en').keys()]
  const exists = (place: string) =>
    place.startsWith('VITE_')
      ? settings.some(({ name }) => name === place)
      : place.startsWith('src/')
        ? filesBelow('src/content').includes(place)
        : keys.some((key) => key === place || key.startsWith(`${place}.`))
  expect(places.filter((place) => !exists(place))).toEqual([])
})

it('every sample is on the launch list, and nothing that is real is listed as one', () => {
  const samples = { testimonials, courseReviews, teacherProfiles, exampleLesson }
  for (const [name, { sample }] of Object.entries(samples))
    expect(places.includes(`src/content/${name}.ts`), name).toBe(sample)
  const marked = filesBelow('src/content').filter((file) => file.endsWith('.ts') && /\bsample: true\b/.test(read(file)))
  expect(marked).toEqual(
    Object.keys(samples)
      .map((name) => `src/content/${name}.ts`)
      .sort(),
  )
})

it('every stand-in setting is on the launch list', () => {
  const standIns = settings.filter(({ value }) => /example|nihol|555 ?01|market street/i.test(value!))
  expect(standIns.map(({ name }) => name!).filter((name) => !places.includes(name))).toEqual([])
})

it('all content that states facts is on the launch list', () => {
  const own = [
    'src/content/README.md',
    'src/content/contactChannels.ts',
    'src/content/advantages.ts',
    'src/content/isShown.ts',
    'src/content/pageLists.ts',
  ]
  expect(filesBelow('src/content').filter((file) => !own.includes(file) && !places.includes(file))).toEqual([])
})
