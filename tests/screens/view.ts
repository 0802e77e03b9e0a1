import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

/**
 * An IntersectionObserver whose view a test moves: there is none without a browser. What `sees` an element is in view as soon as it is
 * watched.
 */
export function standInView(sees: (element: Element) => boolean) {
  const watched = new Map<Element, Report>()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      report: Report
      constructor(report: Report) {
        this.report = report
      }
      observe(element: Element) {
        watched.set(element, this.report)
        if (sees(element)) this.report([{ target: element, isIntersecting: true }])
      }
      unobserve(element: Element) {
        watched.delete(element)
      }
      disconnect() {
        watched.clear()
      }
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    /** Goes to where these are in view, and nothing else. */
    goTo: (elements: readonly Element[]) => act(() => watched.forEach((report, target) => report([{ target, isIntersecting: elements.includes(target) }]))),
  }
}
