/** A weakened protection. The first occurrence of `find` is replaced; white space is ignored. */
type Mutant = readonly [name: string, find: string, replace: string]
/** A file of src, the beginnings of the tests expected to fail, and its mutants. */
export type MutantGroup = { file: string; tests: readonly string[]; mutants: readonly Mutant[] }

/**
 * Reads groups with an empty line between them: the file, `by` and its tests, and a line `name → find → replace` for each mutant. Without a
 * replacement, the code is removed.
 */
export const mutantsIn = (text: string): readonly MutantGroup[] =>
  text
    .trim()
    .split('\n\n')
    .map((group) => {
      const [file = '', tests = '', ...mutants] = group.split('\n').map((line) => line.trim())
      return {
        file,
        tests: tests.split(' ').slice(1),
        mutants: mutants.map((line) => {
          const [name = '', find = '', replace = ''] = line.split(/ →(?: |$)/)
          return [name, find, replace] as const
        }),
      }
    })

/**
 * The text with the first occurrence of `find` replaced, or null where there is none. White space is ignored, so that the formatter may
 * break lines anywhere.
 */
export function weaken(text: string, find: string, replace: string): string | null {
  const pattern = Array.from(find.replace(/\s/g, ''))
    .map((character) => character.replace(/[\\^$.*+?()[\]{}|/]/, '\\$&'))
    .join('\\s*')
  const weakened = text.replace(new RegExp(pattern, 'u'), () => replace)
  return weakened === text ? null : weakened
}
