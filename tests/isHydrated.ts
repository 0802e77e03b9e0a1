/** Whether React has hydrated an element; runs in the page. Nothing that can be seen tells, so React's own mark is read, here only. */
export const isHydrated = (selector: string) =>
  Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__react'))
