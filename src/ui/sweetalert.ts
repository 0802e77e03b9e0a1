import Swal from 'sweetalert2'
import 'sweetalert2/dist/sweetalert2.css'
import './sweetalert.css'

// The library builds its popup from its own static template. Under `require-trusted-types-for 'script'` that needs a default
// policy; only plain text of ours goes in (titleText, text), so anything that looks like code is refused.
type Factory = { defaultPolicy: unknown; createPolicy(name: string, rules: { createHTML(html: string): string }): unknown }
const factory = (globalThis as { trustedTypes?: Factory }).trustedTypes
if (factory && !factory.defaultPolicy) {
  factory.createPolicy('default', {
    createHTML: (html) => {
      if (/<script|\son\w+\s*=|javascript:/i.test(html)) throw new TypeError('unsafe html')
      return html
    },
  })
}

export const swal = Swal.mixin({
  buttonsStyling: false,
  reverseButtons: true,
  heightAuto: false,
  scrollbarPadding: false,
  // The icons come with the popup: nothing turns or swings.
  showClass: { popup: 'swal2-show', backdrop: 'swal2-backdrop-show', icon: '' },
})
