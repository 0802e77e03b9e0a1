import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { i18n } from '@/i18n/i18n.ts'
import { isAnswerLost, type Fault } from '@/lib/fault.ts'
import { waitUnit } from '@/lib/time/waitUnit.ts'
import { secondsLeft } from '@/ui/browser/useSecondsLeft.ts'
import { serverWords } from './serverWords.ts'

/** A key of messages.json. */
export type MessageKey = ParseKeys<'messages'>

/** The message for a failed call: what failed, what can be done, and the server's message if it follows ours. */
type FaultWords = { text: string; detail: string | null; said: string | null }

export type FaultPlace = {
  /** Whether the server's message may be shown (CONTRACT.md §8). */
  server?: boolean | undefined
  /** The message if the response was lost, so that the data may have been stored. */
  lost?: MessageKey | undefined
}

/** Returns the function that turns a Fault into a message in the current language. */
export function useFaultWords() {
  useTranslation('messages') // rerenders when the language changes
  return faultWords
}

// Uses i18n.t because the hook's `t` keeps the language of its render, and an open dialog calls this again when the language changes.
function faultWords(fault: Fault, place: MessageKey, { server = false, lost }: FaultPlace = {}): FaultWords {
  const ours = i18n.t(`messages:${place}`)
  const doubt = lost !== undefined && isAnswerLost(fault) ? i18n.t(`messages:${lost}`) : null
  if (!server || fault.serverMessage === undefined)
    return {
      text: ours,
      detail: doubt === null ? detail(fault) : together(fault.kind === 'offline' ? detail(fault) : null, doubt),
      said: null,
    }
  const { text, said } = serverWords(ours, fault.serverMessage)
  // The server's message explains the error; how long to wait is always our own text.
  if (said === null) return { text, detail: together(fault.kind === 'rateLimited' ? detail(fault) : null, doubt), said }
  const usual = usualWords(fault, place)
  // What is wrong comes first: it says what to do, and our text only that it failed.
  if (usual !== undefined) return { text: i18n.t(`messages:usual.${usual}`), detail: text, said: null }
  return {
    text,
    detail: together(doubt === null ? detail(fault) : null, doubt),
    said: fault.kind === 'rateLimited' ? null : said,
  }
}

const together = (...sentences: (string | null)[]) =>
  sentences.filter((sentence) => sentence !== null).join(' ') || null

const refusesLogIn = /\b(invalid|incorrect|wrong|bad|unauthorized|not found|do(es)? ?n[o'’]t (exist|match)|no such)\b/i
const knowsEmail = /\b(exists?|taken|in use|used|registered|duplicate)\b/i

/** Recognizes the most common server messages, which have translations of our own. */
function usualWords(
  { kind, serverMessage = '' }: Fault,
  place: MessageKey,
): 'credentials' | 'emailTaken' | 'notFound' | undefined {
  if (
    place === 'login' &&
    (kind === 'notFound' || (['unauthorized', 'invalid'].includes(kind) && refusesLogIn.test(serverMessage)))
  )
    return 'credentials'
  if (place === 'register' && (kind === 'conflict' || (kind === 'invalid' && knowsEmail.test(serverMessage))))
    return 'emailTaken'
  return place === 'save' && kind === 'notFound' ? 'notFound' : undefined
}

function wait(seconds: number): string {
  const { unit, count } = waitUnit(seconds)
  if (unit === 'seconds') return i18n.t('messages:fault.rateLimited', { count })
  return unit === 'minutes'
    ? i18n.t('messages:fault.rateLimitedMinutes', { count })
    : i18n.t('messages:fault.rateLimitedHours', { count })
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
      if (fault.retryAfter === undefined) return i18n.t('messages:fault.rateLimitedSoon')
      // Not the remaining seconds, which screen readers would announce every second.
      return secondsLeft(fault) > 0 ? wait(fault.retryAfter) : i18n.t('messages:fault.rateLimitedOver')
    case 'forbidden':
      return i18n.t('messages:fault.forbidden')
    case 'server':
    case 'badAnswer':
      return i18n.t('messages:fault.server')
    default:
      return null
  }
}
