import { expect, it } from 'vitest'
import { mutants } from '../mutants/mutants.ts'
import { read } from './sources.ts'

it.each(mutants.flatMap(({ file, mutants: changes }) => changes.map(([name, find]) => ({ file, name, find }))))('npm run mutants still finds in $file: $name', ({ file, find }) => {
  expect(read(file)).toContain(find)
})
