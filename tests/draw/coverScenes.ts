import { grounds } from './coverGrounds.ts'

/** A picture of the emoji set: its code points, the middle of its foot and its width in percent of the picture, and a turn in degrees. */
type Thing = readonly [code: string, x: number, y: number, size: number, turn?: number]
export type Cover = { ground: string; things: readonly Thing[]; width: number; height: number }

/** Reads things, the rearmost first: `♟️ 50 78 35, 🪙 82 78 12 14`. */
const scene = (ground: string, things: string, width = 800, height = 500): Cover => ({
  ground,
  things: things.split(', ').map((thing) => {
    const [emoji = '', ...numbers] = thing.split(' ')
    const code = Array.from(emoji, (sign) => sign.codePointAt(0)!.toString(16).padStart(4, '0')).join('-')
    return [code, ...(numbers.map(Number) as [x: number, y: number, size: number, turn?: number])]
  }),
  width,
  height,
})

/** The pictures of the demo's classes and groups, by their slugs. The subject is in the middle, as a card shows a strip of it, and not in the upper left, where the card has its chip. */
export const covers: Readonly<Record<string, Cover>> = {
  'quran-short-surahs': scene(grounds.tiles('butter'), '📖 50 79 32, 🌙 50 36 10, 📿 76 79 16'),
  'quran-tajwid-girls': scene(grounds.night('leaf'), '🌙 77 49 16 10, 📖 46 78 35, 📿 20 78 16, 🌟 60 33 7'),
  'quran-oilaviy': scene(grounds.hills('butter'), '🕌 66 61 33, 👧🏻 22 64 20, 👦🏻 40 64 20, 🌙 46 44 9', 600, 800),
  'chess-first-moves': scene(grounds.board('lilac'), '♟️ 50 78 35, 🐴 24 71 20, 🏰 77 71 21'),
  'shaxmat-guruhi': scene(grounds.board('leaf'), '♟️ 28 75 20, ♟️ 72 75 20, ♟️ 50 80 27, 🌟 84 42 10'),
  'chess-endgames': scene(grounds.desk('lilac', 'lilac'), '👑 50 44 16, ♟️ 50 79 24, ♟️ 75 78 19, ⏱️ 25 78 24'),
  'chess-tournament-team': scene(grounds.rays('lilac'), '🏆 50 90 26, 🐴 25 88 19, ♟️ 74 88 18', 1200, 400),
  'first-pocket-money': scene(
    grounds.desk('butter', 'leaf'),
    '👛 46 78 30, 🪙 70 78 17, 🪙 82 78 12 14, 🪙 46 36 10, 🧾 20 77 21 -6',
  ),
  'yosh-tadbirkorlar': scene(
    grounds.hills('butter'),
    '🧃 38 78 28 -4, 🍋 60 79 21, 🪙 80 79 16, 📈 17 77 19 -6, ☀️ 72 43 14',
  ),
  'sat-reading-in-one-evening': scene(grounds.night('sky'), '📚 40 79 26, 🔍 66 76 23 6, 🌙 88 66 11, 🎓 40 47 17 -4'),
  'sat-math-no-calculator': scene(grounds.squared('sky', 'x² + 2x'), '📐 25 80 22, ✏️ 51 79 18, 🎓 77 79 21'),

  'scratch-first-game': scene(grounds.editor('sky', true), '🐈 74 74 32, 🎮 20 75 22 -10, ⭐ 94 62 9 12'),
  'web-page-evening': scene(grounds.editor('sky'), '🌐 24 75 25, 🐱 78 75 26, 🖱️ 91 75 9 16'),
  'python-beginners': scene(grounds.desk('sky'), '💻 42 77 36, 🐍 70 77 26, 💡 91 70 12 12'),
  'scratch-studio': scene(grounds.hills('sky'), '🚀 52 65 29, ☁️ 30 42 16, ☁️ 84 57 17, 🐈 24 79 22, 🐞 82 79 12'),
  'robotics-bridge-builders': scene(
    grounds.hills('leaf', 'sky'),
    '🌉 30 77 30 -3, 🤖 61 78 32, ⚙️ 85 51 15 12, 🔋 86 78 12',
  ),
  'robotics-line-follower': scene(grounds.track('leaf'), '🚗 36 63 24, 🤖 66 60 25, 🏁 89 50 14 8, 🧰 13 62 14'),

  'mental-arifmetika-boshlangich': scene(grounds.desk('blush'), '🧮 50 79 38, 1️⃣ 20 77 17 -8, 2️⃣ 80 77 17 8'),
  'abacus-club': scene(grounds.rays('blush'), '🧮 50 78 34, 🏆 20 76 19 -6, ⭐ 80 72 18 10'),
  'arithmetic-second-level': scene(grounds.squared('blush', '7 × 8 = 56'), '🧮 27 79 22, 💡 56 77 19 6, ✏️ 78 79 20'),
  'mental-matematika-tezkor': scene(grounds.squared('lilac', '98 × 97'), '🧠 27 79 22, ⚡ 53 78 17 8, ⏱️ 77 79 20'),
  'mental-math-olympiad': scene(
    grounds.rays('lilac'),
    '🧠 50 69 32, 3️⃣ 22 64 14 -10, ✖️ 78 46 10 12, 7️⃣ 80 73 16 8, ➕ 34 80 9 -8',
  ),

  'phonics-short-vowels': scene(
    grounds.hills('blush'),
    '🅰️ 35 77 26 -6, ☀️ 76 40 12, 🐱 64 77 28, 🐝 50 41 11 -12, 🍎 87 79 13',
  ),
  'ingliz-tovushlari': scene(
    grounds.desk('blush', 'blush'),
    '🅰️ 23 77 22 -5, 🅱️ 45 77 22 4, 🧸 72 78 29, 🎵 62 39 10 10',
  ),
  'russian-alphabet': scene(grounds.hills('leaf'), '🪆 50 79 30, 🪆 27 79 22, 🪆 72 79 22, 🪆 88 79 15, 🌳 10 65 17'),
}
