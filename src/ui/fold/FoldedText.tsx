import { useCallback, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'

/** Visible lines of a folded text; keep in sync with max-h below. */
const lines = 12
// The padding keeps hanging spaces at line ends from being clipped.
const foldedClass = '-mx-2 max-h-[12lh] overflow-hidden px-2 print:max-h-none'
const fadeClass = '[mask-image:linear-gradient(#000_calc(100%-2lh),transparent)] print:[mask-image:none]'

/** User text with its line breaks; a long text is folded, with a button that shows all of it. Print shows it whole. */
export function FoldedText({ children }: { children: string }) {
  const { t } = useTranslation()
  const [long, setLong] = useState(false)
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const id = useId()

  // In a ref callback, so it measures before the first paint and nothing below moves; again when the width or font size changes.
  const measure = useCallback((text: HTMLElement | null) => {
    if (text === null) return
    const update = () => setLong(text.offsetHeight > lines * parseFloat(getComputedStyle(text).lineHeight) + 1)
    update()
    const observer = new ResizeObserver(update)
    observer.observe(text)
    return () => observer.disconnect()
  }, [])

  const toggle = () => {
    flushSync(() => setOpen(!open))
    // Folding moves the end of the text far above the viewport.
    if (open) box.current?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
  }

  return (
    <div className="max-w-measure space-y-2">
      {/* Find in page scrolls this box to a match in the hidden part. */}
      <div
        ref={box}
        id={id}
        onScroll={() => setOpen(true)}
        className={`scroll-mt-20 ${open ? '' : foldedClass} ${long && !open ? fadeClass : ''}`}
      >
        <p ref={measure} dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-wrap">
          {children}
        </p>
      </div>
      {long && (
        <Button
          variant="quiet"
          size="small"
          aria-expanded={open}
          aria-controls={id}
          onClick={toggle}
          className="-ml-4 print:hidden"
        >
          {t(open ? 'showLess' : 'showMore')}
        </Button>
      )}
    </div>
  )
}
