/** A weakened protection. The first occurrence of `find` is replaced; white space is ignored. */
type Mutant = readonly [name: string, find: string, replace: string]
/** A file of src, the beginnings of the tests expected to fail, and its mutants. */
export type MutantGroup = { file: string; tests: readonly string[]; mutants: readonly Mutant[] }

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
