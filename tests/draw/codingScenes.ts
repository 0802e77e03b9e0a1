import { grounds } from './coverGrounds.ts'
import type { Cover } from './coverScenes.ts'
import {
  star,
  cloud,
  laptop,
  cat,
  snake,
  pad,
  rocket,
  bug,
  globe,
  mouse,
  robot,
  gear,
  battery,
  box,
  bridge,
  car,
  flag,
  bulb,
  kitten,
} from './emoji.ts'

/** The pictures of coding and robotics. */
export const codingScenes: Readonly<Record<string, Cover>> = {
  'scratch-first-game': {
    ground: grounds.editor('sky', true),
    things: [
      [cat, 74, 74, 32],
      [pad, 20, 75, 22, -10],
      [star, 94, 62, 9, 12],
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
      [bulb, 91, 70, 12, 12],
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
}
