import { useEffect, useRef } from 'react'

const isField = (target: EventTarget | null) => target instanceof Element && target.matches('input, select, textarea')

/**
 * Blocks input into the fields of a form while `blocked`, without disabling them, which would lose the focus and the values of
 * react-hook-form. Returns the ref of the form and the class name of its content, which blocks the pointer.
 */
export function useBlockedFields(blocked: boolean) {
  const ref = useRef<HTMLFormElement>(null)

  // Native listeners, since React has no event that precedes every kind of input.
  useEffect(() => {
    const form = ref.current
    if (!blocked || !form) return
    const hold = (event: Event) => {
      if (isField(event.target) && !(event instanceof KeyboardEvent && ['Tab', 'Escape'].includes(event.key)))
        event.preventDefault()
    }
    const events = ['beforeinput', 'keydown'] as const
    for (const name of events) form.addEventListener(name, hold, true)
    return () => {
      for (const name of events) form.removeEventListener(name, hold, true)
    }
  }, [blocked])

  return { ref, className: blocked ? '[&_:is(input,select,textarea,label)]:pointer-events-none' : '' }
}
