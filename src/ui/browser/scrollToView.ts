/** Scrolls as little as needed to show a whole element; also usable as a ref callback. */
export const scrollToView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })
