import theme from '../../tailwind.config.ts'

const { colors } = theme.theme.extend
const white = colors.paper
const pine = colors.pine.DEFAULT

/** The tint of a subject and two stronger tones of it: a picture has more to it than the plain cover of its category. */
const tones = {
  butter: [colors.butter, '#ffdf9a', colors.sun],
  sky: [colors.sky, '#b9dff7', '#4c9fd6'],
  leaf: [colors.leaf.tint, '#a9dcc0', colors.leaf.DEFAULT],
  blush: [colors.blush, '#ffc9b5', '#ee7f58'],
  lilac: [colors.lilac, '#cfc4f5', '#7a63d2'],
} as const
export type Tone = keyof typeof tones

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`
const circle = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`
const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`
const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')
/** The same "random" share of 1 for the same index, so that a picture drawn again is the same picture. */
const share = (index: number, salt = 1) => Math.abs(Math.sin(index * 12.9898 + salt * 78.233) * 43758.5453) % 1

/** The background of a picture: SVG for an area of 800 by 500. */
export const grounds = {
  /** A table before a wall with a round light. */
  desk: (tone: Tone, table: Tone = 'butter') =>
    rect(0, 0, 800, 500, tones[tone][1]) +
    circle(400, 220, 235, tones[tone][0]) +
    rect(0, 345, 800, 155, tones[table][1]) +
    rect(0, 345, 800, 9, white, 'opacity=".55"'),

  /** Under a wide sky. */
  hills: (tone: Tone, near: Tone = 'leaf') =>
    rect(0, 0, 800, 500, tones[tone][0]) +
    circle(640, 128, 74, white, 'opacity=".75"') +
    shape('M0 300C150 214 286 222 420 282s260 40 380-26v244H0z', tones[near][1]) +
    shape('M0 366c170-62 330-44 470-10s230 22 330-22v166H0z', tones[near][2], 'opacity=".78"'),

  /** A room at night with a window full of stars. */
  night: (tone: Tone) =>
    rect(0, 0, 800, 500, pine) +
    circle(400, 260, 300, colors.pine.raised, 'opacity=".75"') +
    circle(400, 260, 190, colors.leaf.DEFAULT, 'opacity=".3"') +
    times(46, (i) =>
      circle(
        share(i) * 800,
        share(i, 2) * 330,
        1.5 + share(i, 3) * 3,
        i % 4 === 0 ? colors.sun : white,
        `opacity="${0.45 + share(i, 4) * 0.5}"`,
      ),
    ) +
    shape('M0 376c160-44 300-30 420-8s240 14 380-22v154H0z', tones[tone][2], 'opacity=".55"'),

  /** A chessboard in perspective. */
  board: (tone: Tone) => {
    const [light, mid, dark] = tones[tone]
    const row = (r: number) => 300 + 200 * (r / 4) ** 1.25
    const at = (column: number, y: number) => 400 + column * (70 + (y - 300) * 0.42)
    const field = (r: number, c: number) =>
      `M${at(c, row(r))} ${row(r)}L${at(c + 1, row(r))} ${row(r)}L${at(c + 1, row(r + 1))} ${row(r + 1)}L${at(c, row(r + 1))} ${row(r + 1)}z`
    return (
      rect(0, 0, 800, 500, mid) +
      circle(400, 220, 215, light) +
      rect(0, 300, 800, 200, white) +
      times(48, (i) =>
        shape(field(Math.floor(i / 12), (i % 12) - 6), (Math.floor(i / 12) + i) % 2 === 0 ? dark : light),
      )
    )
  },

  /** Squared paper, with a sum in large figures. */
  squared: (tone: Tone, sum = '') =>
    rect(0, 0, 800, 500, white) +
    times(21, (i) => rect(i * 40 - 1, 0, 2, 500, tones[tone][1], 'opacity=".6"')) +
    times(13, (i) => rect(0, i * 40 - 1, 800, 2, tones[tone][1], 'opacity=".6"')) +
    shape('M-20 300C180 220 270 390 450 330s250-90 370-40v210H-20z', tones[tone][1]) +
    `<text x="432" y="205" text-anchor="middle" font-size="96" font-weight="800" letter-spacing="-4" fill="${tones[tone][2]}">${sum}</text>`,

  /** A window of an editor with lines of code, or with blocks that fit into each other. */
  editor: (tone: Tone, blocks = false) => {
    const inks = [tones.lilac[2], tones.blush[2], tones.leaf[2], tones.sky[2], colors.sun]
    const line = (i: number) =>
      blocks
        ? rect(
            196 + (i === 2 || i === 3 ? 34 : 0),
            152 + i * 50,
            [200, 250, 170, 210, 250][i]!,
            44,
            inks[i]!,
            'rx="11"',
          ) + rect(222 + (i === 2 || i === 3 ? 34 : 0), 192 + i * 50, 34, 12, inks[i]!, 'rx="6"')
        : [0, 1, 2]
            .map((part) =>
              rect(
                204 + [0, 36, 72, 36, 0, 0][i]! + part * 132,
                158 + i * 40,
                60 + share(i * 3 + part) * 60,
                17,
                inks[(i + part * 2) % 5]!,
                'rx="8"',
              ),
            )
            .join('')
    return (
      rect(0, 0, 800, 500, tones[tone][1]) +
      circle(130, 120, 190, tones[tone][0]) +
      circle(700, 430, 210, tones[tone][0]) +
      rect(160, 84, 480, 340, pine, 'rx="26" opacity=".12" transform="translate(0 14)"') +
      rect(160, 84, 480, 340, white, 'rx="26"') +
      shape('M160 132v-22a26 26 0 0 1 26-26h428a26 26 0 0 1 26 26v22z', tones[tone][2]) +
      times(3, (i) => circle(192 + i * 26, 108, 8, white, 'opacity=".85"')) +
      times(blocks ? 5 : 6, line)
    )
  },

  /** Eight-pointed stars, as on the tiles of Samarkand. */
  tiles: (tone: Tone) => {
    const star = (x: number, y: number) =>
      `<g transform="translate(${x} ${y})" fill="none" stroke="${tones[tone][2]}" stroke-width="5" opacity=".4"><rect x="-38" y="-38" width="76" height="76"/><rect x="-38" y="-38" width="76" height="76" transform="rotate(45)"/></g>`
    return (
      rect(0, 0, 800, 500, tones[tone][1]) +
      times(40, (i) => star((i % 8) * 108 + 22, Math.floor(i / 8) * 108 + 34)) +
      shape('M190 500V230C190 110 300 74 400 20c100 54 210 90 210 210v270z', tones[tone][0]) +
      shape('M0 384h800v116H0z', tones.leaf[2], 'opacity=".85"')
    )
  },

  /** Rays from the middle, for something to be proud of. */
  rays: (tone: Tone) =>
    rect(0, 0, 800, 500, tones[tone][1]) +
    `<g transform="translate(400 260)">${times(12, (i) => shape('M0 0L-68-620H68z', tones[tone][0], `transform="rotate(${i * 30})"`))}</g>` +
    circle(400, 260, 165, white, 'opacity=".7"') +
    times(26, (i) =>
      rect(
        share(i, 5) * 800,
        share(i, 6) * 500,
        15,
        15,
        [tones.leaf[2], tones.blush[2], colors.sun, tones.lilac[2]][i % 4]!,
        `rx="4" opacity=".8" transform="rotate(${i * 37} ${share(i, 5) * 800} ${share(i, 6) * 500})"`,
      ),
    ),

  /** A line to be followed by a robot. */
  track: (tone: Tone) =>
    rect(0, 0, 800, 500, tones[tone][0]) +
    shape(
      'M-20 420C120 420 130 140 290 140s120 250 270 250 120-220 280-220',
      'none',
      `stroke="${tones[tone][1]}" stroke-width="104" stroke-linecap="round"`,
    ) +
    shape(
      'M-20 420C120 420 130 140 290 140s120 250 270 250 120-220 280-220',
      'none',
      `stroke="${pine}" stroke-width="15" stroke-dasharray="46 26"`,
    ),
}
