import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputClass } from '@/ui/base/inputClass.ts'

/** The pause in typing before the address and the list follow, in milliseconds. */
const pause = 200

/** The search words. Typed text shows at once; it becomes the filter after a pause, with Enter, and when the field loses focus. */
export function SearchField({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('classes')
  const id = useId()
  const [typed, setTyped] = useState(q)
  const [waiting, setWaiting] = useState(false)
  const [seen, setSeen] = useState(q)

  // The filter was changed elsewhere (Back, Clear filters), which must not remove text being typed.
  if (q !== seen) {
    setSeen(q)
    if (!waiting) setTyped(q)
  }

  const send = (words: string) => {
    setWaiting(false)
    onSearch(words)
  }
  const sendTyped = useEffectEvent(() => send(typed))

  // Effect: the timer that detects a pause.
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(sendTyped, pause)
    return () => clearTimeout(timer)
  }, [typed, waiting])

  return (
    <form
      role="search"
      className="space-y-2"
      onSubmit={(event) => {
        event.preventDefault()
        send(typed)
      }}
    >
      <label htmlFor={id} className="block text-sm font-semibold max-sm:sr-only">
        {t('filter.search')}
      </label>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-4 my-auto size-5 text-ink-soft"
        />
        <input
          id={id}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={200}
          placeholder={t('filter.searchHint')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setWaiting(true)
          }}
          onBlur={() => waiting && send(typed)}
          className={`${inputClass} min-h-13 pr-12 pl-12 [&::-webkit-search-cancel-button]:hidden`}
        />
        {typed !== '' && (
          <button
            type="button"
            aria-label={t('filter.clearSearch')}
            aria-controls={id}
            onClick={() => {
              setTyped('')
              send('')
              document.getElementById(id)?.focus()
            }}
            className="absolute inset-y-0 right-1 my-auto grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-5" />
          </button>
        )}
      </div>
    </form>
  )
}
