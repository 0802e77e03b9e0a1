let ended = Promise.resolve()
let end = () => {}

/** Whether the prerendered page was hydrated as a whole. React does so in pieces, and each has to find the words that it was prerendered with. */
export const hydration = {
  begin: () => void (ended = new Promise((resolve) => (end = resolve))),
  end: () => end(),
  /** Resolves when it is done; at once where no page is hydrated. */
  ended: () => ended,
}
