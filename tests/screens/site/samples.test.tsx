import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { languagesOf } from '../../full.ts'
import { wordsOf } from '../../words.ts'
import { address, heading, main, open, student } from '../details/detailsSteps.ts'
import { configure } from '../configure.ts'
import { renderApp, textsOf } from '../renderApp.tsx'

const sections = [
  { page: '/', section: 'home:testimonials.title' },
  { page: '/courses/chess', section: 'coursePages:sections.testimonials' },
  { page: '/courses/chess', section: 'coursePages:instructor.heading' },
] as const

describe.each(languagesOf(1))('samples in %s', (language) => {
  const w = wordsOf(language)

  it.each(sections)('$section on $page is marked, and left out when samples are off', async ({ page, section }) => {
    const { restart } = await renderApp(page, { language })
    const region = within(await screen.findByRole('region', { name: w(section) }))
    expect(region.getByText(w('common:sample'))).toBeVisible()
    configure({ showSamples: 'false' })
    restart(page)
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('region', { name: w(section) })).toBeNull()
    expect(screen.queryByText(w('common:sample'))).toBeNull()
    expect(screen.queryByText(w('coursePages:hero.sampleRating'))).toBeNull()
  })
})

it('a class page shows no example and no sample review when samples are off', async () => {
  const w = wordsOf('en')
  configure({ showSamples: 'false' })
  await open(`${address}?tab=teacher`, { as: student })
  await heading('Chess from the very first move')
  expect(textsOf(main().getAllByRole('tab'))).toEqual([
    w('classes:details.tab.about'),
    w('classes:details.tab.schedule'),
  ])
  expect(screen.queryByText(w('classes:example.label'))).toBeNull()
  expect(screen.queryByRole('region', { name: w('classes:reviews.title') })).toBeNull()
})
