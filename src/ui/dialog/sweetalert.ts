import type { DialogWords } from './dialogs.ts'
import Swal from 'sweetalert2'
import 'sweetalert2/dist/sweetalert2.css'
import './sweetalert.css'
import { sweetalertTemplates } from './sweetalertTemplates.ts'

// With `require-trusted-types-for 'script'` the library needs a default policy to parse its static templates. Any other HTML string, here or
// elsewhere on the page, remains a violation.
type Factory = {
  defaultPolicy: unknown
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown
}
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
if (factory && !factory.defaultPolicy)
  factory.createPolicy('default', { createHTML: (html) => (sweetalertTemplates.has(html) ? html : null) })

export const swal = Swal.mixin({
  // Parsed as HTML; dialogs.ts sets them as text.
  confirmButtonText: '',
  cancelButtonText: '',
  denyButtonText: '',
  closeButtonHtml: '',
  buttonsStyling: false,
  heightAuto: false,
  scrollbarPadding: false,
  // No animated icons.
  showClass: { popup: 'swal2-show', backdrop: 'swal2-backdrop-show', icon: '' },
})

const span = (className: string, ...content: (Node | string)[]) => {
  const element = Object.assign(document.createElement('span'), { className })
  element.append(...content)
  return element
}

/** Adds content that the library's plain text can't have: facts above the text, and the server's message below it. */
export function complete(popup: HTMLElement, { facts = [], said = null }: DialogWords) {
  const box = popup.querySelector('.swal2-html-container')
  box?.prepend(
    ...facts.map(([name, value]) =>
      span('dialog-fact', span('dialog-fact-name', `${name}: `), span('dialog-fact-value', value)),
    ),
  )
  if (said !== null) box?.append('\n', Object.assign(span('dialog-said', said), { lang: 'en' }))
}
