import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'

type Report = (entries: { target: Element; isIntersecting: boolean }[]) => void

/**
 * Stubs an IntersectionObserver that the test controls. Elements that `sees` accepts are in view as soon as they are
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
    /** Scrolls so that exactly these are in view. */
    goTo: (elements: readonly Element[]) =>
      act(() => watched.forEach((report, target) => report([{ target, isIntersecting: elements.includes(target) }]))),
  }
}

/** Gives every element a width: swiper's positions depend on it, and happy-dom computes none. */
export const standInWidth = () => void vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(360)
