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
