import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  open: boolean
  /** Called when the person wants out: Esc, the backdrop, the cross. The owner decides, and sets `open`. */
  onClose: () => void
  title: string
  children: ReactNode
  /** `side`: slides in from the right; `sheet`: the whole screen on phones. */
  shape?: 'centre' | 'side' | 'sheet'
  /** Leaves the heading to the content, which then carries the title for screen readers only. */
  hideTitle?: boolean
  /** Stands beside the cross in the place of a hidden title; both stay at the top while the content scrolls. */
  header?: ReactNode
  /** The name of the cross, when it is not plainly Close. */
  closeLabel?: string
  /** On the dark ground of the sidebar. */
  dark?: boolean
}

const shapes = {
  centre: 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card',
  sheet: 'm-auto w-full h-dvh max-w-none max-h-none sm:h-fit sm:w-[min(40rem,calc(100vw-2rem))] sm:max-h-[calc(100dvh-2rem)] sm:rounded-card',
  side: 'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(22rem,100vw)] max-w-none rounded-l-card transition-[translate] duration-200 starting:translate-x-full',
} as const

// What slides under it fades out in its paper. A low window (large text, a phone on its side) needs the room itself.
const pinned = '-mx-5 -mt-5 -mb-3 bg-paper px-5 pt-5 pb-3 shadow-[0_8px_10px_#fff] sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-6 sticky top-(--pinned) z-10'

type Press = { clientX: number; clientY: number }
const isWithin = ({ clientX, clientY }: Press, { left, right, top, bottom }: DOMRect) => clientX > left && clientX < right && clientY > top && clientY < bottom

/** The dialogs that are open, from the lowest to the topmost. */
const stack: HTMLDialogElement[] = []

/** A dialog over the page on the native element: focus stays inside, Esc asks to close, focus returns to where it was. */
export const Modal = ({ open, ...rest }: Props) => (open ? <OpenModal {...rest} /> : null)

function OpenModal({ onClose, title, children, shape = 'centre', hideTitle = false, header, closeLabel, dark = false }: Omit<Props, 'open'>) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const cross = useRef<HTMLButtonElement>(null)
  const id = useId()
  /** Where the button lies that opened it, and when that was, in milliseconds of the page. */
  const opened = useRef({ at: 0, from: new DOMRect() })

  // Outside React: the browser's own modal state. The cleanup of a component that goes runs while its dialog is still on the page:
  // only a dialog closed there gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    opened.current = { at: performance.now(), from: document.activeElement?.getBoundingClientRect() ?? new DOMRect() }
    element.showModal()
    // Left to the browser, the focus begins on the cross, and a second Enter would close what the first has opened.
    if (document.activeElement === cross.current) heading.current?.focus({ preventScroll: true })
    stack.push(element)
    return () => {
      stack.splice(stack.indexOf(element), 1)
      element.close()
    }
  }, [])

  /** Whether a press is the second of two quick ones, of which the first has opened the dialog or changed what it shows. */
  const isSecond = (press: Press & { detail: number }) => press.detail > 1 || (performance.now() - opened.current.at < 500 && isWithin(press, opened.current.from))

  return (
    // The backdrop belongs to the dialog element; pressing it is a convenience beside Esc and the cross.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className={`p-0 shadow-float ${dark ? 'on-dark bg-pine' : 'bg-paper'} ${shapes[shape]} ${header === undefined ? '' : 'scroll-pt-[max(0px,calc(var(--spacing)*32+var(--pinned)))]'}`}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onKeyDown={(event) => {
        // Left to the browser, Esc pressed twice would close the dialog without asking.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget: element }) => {
        // The browser closed it without asking (Back on a phone, pressed often enough). Whether it goes is for the owner to say.
        if (!stack.includes(element) || element.open) return
        for (const upper of stack.slice(stack.indexOf(element))) {
          upper.close()
          upper.showModal()
        }
        onClose()
      }}
      onMouseDown={(event) => {
        // The dialog's own scrollbar is inside its edges.
        if (event.target === event.currentTarget && !isWithin(event, event.currentTarget.getBoundingClientRect()) && !isSecond(event)) onClose()
      }}
    >
      <div className="flex min-h-full flex-col gap-5 p-5 sm:p-8">
        <div className={`flex items-start justify-between gap-4 ${header === undefined ? '' : pinned}`}>
          <h2 ref={heading} id={id} tabIndex={-1} className={hideTitle ? 'sr-only' : 'text-2xl outline-none'}>
            {title}
          </h2>
          {header}
          <button ref={cross} type="button" onClick={onClose} aria-label={closeLabel ?? t('close')} className={`-mt-2 -mr-2 ml-auto grid size-11 shrink-0 place-items-center rounded-control ${dark ? 'text-paper hover:bg-pine-raised' : 'text-ink-soft hover:bg-cream'}`}>
            <X aria-hidden="true" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
