// @vitest-environment node
import { expect, it } from 'vitest'
import { read, sources } from './sources.ts'

/** Features missing in the oldest supported browsers (README § Browsers); tests/e2e/pages/oldBrowsers.spec.ts checks the libraries, too. */
const young =
  /\bURL\.(canParse|parse)\(|\b(withResolvers|groupBy|fromAsync|showPopover|startViewTransition|checkVisibility|requestClose|setHTMLUnsafe|moveBefore)\b|\bAbortSignal\.any\(|\bPromise\.try\(|\bRegExp\.escape\(|\.(isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference)\(|\b(values|keys|entries)\(\)\.(map|filter|some|every|find|reduce|forEach|toArray|take|drop)\(|\/[dgimsuy]*v[dgimsuy]*[,;)\].]|\bTemporal\.|\bIntl\.DurationFormat\b/

it('src uses no API newer than the oldest supported browsers', () => {
  // Code that runs only in Node may use them.
  const inBrowsers = sources.filter(({ file }) => !/^src\/(build\/|prerender)/.test(file))
  const found = inBrowsers.flatMap(({ file, text }) =>
    [...text.replace(/\/\*[^]*?\*\/|\/\/.*/g, '').matchAll(new RegExp(young, 'g'))].map(([name]) => `${file}: ${name}`),
  )
  // The offsets of zones ask for Temporal by typeof, and use Intl without it.
  expect(found.filter((name) => name !== 'src/lib/time/zoneOffset.ts: Temporal.')).toEqual([])
})

it('the build targets the browsers that the README names', () => {
  const named = /^Safari ([\d.]+) .*Chrome (\d+), Firefox (\d+), Samsung Internet \d+, and/m.exec(read('README.md'))!
  const [, safari, chrome, firefox] = named
  expect(read('vite.config.ts')).toContain(
    `['safari${safari}', 'ios${safari}', 'chrome${chrome}', 'firefox${firefox}']`,
  )
})
