import { i18n } from '@/i18n/i18n.ts'
import { adoptFont } from '@/ui/browser/brandFont.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'

/** The texts of a dialog. Passed as a function, so that an open dialog can follow a change of language. */
export type DialogWords = {
  title: string
  /** Shown above the text, one per line: subject, time, price. */
  facts?: readonly (readonly [name: string, value: string])[]
  text?: string
  /** The server's message, shown below the text (useFaultWords.ts). */
  said?: string | null
  confirm: string
  cancel?: string
}
type DialogStyle = { icon?: 'success' | 'error' | 'warning' | 'question' | 'info'; danger?: boolean }

let missing = false

/**
 * Loads the library with the first dialog; null, permanently, if that fails (offline, or after a new release). Pass it plain text only: `title`,
 * `html`, and button texts are parsed as HTML.
 */
async function load() {
  if (missing) return null
  try {
    return await import('./sweetalert.ts')
  } catch {
    missing = true
    return null
  }
}

/** Falls back to the browser's own confirm or alert. */
function askBrowser({ title, facts, text, said, cancel }: DialogWords): boolean {
  const lines = facts?.map(([name, value]) => `${name}: ${value}`).join('\n')
  const words = [title, lines, text, said].filter(Boolean).join('\n\n')
  if (cancel !== undefined) return window.confirm(words)
  window.alert(words)
  return true
}

/** The focused element when the last dialog opened; a button that is disabled while busy has lost the focus by the time it fails. */
let lastAsker: Element | null = null

async function show(words: () => DialogWords, { icon = 'question', danger = false }: DialogStyle): Promise<boolean> {
  const askedOn = pageTurn.now()
  const library = await load()
  // The user has navigated away, before this or while the library was loading.
  if (askedOn === undefined || pageTurn.now() !== askedOn) return false
  if (library === null) return askBrowser(words())
  const { swal, complete } = library
  adoptFont()
  const options = () => {
    const { title, text = '', cancel } = words()
    return { titleText: title, text, showCancelButton: cancel !== undefined }
  }
  const label = () => {
    const { confirm: yes, cancel: no = '' } = words()
    for (const [button, word] of [
      [swal.getConfirmButton(), yes],
      [swal.getCancelButton(), no],
    ] as const)
      if (button !== null) button.textContent = word
  }
  const asker = (lastAsker = document.activeElement === document.body ? lastAsker : document.activeElement)
  const follow = () => {
    const held = document.activeElement
    swal.update(options())
    // The update recreates the buttons, which loses the focus.
    if (held instanceof HTMLElement && document.activeElement === document.body) held.focus()
  }
  i18n.on('languageChanged', follow)
  // Everything outside an open native modal is inert, so the popup goes inside it.
  const host = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  let container: HTMLElement | null = null
  /** If Back removes the modal, the popup goes with it; the library resets scrolling and settles its promise only for a popup in the document. */
  const closeWithHost = () => {
    if (container === null || host?.isConnected) return
    document.body.append(container)
    swal.getPopup()?.style.setProperty('animation', 'none')
    swal.close()
  }
  host?.addEventListener('close', closeWithHost)
  try {
    const { isConfirmed } = await swal.fire({
      ...options(),
      icon,
      // Stacked on phones, with the affirmative answer first.
      reverseButtons: !matchMedia('(width < 30rem)').matches,
      customClass: {
        popup: 'dialog-popup',
        htmlContainer: words().facts ? 'dialog-facts' : '',
        confirmButton: `dialog-button ${danger ? 'dialog-danger' : 'dialog-confirm'}`,
        cancelButton: 'dialog-button dialog-cancel',
      },
      // Also runs after an update in another language.
      didRender: (popup) => {
        label()
        complete(popup, words())
      },
      // The popup is also a live region, so screen readers would announce it twice.
      willOpen: (popup) => {
        popup.removeAttribute('aria-live')
        container = swal.getContainer()
      },
      // The library restores the focus 100 ms late and may steal it from another element.
      returnFocus: false,
      didClose: () => {
        if (asker instanceof HTMLElement && asker.isConnected && document.activeElement === document.body) asker.focus()
      },
      target: host ?? 'body',
    })
    return isConfirmed
  } finally {
    i18n.off('languageChanged', follow)
    host?.removeEventListener('close', closeWithHost)
  }
}

/** Asks a yes-or-no question; false also for Esc, the backdrop, and leaving the page. */
export const confirm = (words: () => DialogWords & { cancel: string }, style: DialogStyle = {}) => show(words, style)

/** Shows a notice and resolves when it is closed: true if its button was pressed. */
export const notify = (words: () => DialogWords, style: DialogStyle = { icon: 'success' }) => show(words, style)

/** Like notify, but after the pending navigation, which would close a dialog opened before it. */
export function notifyOnArrival(words: () => DialogWords, style: DialogStyle = { icon: 'success' }) {
  pageTurn.onArrival(() => void notify(words, style))
}

/** Closes an open dialog as canceled, when navigating and when a modal opens. */
export async function closeDialogs() {
  if (document.querySelector('.swal2-container') !== null) (await load())?.swal.close()
}
pageTurn.onLeave(() => {
  lastAsker = null
  void closeDialogs()
})
