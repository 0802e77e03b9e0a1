import { pictures, type PictureName } from './pictures.ts'

/** A drawn object; decoration, so it has no words. `size` is the drawn size in pixels; the box keeps its place while it loads. */
export function Picture({ name, size = 56, className = '', eager = false }: { name: PictureName; size?: number; className?: string; eager?: boolean }) {
  return <img src={pictures[name]} alt="" width={size} height={size} loading={eager ? 'eager' : 'lazy'} decoding="async" draggable={false} className={className} />
}
