import { useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'

/** As many lines of a text are seen before it is opened; also in the class below. */
const lines = 12
// Spaces at the end of a line hang out of it, and are not cut. The last lines fade, so that the text does not seem to end there. On paper
// it is whole.
const foldedLook = '-mx-2 max-h-[12lh] overflow-hidden px-2 print:max-h-none'
const fadeLook = '[mask-image:linear-gradient(#000_calc(100%-2lh),transparent)] print:[mask-image:none]'

/** A text of any length, as it was written, folded where it is long. */
export function FoldedText({ children }: { children: string }) {
  const { t } = useTranslation()
  const [long, setLong] = useState(false)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  // Before a frame is drawn, so that nothing below moves; and whenever another width or another letter size changes the lines.
  const measure = useCallback((text: HTMLElement | null) => {
    if (text === null) return
    const look = () => setLong(text.offsetHeight > lines * parseFloat(getComputedStyle(text).lineHeight) + 1)
    look()
    const observer = new ResizeObserver(look)
    observer.observe(text)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    flushSync(() => setOpen(!open))
    // Closed, it ends far above where its end has just been read.
    if (open) box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  return (
    <div className="max-w-measure space-y-2">
      {/* The search of the browser scrolls inside it to what it has found. */}
      <div ref={box} id={id} onScroll={() => setOpen(true)} className={`scroll-mt-20 ${open ? '' : foldedLook} ${long && !open ? fadeLook : ''}`}>
        <p ref={measure} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {children}
        </p>
      </div>
      {long && (
        <Button variant="quiet" size="small" aria-expanded={open} aria-controls={id} onClick={toggle} className="-ml-4 print:hidden">
          {t(open ? 'showLess' : 'showMore')}
        </Button>
      )}
    </div>
  )
}
