interface ImportMetaEnv {
  readonly VITE_API_URL?: string
  readonly VITE_FILES_URL?: string
  readonly VITE_SITE_URL?: string
  readonly VITE_SCHEDULER_URL?: string
  readonly VITE_SCHEDULER_URI_HOSTS?: string
  readonly VITE_CONSULTATION_URL?: string
  readonly VITE_REPORT_DSN?: string
  readonly VITE_SHOW_SAMPLES?: string
  readonly VITE_OPERATOR_NAME?: string
  readonly VITE_CONTACT_EMAIL?: string
  readonly VITE_CONTACT_PHONE?: string
  readonly VITE_CONTACT_ADDRESS?: string
  readonly VITE_TELEGRAM_URL?: string
  readonly VITE_WHATSAPP_URL?: string
  readonly VITE_INSTAGRAM_URL?: string
  readonly VITE_YOUTUBE_URL?: string
}

/** Set by src/app/boot.ts for the app. */
interface Window {
  /** Requests already sent to the backend, by URL (api/earlyRequests.ts). */
  earlyRequests?: Map<string, { authorization: string | undefined; answer: Promise<Response> }>
  /** The button that was pressed before hydration. */
  earlyPress?: HTMLElement
  /** Stops recording early presses. */
  stopEarlyPress?: () => void
  /** Shows that the app could not be loaded. */
  failStart?: () => void
}

/** Set by src/report/reporter.ts; absent without VITE_REPORT_DSN. */
interface Window {
  /** Sends a field report. `endpoint` and `fault` are names from our code. */
  report?: (
    kind: 'crash' | 'error' | 'file' | 'form' | 'policy' | 'read' | 'rejection',
    detail?: { error?: unknown; endpoint?: string; fault?: string; status?: number | undefined },
  ) => void
  /** The `code` tag of the crash report. */
  crashCode?: string | undefined
}
