import { useEffect, useEffectEvent, useId, useRef, useSyncExternalStore } from 'react'
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { isRecord } from '@/lib/isRecord.ts'

/** Which of the buttons that open a dialog of the same name has it open now. */
const holders = new Map<string, string>()
const listeners = new Set<() => void>()
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
function hold(name: string, holder: string) {
  holders.set(name, holder)
  listeners.forEach((listener) => listener())
}
function release(name: string, holder: string) {
  if (holders.get(name) !== holder) return
  holders.delete(name)
  listeners.forEach((listener) => listener())
}

/** Whether the browser stands on the entry of a dialog, whatever React knows of it. */
const isEntered = (name: string) => {
  const entry = isRecord(history.state) ? history.state['usr'] : null
  return isRecord(entry) && entry['dialog'] === name
}

export type DialogInHistory = {
  open: boolean
  show: () => void
  /** Closes the dialog and takes its entry out of the history; `after` runs once that is done, and may navigate. */
  close: (after?: () => void) => void
  /** Closes the dialog and leaves its entry to a link in it, which takes its place (frame/menuLink.ts). */
  leave: () => void
  /** Says that the work of the dialog is done: it stays open, but a reload or Forward no longer opens it. */
  finish: () => void
  /** Asks `mayLeave` when Back is pressed; false keeps the dialog open. Returns the way to stop. */
  guard: (mayLeave: () => boolean) => () => void
}

/**
 * A dialog with an entry of its own in the browser's history: Back closes the dialog instead of leaving the page, and after a reload it
 * opens again. The entry holds the name of the dialog and nothing that was typed.
 */
export function useDialogInHistory(name: string): DialogInHistory {
  const me = useId()
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const navigation = useNavigationType()
  const open = useSyncExternalStore(
    subscribe,
    () => holders.get(name) === me,
    () => false,
  )
  const asked = useRef<(() => boolean) | null>(null)
  /** Set from our own closing until its entry is gone. */
  const closing = useRef<(() => void) | null>(null)
  const before = useRef('')

  const kept: Record<string, unknown> = isRecord(state) ? state : {}
  const mark = kept['dialog'] === name ? 'open' : kept['dialog'] === `${name}:done` ? 'done' : ''
  const enter = (dialog: string, replace = false) => void navigate({ pathname, search, hash }, { state: { ...kept, dialog }, replace })

  /** Our own closing is done. */
  const closed = () => {
    const after = closing.current
    closing.current = null
    after?.()
  }
  /** Back was pressed: it closes the dialog, unless the dialog wants to stay. */
  const goBack = () => {
    if (asked.current?.() === false) enter(name)
    else release(name, me)
  }
  const follow = useEffectEvent((now: string) => {
    const was = before.current
    before.current = now
    if (now === '' && closing.current !== null) {
      closed()
    } else if (open && was !== '' && now === '' && navigation === 'POP') {
      goBack()
    } else if (open && was !== '' && now === '' && navigation === 'PUSH') {
      release(name, me) // another page: a dialog of the frame would stay over it
    } else if (!open && now === 'open' && closing.current === null && !holders.has(name)) hold(name, me)
  })
  // Outside React: the browser's history.
  useEffect(() => follow(mark), [mark])
  useEffect(() => () => release(name, me), [name, me])

  const back = useEffectEvent(goBack)
  // Outside React: Back pressed before our entry has reached React, which may still be waiting for parts of the page.
  useEffect(() => {
    if (!open || mark !== '') return
    addEventListener('popstate', back)
    return () => removeEventListener('popstate', back)
  }, [open, mark])

  return {
    open,
    show: () => {
      if (holders.get(name) === me) return
      hold(name, me)
      if (mark !== 'open') enter(name)
    },
    close: (after = () => {}) => {
      if (closing.current !== null) return // a second press on the cross
      release(name, me)
      if (mark === '' && !isEntered(name)) return after()
      closing.current = after
      // An entry that has not reached React yet never will; its going is seen here.
      if (mark === '') addEventListener('popstate', () => setTimeout(closed), { once: true })
      void navigate(-1)
    },
    leave: () => release(name, me),
    finish: () => enter(`${name}:done`, true),
    guard: (mayLeave) => {
      asked.current = mayLeave
      return () => {
        asked.current = null
      }
    },
  }
}
