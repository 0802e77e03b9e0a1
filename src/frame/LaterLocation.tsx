import { useContext, useDeferredValue, type ReactNode } from 'react'
import { UNSAFE_LocationContext as LocationContext } from 'react-router-dom'

/**
 * What surrounds a page learns where the reader went a moment after the page itself: every link draws itself anew with each address, and
 * a header, a sidebar or a footer has many.
 */
export function LaterLocation({ children }: { children: ReactNode }) {
  return <LocationContext value={useDeferredValue(useContext(LocationContext))}>{children}</LocationContext>
}
