import { X } from 'lucide-react'
import { useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { adoptFont } from '@/ui/browser/brandFont.ts'
import { isSecondPress } from '@/ui/browser/isSecondPress.ts'
import { closeDialogs } from './dialogs.ts'

type Props = {
  open: boolean
  /** Called for Esc, a press on the backdrop, and the close button. The parent decides and sets `open`. */
  onClose: () => void
  /** Called instead of `onClose` for the Back button of Android, which closes a native dialog without changing the history. */
  onBack?: () => void
  title: string
  children: ReactNode
  /** `side`: slides in from the right; `sheet`: full screen on phones; `bottom`: rises from the bottom on phones, wide elsewhere. */
  shape?: 'centre' | 'side' | 'sheet' | 'bottom'
  /** Shows the title to screen readers only; the content has a visible heading. */
  hideTitle?: boolean
  /** Shown next to the close button instead of a hidden title; both stay at the top while the content scrolls. */
  header?: ReactNode
  /** Shown between the header and the title. Pass it from the first render: it changes the position of the title. */
  cover?: ReactNode
  /** The accessible name of the close button; defaults to "Close". */
  closeLabel?: string
  /** Dark background, for the sidebar. */
  dark?: boolean
  /** Opens below all other dialogs and is hidden while covered: next to a narrower dialog, it would look like a second window. */
  yields?: boolean
}

const shapes = {
  centre: 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card',
  sheet:
    'm-auto w-full h-dvh max-w-none max-h-none sm:h-fit sm:w-[min(40rem,calc(100vw-2rem))] sm:max-h-[calc(100dvh-2rem)] sm:rounded-card',
  bottom:
    'm-auto w-full max-w-none max-h-[calc(100dvh-2.5rem)] scroll-pb-[max(0px,calc(var(--spacing)*44+var(--pinned)))] max-sm:mb-0 max-sm:rounded-t-card max-sm:transition-[translate] max-sm:duration-200 max-sm:starting:translate-y-full sm:w-[min(47rem,calc(100vw-2rem))] sm:max-h-[calc(100dvh-2rem)] sm:rounded-card',
  side: 'ml-auto mr-0 my-0 h-dvh max-h-none w-[min(22rem,100vw)] max-w-none rounded-l-card transition-[translate] duration-200 starting:translate-x-full',
} as const

// Content fades out as it scrolls under the header. In a low window (large text, landscape phone), --pinned makes the header scroll with it.
const pinned =
  '-mx-5 -mt-5 -mb-3 bg-paper px-5 pt-5 pb-3 shadow-[0_8px_10px_#fff] sm:-mx-8 sm:-mt-8 sm:px-8 sm:pt-6 sticky top-(--pinned) z-10'

type Press = { clientX: number; clientY: number }
const isWithin = ({ clientX, clientY }: Press, { left, right, top, bottom }: DOMRect) =>
  clientX > left && clientX < right && clientY > top && clientY < bottom

/** The open dialogs, the topmost last. */
const stack: HTMLDialogElement[] = []

const isYielding = ({ dataset }: HTMLDialogElement) => dataset['yields'] !== undefined

/** Shows a dialog that yields only on top. It stays focusable, so that closing the dialog over it can return the focus. */
function hideCovered() {
  for (const one of stack.filter(isYielding)) one.style.opacity = one === stack.at(-1) ? '' : '0'
}

/** Lifts the open dialogs over a dialog that has just opened below them, and returns the focus to them. */
function lift(upper: readonly HTMLDialogElement[], focused: Element | null) {
  for (const one of upper) {
    one.close()
    one.showModal()
    stack.push(one)
  }
  if (upper.length > 0 && focused instanceof HTMLElement) focused.focus({ preventScroll: true })
}

/** A modal on the native dialog element, which traps the focus and restores it when it closes. */
export const Modal = ({ open, ...rest }: Props) => (open ? <OpenModal {...rest} /> : null)

function OpenModal({
  onClose,
  onBack = onClose,
  title,
  children,
  shape = 'centre',
  hideTitle = false,
  header,
  cover,
  closeLabel,
  dark = false,
  yields = false,
}: Omit<Props, 'open'>) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const cross = useRef<HTMLButtonElement>(null)
  const id = useId()
  const titleLine = (
    <h2 ref={heading} id={id} tabIndex={-1} dir="auto" className={hideTitle ? 'sr-only' : 'text-2xl outline-none'}>
      {title}
    </h2>
  )
  /** When the dialog opened (performance.now) and the rectangle of the button that opened it. */
  const opened = useRef({ at: 0, from: new DOMRect() })

  // The browser's modal state. A layout effect, because the dialog restores the focus only if it is closed while still in the document.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return
    opened.current = { at: performance.now(), from: document.activeElement?.getBoundingClientRect() ?? new DOMRect() }
    void closeDialogs() // Forward may open it over a notice, which it would cover
    const focused = document.activeElement
    const upper = isYielding(element) ? stack.splice(0) : []
    adoptFont()
    element.showModal()
    stack.push(element)
    // By default, the close button gets the focus, so a second Enter would close the dialog again.
    if (document.activeElement === cross.current) heading.current?.focus({ preventScroll: true })
    lift(upper, focused)
    hideCovered()
    return () => {
      stack.splice(stack.indexOf(element), 1)
      element.close()
      hideCovered()
    }
  }, [])

  /** Whether a press is the second of a double click whose first press opened the dialog or changed its content. */
  const isSecond = (press: Press & { detail: number }) =>
    press.detail > 1 || (performance.now() - opened.current.at < 500 && isWithin(press, opened.current.from))

  return (
    // The backdrop belongs to the dialog element; keyboards have Esc and the close button.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      ref={dialog}
      aria-labelledby={id}
      data-yields={yields || undefined}
      className={`p-0 shadow-float ${dark ? 'on-dark bg-pine' : 'bg-paper'} ${shapes[shape]} ${header === undefined ? '' : 'scroll-pt-[max(0px,calc(var(--spacing)*32+var(--pinned)))]'}`}
      onCancel={(event) => {
        event.preventDefault()
        onBack()
      }}
      onKeyDown={(event) => {
        // By default a second Esc closes the dialog without a cancel event.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        onClose()
      }}
      onClose={({ currentTarget: element }) => {
        // The browser can close it without a cancel event (repeated Back on Android). It reopens until the parent decides.
        if (!stack.includes(element) || element.open) return
        for (const upper of stack.slice(stack.indexOf(element))) {
          upper.close()
          upper.showModal()
        }
        onBack()
      }}
      onClickCapture={(event) => {
        // The second click of a double click must not press the part of the dialog that covers its button.
        if (!isSecondPress(event, opened.current.at)) return
        event.preventDefault()
        event.stopPropagation()
      }}
      onMouseDown={(event) => {
        // A press on the dialog's own scrollbar has the same target but is within its box.
        if (
          event.target === event.currentTarget &&
          !isWithin(event, event.currentTarget.getBoundingClientRect()) &&
          !isSecond(event)
        )
          onClose()
      }}
    >
      <div className="flex min-h-full flex-col gap-5 p-5 sm:p-8">
        <div className={`flex items-start justify-between gap-4 ${header === undefined ? '' : pinned}`}>
          {cover === undefined && titleLine}
          {header}
          <button
            ref={cross}
            type="button"
            onClick={onClose}
            aria-label={closeLabel ?? t('close')}
            className={`-mt-2 -mr-2 ml-auto grid size-11 shrink-0 place-items-center rounded-control ${dark ? 'text-paper hover:bg-pine-raised' : 'text-ink-soft hover:bg-cream'}`}
          >
            <X aria-hidden="true" />
          </button>
        </div>
        {cover}
        {cover !== undefined && titleLine}
        {children}
      </div>
    </dialog>
  )
}
