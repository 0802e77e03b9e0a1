import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { i18n } from '@/i18n/i18n.ts'
import type { Fault } from '@/lib/fault.ts'

/** A key of messages.json: what a form, a list or a field can say. */
export type MessageKey = ParseKeys<'messages'>

/** What a person reads about a failed call: the words of the place, or the server's where they may be shown, and what can be done. */
export type FaultWords = { text: string; detail: string | null }

/** The one place that turns a Fault into words of the reader's language. `server` allows the server's own message (SPEC.md §8). */
export function useFaultWords() {
  useTranslation('messages') // renders anew when the language changes
  return faultWords
}

// `i18n.t` and not the hook's own `t`, which stays with the language of its render: an open dialog asks again when the language changes.
function faultWords(fault: Fault, place: MessageKey, { server = false } = {}): FaultWords {
  // The server says what is wrong, in whatever language it has; how long to wait is said in the reader's.
  if (server && fault.serverMessage !== undefined) return { text: fault.serverMessage, detail: fault.retryAfter === undefined ? null : detail(fault) }
  return { text: i18n.t(`messages:${place}`), detail: detail(fault) }
}

/** How long to wait, in the unit that people would say. */
function wait(seconds: number): string {
  if (seconds < 120) return i18n.t('messages:fault.rateLimited', { count: seconds })
  if (seconds < 7200) return i18n.t('messages:fault.rateLimitedMinutes', { count: Math.ceil(seconds / 60) })
  return i18n.t('messages:fault.rateLimitedHours', { count: Math.ceil(seconds / 3600) })
}

function detail(fault: Fault): string | null {
  switch (fault.kind) {
    case 'offline':
      return i18n.t('messages:fault.offline')
    case 'network':
      return i18n.t('messages:fault.network')
    case 'timeout':
      return i18n.t('messages:fault.timeout')
    case 'rateLimited':
      return fault.retryAfter === undefined ? i18n.t('messages:fault.rateLimitedSoon') : wait(fault.retryAfter)
    case 'forbidden':
      return i18n.t('messages:fault.forbidden')
    case 'server':
    case 'badAnswer':
      return i18n.t('messages:fault.server')
    default:
      return null
  }
}
