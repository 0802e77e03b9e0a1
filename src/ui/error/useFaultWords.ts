import type { ParseKeys } from 'i18next'
import { useTranslation } from 'react-i18next'
import { i18n } from '@/i18n/i18n.ts'
import { isAnswerLost, type Fault } from '@/lib/fault.ts'
import { waitUnit, secondsLeft } from '@/ui/browser/useSecondsLeft.ts'

/**
 * Combines our message with the server's, which is always English: in English, the server's message replaces ours; in other languages, it follows
 * as `said`, to be rendered with lang="en".
 */
export function serverWords(ours: string, said: string | undefined): { text: string; said: string | null } {
  if (said === undefined) return { text: ours, said: null }
  return i18n.language === 'en' ? { text: said, said: null } : { text: ours, said }
}

/** A key of messages.json. */
export type MessageKey = ParseKeys<'messages'>

/** The message for a failed call: the failure, the next step, and the server's message if it follows ours. */
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
  const usual = usualWords(fault, place)
  if (!server || fault.serverMessage === undefined || speaksForItself(fault)) {
    const why = usual === undefined ? (refusal(fault, place) ?? detail(fault)) : i18n.t(`messages:usual.${usual}`)
    return {
      text: ours,
      detail: doubt === null ? why : together(fault.kind === 'offline' ? why : null, doubt),
      said: null,
    }
  }
  const { text, said } = serverWords(ours, fault.serverMessage)
  if (said === null) return { text, detail: doubt, said }
  // The reason says what to do, while our text says only that the call failed.
  if (usual !== undefined) return { text: i18n.t(`messages:usual.${usual}`), detail: null, said: null }
  return { text, detail: doubt ?? detail(fault), said }
}

/** Whether our message for the status is more helpful than the server's: how long to wait, or that the file is too large. */
const speaksForItself = ({ kind, status }: Fault) => kind === 'rateLimited' || status === 413

const together = (...sentences: (string | null)[]) =>
  sentences.filter((sentence) => sentence !== null).join(' ') || null

const refusesLogIn = /\b(invalid|incorrect|wrong|bad|unauthorized|not found|do(es)? ?n[o'’]t (exist|match)|no such)\b/i
const knowsEmail = /\b(exists?|taken|in use|used|registered|duplicate)\b/i

/** Recognizes the most common refusals, by status or by the server's message. They have translations. */
function usualWords(
  { kind, serverMessage = '', fields }: Fault,
  place: MessageKey,
): 'credentials' | 'emailTaken' | 'notFound' | undefined {
  if (
    place === 'login' &&
    (serverMessage === ''
      ? kind === 'unauthorized'
      : kind === 'notFound' || (['unauthorized', 'invalid'].includes(kind) && refusesLogIn.test(serverMessage)))
  )
    return 'credentials'
  if (
    place === 'register' &&
    (kind === 'conflict' || (kind === 'invalid' && knowsEmail.test(serverMessage || (fields['email'] ?? ''))))
  )
    return 'emailTaken'
  return place === 'save' && kind === 'notFound' ? 'notFound' : undefined
}

/** Explains a refusal without a readable message, for a picture or for typed text. */
function refusal({ kind, status }: Fault, place: MessageKey): string | null {
  if ((kind !== 'invalid' && kind !== 'conflict') || place === 'enrollText' || place === 'deleteText') return null
  if (place === 'upload') return i18n.t(status === 413 ? 'messages:fault.imageTooLarge' : 'messages:fault.imageRefused')
  return i18n.t(status === 413 ? 'messages:fault.tooLarge' : 'messages:fault.refused')
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
