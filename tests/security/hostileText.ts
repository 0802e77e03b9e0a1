import fc from 'fast-check'
import { anyText } from '../unit/text/anyText.ts'
import { hostileTexts } from './hostileTexts.ts'

const pieces = [
  ['http', 'https', 'javascript', 'data', 'blob', 'file'],
  [':', '/', '//', '\\', '@', '#', '?', '&', '=', '.', '..', ';', '[', ']', '-', '_', '*', '"', "'", '<script>'],
  ['%2f', '%5c', '%2e', '%00', '%'],
  [' ', '\t', '\n', '\r', '\u0000', '\u200b', '\u202e', '\u3002', '\uff0f', '\ud800'],
  ['evil.example', 'nihol.example', 'meet.example.com', 'localhost', 'user:pass'],
  ['dashboard', 'classes', 'classroom', 'classdetails', 'edit', 'class', 'group', 'api', 'files'],
  ['a', '1', 'quran', 'png', '__proto__', 'constructor'],
].flat()

/** Any UTF-16 text, combinations of hostile fragments, and listed values with a prefix or suffix. */
export const hostileText = fc.oneof(
  anyText,
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((all) => all.join('')),
  fc
    .tuple(
      fc.constantFrom(...hostileTexts.filter((text) => text.length < 200)),
      fc.constantFrom(...pieces),
      fc.boolean(),
    )
    .map(([text, piece, first]) => (first ? piece + text : text + piece)),
)
