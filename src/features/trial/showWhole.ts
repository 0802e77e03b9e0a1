/** Scrolls until the whole of an element can be seen; also as the ref of a note that appears. */
export const showWhole = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })
