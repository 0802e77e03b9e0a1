/** Code points of the emoji set. */
export const [book, books, moon, beads, mosque] = ['1f4d6', '1f4da', '1f319', '1f4ff', '1f54c']
export const [star, sparkle, cloud, tree] = ['2b50', '1f31f', '2601-fe0f', '1f333']
export const [pawn, knight, castle, crown, cup, timer] = ['265f-fe0f', '1f434', '1f3f0', '1f451', '1f3c6', '23f1-fe0f']
export const [laptop, cat, snake, pad, rocket, bug, globe, mouse] = [
  '1f4bb',
  '1f408',
  '1f40d',
  '1f3ae',
  '1f680',
  '1f41e',
  '1f310',
  '1f5b1-fe0f',
]
export const [robot, gear, battery, box, bridge, car, flag] = [
  '1f916',
  '2699-fe0f',
  '1f50b',
  '1f9f0',
  '1f309',
  '1f697',
  '1f3c1',
]
export const [abacus, brain, bulb, flash, plus, multiply] = ['1f9ee', '1f9e0', '1f4a1', '26a1', '2795', '2716-fe0f']
export const [one, two, three, seven] = ['0031-fe0f-20e3', '0032-fe0f-20e3', '0033-fe0f-20e3', '0037-fe0f-20e3']
export const [coin, purse, lemon, juice, chart, receipt] = ['1fa99', '1f45b', '1f34b', '1f9c3', '1f4c8', '1f9fe']
export const [cap, pencil, lens, ruler] = ['1f393', '270f-fe0f', '1f50d', '1f4d0']
export const [letterA, letterB, kitten, sun, apple, bee, bear, music] = [
  '1f170-fe0f',
  '1f171-fe0f',
  '1f431',
  '2600-fe0f',
  '1f34e',
  '1f41d',
  '1f9f8',
  '1f3b5',
]
export const [doll, girl, boy] = ['1fa86', '1f467-1f3fb', '1f466-1f3fb']
