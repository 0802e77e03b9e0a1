import numbers from '@lobehub/fluent-emoji-3d/assets/1f522.webp'
import apple from '@lobehub/fluent-emoji-3d/assets/1f34e.webp'
import battery from '@lobehub/fluent-emoji-3d/assets/1f50b.webp'
import beads from '@lobehub/fluent-emoji-3d/assets/1f4ff.webp'
import bear from '@lobehub/fluent-emoji-3d/assets/1f9f8.webp'
import bee from '@lobehub/fluent-emoji-3d/assets/1f41d.webp'
import coin from '@lobehub/fluent-emoji-3d/assets/1fa99.webp'
import crown from '@lobehub/fluent-emoji-3d/assets/1f451.webp'
import flash from '@lobehub/fluent-emoji-3d/assets/26a1.webp'
import gamePad from '@lobehub/fluent-emoji-3d/assets/1f3ae.webp'
import gear from '@lobehub/fluent-emoji-3d/assets/2699-fe0f.webp'
import knight from '@lobehub/fluent-emoji-3d/assets/1f434.webp'
import moon from '@lobehub/fluent-emoji-3d/assets/1f319.webp'
import chart from '@lobehub/fluent-emoji-3d/assets/1f4c8.webp'
import plus from '@lobehub/fluent-emoji-3d/assets/2795.webp'
import ruler from '@lobehub/fluent-emoji-3d/assets/1f4d0.webp'
import sun from '@lobehub/fluent-emoji-3d/assets/2600-fe0f.webp'
import type { CatalogCourse } from '@/content/courses.ts'
import { pictures } from '@/ui/base/pictures.ts'

/** The picture of a subject, or of a category outside our subjects. */
export type CoverPicture = CatalogCourse['picture'] | 'seedling'

/** The two possible companions of a subject's picture. Their pictures load with the covers that show them. */
const companions: Record<CoverPicture, readonly [string, string]> = {
  openBook: [moon, beads],
  laptop: [gamePad, pictures.rocket],
  robot: [gear, battery],
  abacus: [numbers, plus],
  brain: [flash, pictures.lightBulb],
  moneyBag: [coin, chart],
  chessPawn: [knight, crown],
  graduationCap: [pictures.pencil, ruler],
  abcBlock: [apple, bee],
  nestingDoll: [bear, pictures.balloon],
  seedling: [sun, pictures.star],
}

const grounds = ['rosettes', 'hills', 'tiles', 'rays'] as const

/** FNV-1a: ids of one backend often differ in a few characters only, and each difference has to count. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let index = 0; index < text.length; index++) sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193)
  return (sum ^ (sum >>> 15)) >>> 0
}

/** The composition of a listing's drawn cover: one of four grounds and one of its subject's two companions, always the same for an id. */
export function coverOf(id: string, picture: CoverPicture): { ground: (typeof grounds)[number]; companion: string } {
  const number = hash(id)
  return { ground: grounds[number % 4]!, companion: companions[picture][(number >>> 2) % 2]! }
}
