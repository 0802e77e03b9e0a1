import { grounds } from './coverGrounds.ts'

/** A picture of the emoji set: its code point, the middle of its foot and its width in percent of the picture, and a turn in degrees. */
type Thing = readonly [code: string, x: number, y: number, size: number, turn?: number]
export type Cover = { ground: string; things: readonly Thing[]; width?: number; height?: number }

const [book, books, moon, beads, mosque] = ['1f4d6', '1f4da', '1f319', '1f4ff', '1f54c']
const [star, sparkle, cloud, tree] = ['2b50', '1f31f', '2601-fe0f', '1f333']
const [pawn, knight, castle, crown, cup, timer] = ['265f-fe0f', '1f434', '1f3f0', '1f451', '1f3c6', '23f1-fe0f']
const [laptop, cat, snake, pad, rocket, bug, globe, mouse] = [
  '1f4bb',
  '1f408',
  '1f40d',
  '1f3ae',
  '1f680',
  '1f41e',
  '1f310',
  '1f5b1-fe0f',
]
const [robot, gear, battery, box, bridge, car, flag] = [
  '1f916',
  '2699-fe0f',
  '1f50b',
  '1f9f0',
  '1f309',
  '1f697',
  '1f3c1',
]
const [abacus, brain, bulb, flash, plus, multiply] = ['1f9ee', '1f9e0', '1f4a1', '26a1', '2795', '2716-fe0f']
const [one, two, three, seven] = ['0031-fe0f-20e3', '0032-fe0f-20e3', '0033-fe0f-20e3', '0037-fe0f-20e3']
const [coin, purse, lemon, juice, chart, receipt] = ['1fa99', '1f45b', '1f34b', '1f9c3', '1f4c8', '1f9fe']
const [cap, pencil, lens, ruler] = ['1f393', '270f-fe0f', '1f50d', '1f4d0']
const [letterA, letterB, kitten, sun, apple, bee, bear, music] = [
  '1f170-fe0f',
  '1f171-fe0f',
  '1f431',
  '2600-fe0f',
  '1f34e',
  '1f41d',
  '1f9f8',
  '1f3b5',
]
const [doll, girl, boy] = ['1fa86', '1f467-1f3fb', '1f466-1f3fb']

/** The pictures of the demo's classes and groups, by their slugs. What matters lies in the middle, as a card shows a strip of it, and not at the upper left, where the card has its chip. */
export const covers: Readonly<Record<string, Cover>> = {
  'scratch-first-game': {
    ground: grounds.editor('sky', true),
    things: [
      [cat, 74, 74, 32],
      [pad, 20, 75, 22, -10],
      [star, 84, 37, 10, 12],
    ],
  },
  'web-page-evening': {
    ground: grounds.editor('sky'),
    things: [
      [globe, 24, 75, 25],
      [kitten, 78, 75, 26],
      [mouse, 91, 75, 9, 16],
    ],
  },
  'python-beginners': {
    ground: grounds.desk('sky'),
    things: [
      [laptop, 42, 77, 36],
      [snake, 70, 77, 26],
      [bulb, 88, 50, 13, 12],
    ],
  },
  'scratch-studio': {
    ground: grounds.hills('sky'),
    things: [
      [rocket, 52, 65, 29],
      [cloud, 30, 42, 16],
      [cloud, 84, 57, 17],
      [cat, 24, 79, 22],
      [bug, 82, 79, 12],
    ],
  },

  'quran-short-surahs': {
    ground: grounds.tiles('butter'),
    things: [
      [book, 50, 79, 32],
      [moon, 50, 36, 10],
      [beads, 76, 79, 16],
    ],
  },
  'quran-tajwid-girls': {
    ground: grounds.night('leaf'),
    things: [
      [moon, 77, 49, 16, 10],
      [book, 46, 78, 35],
      [beads, 20, 78, 16],
      [sparkle, 60, 33, 7],
    ],
  },
  'quran-oilaviy': {
    ground: grounds.hills('butter'),
    things: [
      [mosque, 66, 61, 33],
      [girl, 22, 64, 20],
      [boy, 40, 64, 20],
      [moon, 46, 44, 9],
    ],
    width: 600,
    height: 800,
  },

  'chess-first-moves': {
    ground: grounds.board('lilac'),
    things: [
      [pawn, 50, 78, 35],
      [knight, 24, 71, 20],
      [castle, 77, 71, 21],
    ],
  },
  'shaxmat-guruhi': {
    ground: grounds.board('leaf'),
    things: [
      [pawn, 28, 75, 20],
      [pawn, 72, 75, 20],
      [pawn, 50, 80, 27],
      [sparkle, 84, 42, 10],
    ],
  },
  'chess-endgames': {
    ground: grounds.desk('lilac', 'lilac'),
    things: [
      [crown, 50, 44, 16],
      [pawn, 50, 79, 24],
      [pawn, 75, 78, 19],
      [timer, 25, 78, 24],
    ],
  },
  'chess-tournament-team': {
    ground: grounds.rays('lilac'),
    things: [
      [cup, 50, 90, 26],
      [knight, 25, 88, 19],
      [pawn, 74, 88, 18],
    ],
    width: 1200,
    height: 400,
  },

  'phonics-short-vowels': {
    ground: grounds.hills('blush'),
    things: [
      [letterA, 35, 77, 26, -6],
      [kitten, 64, 77, 28],
      [bee, 50, 41, 11, -12],
      [apple, 87, 79, 13],
      [sun, 81, 46, 15],
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

  'robotics-bridge-builders': {
    ground: grounds.hills('leaf', 'sky'),
    things: [
      [bridge, 30, 77, 30, -3],
      [robot, 61, 78, 32],
      [gear, 85, 51, 15, 12],
      [battery, 86, 78, 12],
    ],
  },
  'robotics-line-follower': {
    ground: grounds.track('leaf'),
    things: [
      [car, 36, 63, 24],
      [robot, 66, 60, 25],
      [flag, 89, 50, 14, 8],
      [box, 13, 62, 14],
    ],
  },

  'first-pocket-money': {
    ground: grounds.desk('butter', 'leaf'),
    things: [
      [purse, 46, 78, 30],
      [coin, 70, 78, 17],
      [coin, 82, 78, 12, 14],
      [coin, 46, 36, 10],
      [receipt, 20, 77, 21, -6],
    ],
  },
  'yosh-tadbirkorlar': {
    ground: grounds.hills('butter'),
    things: [
      [juice, 38, 78, 28, -4],
      [lemon, 60, 79, 21],
      [coin, 80, 79, 16],
      [chart, 17, 77, 19, -6],
      [sun, 78, 45, 17],
    ],
  },

  'sat-reading-in-one-evening': {
    ground: grounds.night('sky'),
    things: [
      [books, 40, 79, 26],
      [lens, 66, 76, 23, 6],
      [moon, 84, 45, 12],
      [cap, 40, 47, 17, -4],
    ],
  },
  'sat-math-no-calculator': {
    ground: grounds.squared('sky', 'x² + 2x'),
    things: [
      [ruler, 25, 80, 22],
      [pencil, 51, 79, 18],
      [cap, 77, 79, 21],
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
