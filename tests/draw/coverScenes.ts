import { arithmeticScenes } from './arithmeticScenes.ts'
import { codingScenes } from './codingScenes.ts'
import { grounds } from './coverGrounds.ts'
import {
  book,
  books,
  moon,
  beads,
  mosque,
  sparkle,
  pawn,
  knight,
  castle,
  crown,
  cup,
  timer,
  coin,
  purse,
  lemon,
  juice,
  chart,
  receipt,
  cap,
  pencil,
  lens,
  ruler,
  sun,
  girl,
  boy,
} from './emoji.ts'
import { languageScenes } from './languageScenes.ts'

/** A picture of the emoji set: its code point, the middle of its foot and its width in percent of the picture, and a turn in degrees. */
type Thing = readonly [code: string, x: number, y: number, size: number, turn?: number]
export type Cover = { ground: string; things: readonly Thing[]; width?: number; height?: number }

/** The pictures of the demo's classes and groups, by their slugs. The subject is in the middle, as a card shows a strip of it, and not in the upper left, where the card has its chip. */
export const covers: Readonly<Record<string, Cover>> = {
  ...codingScenes,
  ...arithmeticScenes,
  ...languageScenes,

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
      [sun, 72, 43, 14],
    ],
  },

  'sat-reading-in-one-evening': {
    ground: grounds.night('sky'),
    things: [
      [books, 40, 79, 26],
      [lens, 66, 76, 23, 6],
      [moon, 88, 66, 11],
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
}
