import { pictures, type PictureName } from './pictures.ts'

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
      draggable={false}
      className={className}
    />
  )
}
