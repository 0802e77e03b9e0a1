import { i18n } from '@/i18n/i18n.ts'
import { buttonLook } from './Button.tsx'
import type { DialogWords } from './dialogs.ts'

let closeOpen = () => {}

/** An element with its look; its words go in as text. */
function element<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, more: Partial<HTMLElementTagNameMap[Tag]> = {}) {
  return Object.assign(document.createElement(tag), { className, ...more })
}

/** Asks on the browser's own dialog. */
function ask(words: () => DialogWords, danger: boolean): Promise<boolean> {
  closeOpen() // one at a time, like the library
  const title = element('h2', 'text-2xl', { id: 'plain-dialog-title' })
  const text = element('p', 'whitespace-pre-line text-ink-soft', { id: 'plain-dialog-text' })
  const cancel = element('button', buttonLook({ variant: 'secondary' }), { type: 'button' })
  const confirm = element('button', buttonLook({ variant: danger ? 'danger' : 'primary' }), { type: 'button' })
  const buttons = element('div', 'flex flex-wrap justify-center gap-3')
  buttons.append(cancel, confirm)
  const content = element('div', 'flex flex-col gap-5 p-5 text-center sm:p-8')
  content.append(title, text, buttons)
  const dialog = element('dialog', 'm-auto w-[min(34rem,calc(100vw-2rem))] max-h-[calc(100dvh-2rem)] rounded-card bg-paper p-0 shadow-float')
  dialog.setAttribute('aria-labelledby', title.id)
  dialog.setAttribute('aria-describedby', text.id)
  dialog.append(content)

  const say = () => {
    const now = words()
    title.textContent = now.title
    text.textContent = now.text ?? ''
    text.hidden = text.textContent === ''
    if (now.said) text.append('\n', element('span', 'block text-sm', { lang: 'en', textContent: now.said }))
    confirm.textContent = now.confirm
    cancel.textContent = now.cancel ?? ''
    cancel.hidden = now.cancel === undefined
  }
  say()
  i18n.on('languageChanged', say)

  return new Promise((resolve) => {
    const finish = (answer: boolean) => {
      resolve(answer) // before it closes, which is an answer too; the first one counts
      i18n.off('languageChanged', say)
      dialog.close() // while it is on the page: so the focus goes back
      dialog.remove()
    }
    closeOpen = () => finish(false)
    confirm.addEventListener('click', () => finish(true))
    cancel.addEventListener('click', closeOpen)
    dialog.addEventListener('close', closeOpen) // Esc, or Back on a phone
    dialog.addEventListener('mousedown', ({ target }) => {
      if (target === dialog) finish(false) // the backdrop belongs to it
    })
    document.body.append(dialog)
    dialog.showModal()
    confirm.focus()
  })
}

/** Stands in where the code of the dialogs cannot be loaded: without icon and movement, with the same words and answers. */
export const plainDialog = { ask, close: () => closeOpen() }
