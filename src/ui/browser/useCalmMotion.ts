import { useMedia } from './useMedia.ts'

/** Whether the user prefers reduced motion; true while prerendering and hydrating. */
export const useCalmMotion = () => useMedia('(prefers-reduced-motion: reduce)', true)
