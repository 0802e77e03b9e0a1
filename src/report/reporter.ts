import { createReport } from './createReport.ts'
import { measure } from './measure.ts'

/**
 * Field reports, built into a separate script that is loaded after the first paint, and only if VITE_REPORT_DSN is set (build/prerenderPages.ts).
 * This folder lists all data that leaves the device: release, route, kind, endpoint, status, language, code, the name of a missing file, the
 * positions of a stack, and the speed of the page. Never a message, a query, an id, typed text, or the token.
 */
window.report = createReport()

addEventListener(
  'error',
  (event) => {
    const { target } = event
    if (event instanceof ErrorEvent) window.report?.('error', { error: event.error })
    else if (target instanceof HTMLScriptElement) window.report?.('file', { error: target.src })
    else if (target instanceof HTMLLinkElement) window.report?.('file', { error: target.href })
  },
  true,
)
addEventListener('unhandledrejection', ({ reason }) => window.report?.('rejection', { error: reason }))
addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
  window.report?.('policy', { fault: effectiveDirective }),
)
// Global Privacy Control: these readers asked not to be measured.
if (!(navigator as Navigator & { globalPrivacyControl?: boolean }).globalPrivacyControl) measure()
