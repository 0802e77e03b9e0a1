import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schedulerMessage } from './schedulerMessage.ts'

/** Without a message for this long, the scheduler counts as failed, in milliseconds. */
const timeout = 12_000

type Props = {
  address: URL
  describedBy: string
  invalid: boolean
  onBooked: (uri: string | null) => void
  onFailed: () => void
}

/** The embedded scheduler. `onBooked` gets the URI, or null if it must not be passed on; `onFailed` means a timeout. */
export function SchedulerFrame({ address, describedBy, invalid, onBooked, onFailed }: Props) {
  const { t } = useTranslation('trial')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const heard = useRef(false)
  const callbacks = useRef({ onBooked, onFailed })
  useEffect(() => {
    callbacks.current = { onBooked, onFailed }
  })

  // Effect: messages from the iframe.
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = schedulerMessage(event, {
        origin: address.origin,
        source: frame.current?.contentWindow ?? null,
        step: 3,
      })
      if (message === null) return
      heard.current = true
      setLoaded(true)
      if (message.booked) callbacks.current.onBooked(message.uri)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [address])

  // Effect: a timer. `load` also fires for an unreachable page, so only a message proves that the scheduler works. A user who is using the iframe
  // isn't interrupted.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!heard.current && document.activeElement !== frame.current) callbacks.current.onFailed()
    }, timeout)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div
      className={`relative overflow-hidden rounded-[18px] border-[1.5px] bg-paper ${invalid ? 'border-brick' : 'border-line'}`}
    >
      {!loaded && (
        <p role="status" className="absolute inset-0 grid place-items-center content-center gap-3 text-ink-soft">
          <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-leaf" />
          <span>{t('schedule.loading')}</span>
        </p>
      )}
      <iframe
        ref={frame}
        src={address.href}
        title={t('schedule.frame')}
        aria-describedby={describedBy}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox"
        onLoad={() => setLoaded(true)}
        className={`block h-[min(36rem,70dvh)] min-h-[400px] w-full ${loaded ? '' : 'opacity-0'}`}
      />
    </div>
  )
}
