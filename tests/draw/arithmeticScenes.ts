import { grounds } from './coverGrounds.ts'
import type { Cover } from './coverScenes.ts'
import {
  star,
  cup,
  timer,
  abacus,
  brain,
  bulb,
  flash,
  plus,
  multiply,
  one,
  two,
  three,
  seven,
  pencil,
} from './emoji.ts'

/** The pictures of mental arithmetic and mathematics. */
export const arithmeticScenes: Readonly<Record<string, Cover>> = {
  'mental-arifmetika-boshlangich': {
    ground: grounds.desk('blush'),
    things: [
      [abacus, 50, 79, 38],
      [one, 20, 77, 17, -8],
      [two, 80, 77, 17, 8],
    ],
  },
  'abacus-club': {
    ground: grounds.rays('blush'),
    things: [
      [abacus, 50, 78, 34],
      [cup, 20, 76, 19, -6],
      [star, 80, 72, 18, 10],
    ],
  },
  'arithmetic-second-level': {
    ground: grounds.squared('blush', '7 × 8 = 56'),
    things: [
      [abacus, 27, 79, 22],
      [bulb, 56, 77, 19, 6],
      [pencil, 78, 79, 20],
    ],
  },

  'mental-matematika-tezkor': {
    ground: grounds.squared('lilac', '98 × 97'),
    things: [
      [brain, 27, 79, 22],
      [flash, 53, 78, 17, 8],
      [timer, 77, 79, 20],
    ],
  },
  'mental-math-olympiad': {
    ground: grounds.rays('lilac'),
    things: [
      [brain, 50, 69, 32],
      [three, 22, 64, 14, -10],
      [multiply, 78, 46, 10, 12],
      [seven, 80, 73, 16, 8],
      [plus, 34, 80, 9, -8],
    ],
  },
}
