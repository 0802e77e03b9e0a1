import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Fault } from '@/lib/fault.ts'

/** A key of messages.json: what a form, a list or a field can say. */
export type MessageKey = ParseKeys<'messages'>

/** What a person reads about a failed call: the words of the place, or the server's where they may be shown, and what can be done. */
export type FaultWords = { text: string; detail: string | null }

/** The one place that turns a Fault into words of the reader's language. `server` allows the server's own message (SPEC.md §8). */
export function useFaultWords() {
  const { t } = useTranslation('messages')
  return (fault: Fault, place: MessageKey, { server = false } = {}): FaultWords => {
    if (server && fault.serverMessage !== undefined) return { text: fault.serverMessage, detail: null }
    return { text: t(place), detail: detail(fault) }
  }

  function detail(fault: Fault): string | null {
    switch (fault.kind) {
      case 'offline':
        return t('fault.offline')
      case 'network':
        return t('fault.network')
      case 'timeout':
        return t('fault.timeout')
      case 'rateLimited':
        return fault.retryAfter === undefined ? t('fault.rateLimitedSoon') : t('fault.rateLimited', { count: fault.retryAfter })
      case 'forbidden':
        return t('fault.forbidden')
      case 'server':
      case 'badAnswer':
        return t('fault.server')
      default:
        return null
    }
  }
}
