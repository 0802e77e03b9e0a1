import { i18n } from '@/i18n/i18n.ts'
import { pageTurn } from './pageTurn.ts'

/** What a dialog says. It is asked for again when the language changes, so an open dialog follows it. */
export type DialogWords = {
  title: string
  text?: string
  /** The server's own words, below the text (serverWords.ts). */
  said?: string | null
  confirm: string
  cancel?: string
}
type Look = { icon?: 'success' | 'error' | 'warning' | 'question' | 'info'; danger?: boolean }

let missing = false

/**
 * The library, which loads with the first dialog; null, from then on, where it does not come, on a broken line or after a new release. Words go
 * in as plain text only: `title`, `html` and the texts of its buttons would be parsed as HTML.
 */
async function load() {
  if (missing) return null
  try {
    return (await import('./sweetalert.ts')).swal
  } catch {
    missing = true
    return null
  }
}

/** Asks or tells with the browser's own dialog, which waits for the answer and brings its own buttons. */
function askBrowser({ title, text, said, cancel }: DialogWords): boolean {
  const words = [title, text, said].filter(Boolean).join('\n\n')
  if (cancel !== undefined) return window.confirm(words)
  window.alert(words)
  return true
}

function showSaid(popup: HTMLElement, { said = null }: DialogWords) {
  if (said === null) return
  const line = Object.assign(document.createElement('span'), { lang: 'en', className: 'dialog-said', textContent: said })
  popup.querySelector('.swal2-html-container')?.append('\n', line)
}

/** Where the focus was when the last dialog opened: a button that is disabled while it works has lost it by the time it failed. */
let lastAsker: Element | null = null

async function show(words: () => DialogWords, { icon = 'question', danger = false }: Look): Promise<boolean> {
  const askedOn = pageTurn.now()
  const swal = await load()
  // The reader has left: while the library was on its way, or before, for a page whose code or drawing takes a moment.
  if (askedOn === undefined || pageTurn.now() !== askedOn) return false
  if (swal === null) return askBrowser(words())
  const options = () => {
    const { title, text = '', cancel } = words()
    return { titleText: title, text, showCancelButton: cancel !== undefined }
  }
  const label = () => {
    const { confirm: yes, cancel: no = '' } = words()
    for (const [button, word] of [[swal.getConfirmButton(), yes], [swal.getCancelButton(), no]] as const) if (button !== null) button.textContent = word
  }
  const asker = (lastAsker = document.activeElement === document.body ? lastAsker : document.activeElement)
  const follow = () => {
    const held = document.activeElement
    swal.update(options())
    // The library puts its buttons in again, which takes the focus from the one that had it.
    if (held instanceof HTMLElement && document.activeElement === document.body) held.focus()
  }
  i18n.on('languageChanged', follow)
  // A native modal covers everything outside itself, so the dialog goes inside it.
  const host = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].at(-1)
  let container: HTMLElement | null = null
  /** Back took the modal away, and the popup with it. The library only cleans up (the page's scrolling, its promise) after a popup on the page. */
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
      customClass: { popup: 'dialog-popup', confirmButton: `dialog-button ${danger ? 'dialog-danger' : 'dialog-confirm'}`, cancelButton: 'dialog-button dialog-cancel' },
      // Also when the words are put in again, in another language.
      didRender: (popup) => {
        label()
        showSaid(popup, words())
      },
      // The library makes the popup a live region as well: its words would be said twice, once for that and once for the dialog.
      willOpen: (popup) => {
        popup.removeAttribute('aria-live')
        container = swal.getContainer()
      },
      // The library gives the focus back a tenth of a second late, and takes it from whoever has it by then.
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

/** Asks yes or no; false also for Esc, the backdrop and leaving the page. */
export const confirm = (words: () => DialogWords & { cancel: string }, look: Look = {}) => show(words, look)

/** Tells something and waits until it is read. True when its button was pressed. */
export const notify = (words: () => DialogWords, look: Look = { icon: 'success' }) => show(words, look)

/** As notify, but on the page that the navigation now under way leads to: a dialog opened before it would be closed by it. */
export function notifyOnArrival(words: () => DialogWords, look: Look = { icon: 'success' }) {
  pageTurn.onArrival(() => void notify(words, look))
}

/** Closes whatever dialog is open, without an answer; a dialog never stays over the next page. */
export async function closeDialogs() {
  if (document.querySelector('.swal2-container') !== null) (await load())?.close()
}
pageTurn.onLeave(() => {
  lastAsker = null
  void closeDialogs()
})
