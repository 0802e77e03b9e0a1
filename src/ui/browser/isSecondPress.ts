import type { MouseEvent } from 'react'

/**
 * Whether a click is probably the second of a double click or double tap whose first click, at `since` (performance.now), changed the element
 * under the pointer: within 400 ms.
 */
export const isSecondPress = ({ detail, nativeEvent }: MouseEvent, since: number): boolean =>
  (detail > 1 || (nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'touch')) &&
  performance.now() - since < 400
