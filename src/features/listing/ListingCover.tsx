import { useState } from 'react'
import { imageSource } from '@/api/files.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { tints } from '@/ui/base/tints.ts'
import type { CategoryLook } from './categoryLook.ts'

/** The picture of a class or group; the drawn cover of its category when it has none or it cannot be loaded. Decoration beside the title. */
export function ListingCover({
  imageUrl,
  look,
  className = 'aspect-[5/2]',
  size = 88,
  eager = false,
}: {
  imageUrl: string
  look: CategoryLook
  className?: string
  size?: number
  eager?: boolean
}) {
  const [broken, setBroken] = useState<string | null>(null)
  const source = imageSource(imageUrl)
  return (
    <div className={`relative grid place-items-center overflow-hidden ${tints[look.tint]} ${className}`}>
      {source !== null && source !== broken ? (
        // Out of the flow: in it the row of the grid takes the height of the picture, which then lies beyond the box.
        <img
          src={source}
          alt=""
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          className="absolute inset-0 size-full object-cover"
          onError={() => setBroken(source)}
        />
      ) : (
        // Another picture is another element: below the screen a lazy one would go on showing the picture from before the categories came.
        <Picture key={look.picture} name={look.picture} size={size} eager={eager} />
      )}
    </div>
  )
}
