const whenIdle = (work: () => void) => void ('requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50))

/** Draws what the first paint of a prerendered page left out (index.css), one part at a time, while the browser has nothing else to do. */
export function drawBelowFold() {
  const page = document.documentElement
  const parts = [...document.querySelectorAll('html.arriving .below-fold > *')]
  const drawNext = () => {
    const part = parts.shift()
    part?.setAttribute('data-drawn', '')
    if (part) whenIdle(drawNext)
    else page.classList.remove('arriving')
  }
  whenIdle(drawNext)
}
