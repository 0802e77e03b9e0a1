import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord.ts'
import { leaveGuard } from '@/lib/leaveGuard.ts'
import { useReady } from '@/ui/loading/useReady.ts'

/**
 * The open dialog of the page, kept in the URL as `?dialog=name` or `?dialog=name.topic`: Back closes it, and Forward, a reload, or a link
 * open it. Never put user input into the URL. Another `word` than `dialog` is for what may lie below one.
 */
export function useDialog(word: 'dialog' | 'show' = 'dialog') {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const ready = useReady()
  const [left, setLeft] = useState('')
  const entry: Record<string, unknown> = isRecord(state) ? state : {}
  const shown = ready && left !== key ? (new URLSearchParams(search).get(word) ?? '') : ''

  const goTo = (dialog: string, options: { replace?: boolean; state: object }) => {
    const params = new URLSearchParams(search)
    if (dialog === '') params.delete(word)
    else params.set(word, dialog)
    void navigate({ pathname, search: String(params), hash }, options)
  }
  return {
    name: shown.split('.', 1)[0]!,
    /** The subject or course that the dialog is about. Untrusted, since anybody can craft a link. */
    topic: shown.split('.').slice(1).join('.'),
    /** The value passed to `show`. */
    given: entry['given'],
    /** Opens a dialog. `given` is stored in the history of this tab, so it must not contain personal data. */
    show: (dialog: string, given?: object) => {
      if (new URLSearchParams(window.location.search).get(word) !== dialog)
        goTo(dialog, { state: { ...entry, opened: true, given } })
    },
    /** Replaces the open dialog with another. */
    replaceWith: (dialog: string) => goTo(dialog, { replace: true, state: entry }),
    close: () => {
      if (!entry['opened']) goTo('', { replace: true, state: entry })
      else if (leaveGuard.letPass()) void navigate(-1) // only once, since a second step back would leave the page
    },
    /** Hides the dialog at once, for a link inside it that replaces its history entry. */
    leave: () => setLeft(key),
  }
}
