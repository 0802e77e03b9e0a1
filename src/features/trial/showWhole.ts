/** As the ref of a note that appears: scrolls until the whole of it can be seen. */
export const showWhole = (note: HTMLElement | null) => note?.scrollIntoView({ block: 'nearest' })
