import { useEffect, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { createStore } from '@/lib/createStore.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { useClientValue } from '@/ui/browser/useClientValue.ts'

/** The time for the history to leave the entry of a closed dialog, in milliseconds. */
const historyLimit = 500

/** A closed dialog whose history entry is still current, and the dialog to open as soon as the history has left that entry. */
const hidden = createStore<{ word: string; key: string; next?: () => void } | null>(null)

/**
 * The open dialog of the page, kept in the URL as `?dialog=name` or `?dialog=name.topic`: Back closes it, and Forward, a reload, or a link open
 * it. Never put user input into the URL. A different `word` than `dialog` is for a dialog that can be below another.
 */
export function useDialog(word: 'dialog' | 'show' = 'dialog') {
  const { pathname, search, hash, state, key } = useLocation()
  const navigate = useNavigate()
  const entry: Record<string, unknown> = isRecord(state) ? state : {}
  const isHidden = useSyncExternalStore(
    hidden.subscribe,
    () => hidden.get()?.word === word && hidden.get()?.key === key,
    () => false,
  )
  // The store of the hidden dialog: Forward opens the dialog again.
  useEffect(() => {
    const left = hidden.get()
    if (left === null || left.key === key) return
    hidden.set(null)
    left.next?.()
  }, [key])
  const inUrl = new URLSearchParams(search).get(word) ?? ''
  const shown = useClientValue(() => (isHidden ? '' : inUrl), '')

  const goTo = (dialog: string, options: { replace?: boolean; state: object }) => {
    const params = new URLSearchParams(search)
    if (dialog === '') params.delete(word)
    else params.set(word, dialog)
    void navigate({ pathname, search: String(params), hash }, options)
  }
  return {
    name: shown.split('.', 1)[0]!,
    /** The subject or course of the dialog. Untrusted, since anyone can craft a link. */
    topic: shown.split('.').slice(1).join('.'),
    /** The value passed to `show`. */
    given: entry['given'],
    /**
     * Opens a dialog; right after another has closed, as soon as the history has followed. `given` is stored in the history of this tab, so it
     * must not contain personal data.
     */
    show: (dialog: string, given?: object) => {
      const open = () => goTo(dialog, { state: { ...entry, opened: true, given } })
      const leaving = hidden.get()
      if (leaving?.key === key) leaving.next = open
      else if (new URLSearchParams(window.location.search).get(word) !== dialog) open()
    },
    /** Replaces the open dialog; what was passed to `show` was for that dialog. */
    replaceWith: (dialog: string) => goTo(dialog, { replace: true, state: { ...entry, given: undefined } }),
    /**
     * Closes the dialog at once and goes back. If the history doesn't follow, since a frame has added entries, the current entry loses the
     * dialog.
     */
    close: () => {
      if (!entry['opened']) return goTo('', { replace: true, state: entry })
      if (isHidden) return // a second step back would leave the page
      const closed = { word, key }
      hidden.set(closed)
      void navigate(-1)
      setTimeout(() => {
        if (hidden.get() === closed && window.location.search === search) goTo('', { replace: true, state: entry })
      }, historyLimit)
    },
    /** Hides the dialog at once, for a link inside it that replaces its history entry. */
    leave: () => hidden.set({ word, key }),
  }
}
