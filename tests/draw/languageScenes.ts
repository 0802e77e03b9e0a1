import { grounds } from './coverGrounds.ts'
import type { Cover } from './coverScenes.ts'
import { tree, letterA, letterB, kitten, sun, apple, bee, bear, music, doll } from './emoji.ts'

/** The pictures of letters and languages. */
export const languageScenes: Readonly<Record<string, Cover>> = {
  'phonics-short-vowels': {
    ground: grounds.hills('blush'),
    things: [
      [letterA, 35, 77, 26, -6],
      [sun, 76, 40, 12],
      [kitten, 64, 77, 28],
      [bee, 50, 41, 11, -12],
      [apple, 87, 79, 13],
    ],
  },
  'ingliz-tovushlari': {
    ground: grounds.desk('blush', 'blush'),
    things: [
      [letterA, 23, 77, 22, -5],
      [letterB, 45, 77, 22, 4],
      [bear, 72, 78, 29],
      [music, 62, 39, 10, 10],
    ],
  },

  'russian-alphabet': {
    ground: grounds.hills('leaf'),
    things: [
      [doll, 50, 79, 30],
      [doll, 27, 79, 22],
      [doll, 72, 79, 22],
      [doll, 88, 79, 15],
      [tree, 10, 65, 17],
    ],
  },
}
