import Swal from 'sweetalert2'
import 'sweetalert2/dist/sweetalert2.css'
import './sweetalert.css'
import { sweetalertTemplates } from './sweetalertTemplates.ts'

// The library parses static templates of its own. Under `require-trusted-types-for 'script'` that needs a default policy; anything else
// that is parsed as HTML, here or in any other code of the page, is a violation.
type Factory = { defaultPolicy: unknown; createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown }
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
if (factory && !factory.defaultPolicy) factory.createPolicy('default', { createHTML: (html) => (sweetalertTemplates.has(html) ? html : null) })

export const swal = Swal.mixin({
  // Parsed as HTML; dialogs.ts puts the words in as text.
  confirmButtonText: '',
  cancelButtonText: '',
  denyButtonText: '',
  closeButtonHtml: '',
  buttonsStyling: false,
  reverseButtons: true,
  heightAuto: false,
  scrollbarPadding: false,
  // The icons come with the popup: nothing turns or swings.
  showClass: { popup: 'swal2-show', backdrop: 'swal2-backdrop-show', icon: '' },
})
