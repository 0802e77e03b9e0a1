// Lazy chunks load slowly on a busy machine.
export const patient = { timeout: 15_000 }
