import abacus from '@lobehub/fluent-emoji-3d/assets/1f9ee.webp'
import abcBlock from '@lobehub/fluent-emoji-3d/assets/1f524.webp'
import balloon from '@lobehub/fluent-emoji-3d/assets/1f388.webp'
import beardedMan from '@lobehub/fluent-emoji-3d/assets/1f9d4-1f3fb.webp'
import boy from '@lobehub/fluent-emoji-3d/assets/1f466-1f3fb.webp'
import brain from '@lobehub/fluent-emoji-3d/assets/1f9e0.webp'
import calendar from '@lobehub/fluent-emoji-3d/assets/1f4c5.webp'
import chessPawn from '@lobehub/fluent-emoji-3d/assets/265f-fe0f.webp'
import clock from '@lobehub/fluent-emoji-3d/assets/23f0.webp'
import girl from '@lobehub/fluent-emoji-3d/assets/1f467-1f3fb.webp'
import globe from '@lobehub/fluent-emoji-3d/assets/1f30d.webp'
import graduationCap from '@lobehub/fluent-emoji-3d/assets/1f393.webp'
import laptop from '@lobehub/fluent-emoji-3d/assets/1f4bb.webp'
import lightBulb from '@lobehub/fluent-emoji-3d/assets/1f4a1.webp'
import man from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fb.webp'
import manTeacher from '@lobehub/fluent-emoji-3d/assets/1f468-1f3fb-200d-1f3eb.webp'
import microscope from '@lobehub/fluent-emoji-3d/assets/1f52c.webp'
import moneyBag from '@lobehub/fluent-emoji-3d/assets/1f4b0.webp'
import musicalNotes from '@lobehub/fluent-emoji-3d/assets/1f3b6.webp'
import nestingDoll from '@lobehub/fluent-emoji-3d/assets/1fa86.webp'
import openBook from '@lobehub/fluent-emoji-3d/assets/1f4d6.webp'
import parents from '@lobehub/fluent-emoji-3d/assets/1f46b-1f3fb.webp'
import pencil from '@lobehub/fluent-emoji-3d/assets/270f-fe0f.webp'
import robot from '@lobehub/fluent-emoji-3d/assets/1f916.webp'
import rocket from '@lobehub/fluent-emoji-3d/assets/1f680.webp'
import seedling from '@lobehub/fluent-emoji-3d/assets/1f331.webp'
import shield from '@lobehub/fluent-emoji-3d/assets/1f6e1-fe0f.webp'
import star from '@lobehub/fluent-emoji-3d/assets/2b50.webp'
import trophy from '@lobehub/fluent-emoji-3d/assets/1f3c6.webp'
import woman from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fb.webp'
import womanHeadscarf from '@lobehub/fluent-emoji-3d/assets/1f9d5-1f3fd.webp'
import womanTeacher from '@lobehub/fluent-emoji-3d/assets/1f469-1f3fb-200d-1f3eb.webp'

/** The pictures in use (MIT, @lobehub/fluent-emoji-3d); only these are bundled. All people have dark hair: the toned variants of one set. */
export const pictures = {
  openBook,
  laptop,
  robot,
  abacus,
  brain,
  moneyBag,
  chessPawn,
  graduationCap,
  abcBlock,
  nestingDoll,
  rocket,
  seedling,
  musicalNotes,
  microscope,
  lightBulb,
  pencil,
  balloon,
  girl,
  boy,
  man,
  beardedMan,
  woman,
  womanTeacher,
  manTeacher,
  womanHeadscarf,
  parents,
  calendar,
  star,
  shield,
  clock,
  globe,
  trophy,
} as const

export type PictureName = keyof typeof pictures
