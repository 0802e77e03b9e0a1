import { useState } from 'react'
import { imageSource } from '@/api/files.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { pictures } from '@/ui/base/pictures.ts'
import { tints } from '@/ui/base/tints.ts'
import type { CategoryLook } from '@/listing/categoryLook.ts'
import { coverOf } from './coverOf.ts'
import hills from './hills.svg'
import rays from './rays.svg'
import rosettes from './rosettes.svg'
import tiles from './tiles.svg'

/** `waiting`: the subject is not known yet. */
type Look = Pick<CategoryLook, 'tint' | 'picture'> & { waiting?: boolean }

/** The drawing of each ground, and the positions of the subject's picture and its companion. The upper corners belong to a card's chip and heart. */
const positions = {
  rosettes: [rosettes, 'left-1/2 -translate-x-1/2 bottom-[12%] h-[68%]', 'right-[15%] bottom-[13%] h-[38%] rotate-12'],
  hills: [hills, 'right-[16%] bottom-[13%] h-[70%]', 'left-[30%] bottom-[15%] h-[42%] -rotate-6'],
  tiles: [tiles, 'left-[30%] bottom-[12%] h-[66%]', 'right-[24%] bottom-[28%] h-[40%] rotate-12'],
  rays: [rays, 'left-1/2 -translate-x-1/2 bottom-[10%] h-[60%]', 'left-[18%] bottom-[13%] h-[38%] -rotate-6'],
} as const

function DrawnCover({ id, look, eager }: { id: string; look: Look; eager: boolean }) {
  const { ground, companion } = coverOf(id, look.picture)
  const [drawing, main, beside] = positions[ground]
  const draw = (source: string, position: string) => (
    // The key creates a new element per picture: below the fold, a lazy image would keep showing the old picture after the categories load.
    <img
      key={source}
      src={source}
      alt=""
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      draggable={false}
      className={`absolute ${position}`}
    />
  )
  return (
    <>
      {draw(drawing, 'inset-0 size-full object-cover')}
      {/* The heights fit a wide cover; in a tall cover, the pictures would overlap. */}
      <div className="absolute inset-0 m-auto aspect-[2/1] max-h-full w-full">
        {draw(pictures[look.picture], `aspect-square w-auto ${main}`)}
        {draw(companion, `aspect-square w-auto ${beside}`)}
      </div>
    </>
  )
}

/**
 * The picture of a class or group. If it has none or it can't be loaded: a cover drawn for its subject, composed by its `id`; without an id, for
 * small spaces, only the subject's picture. A small square doesn't show the picture of the class, whose title it would cut off. Decoration next to
 * the title.
 */
export function ListingCover({
  imageUrl = '',
  look,
  id,
  className = 'aspect-[5/2]',
  eager = false,
}: {
  imageUrl?: string
  look: Look
  id?: string | undefined
  className?: string
  eager?: boolean
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = imageSource(imageUrl)
  return (
    <div
      className={`relative grid place-items-center overflow-hidden ${look.waiting ? 'bg-line' : tints[look.tint]} ${className}`}
    >
      {source !== null && source !== broken ? (
        // Out of the flow: otherwise the grid row takes the height of the picture, which then overflows the box.
        <img
          src={source}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(source)}
        />
      ) : look.waiting ? null : id === undefined ? (
        <Picture key={look.picture} name={look.picture} size={44} eager={eager} />
      ) : (
        <DrawnCover id={id} look={look} eager={eager} />
      )}
    </div>
  )
}
