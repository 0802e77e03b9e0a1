import type { SyntheticEvent } from 'react'
import { pictures, type PictureName } from './pictures.ts'

/** Offline, or on a bad connection: hides the browser's icon of a broken image. */
const hide = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
  currentTarget.style.visibility = 'hidden'
}

/** A decorative picture, hidden from screen readers. `size` is in pixels and reserves its space while it loads. */
export function Picture({
  name,
  size = 56,
  className = '',
  eager = false,
}: {
  name: PictureName
  size?: number
  className?: string
  eager?: boolean
}) {
  return (
    <img
      src={pictures[name]}
      alt=""
      width={size}
      height={size}
      loading={eager ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority="low"
      onError={hide}
      draggable={false}
      className={className}
    />
  )
}
