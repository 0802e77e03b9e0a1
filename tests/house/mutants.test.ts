// @vitest-environment node
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { apiMutants } from '../mutants/apiMutants.ts'
import { featureMutants } from '../mutants/featureMutants.ts'
import { libMutants } from '../mutants/libMutants.ts'
import { siteMutants } from '../mutants/siteMutants.ts'
import { uiMutants } from '../mutants/uiMutants.ts'
import { weaken } from '../mutants/weaken.ts'
import { read } from './sources.ts'

it.each([...apiMutants, ...featureMutants, ...libMutants, ...siteMutants, ...uiMutants])(
  'the mutants of $file find their code',
  ({ file, mutants }) => {
    expect(existsSync(file)).toBe(true)
    const text = read(file)
    expect(mutants.filter(([, find, replace]) => weaken(text, find, replace) === null).map(([name]) => name)).toEqual(
      [],
    )
  },
)
