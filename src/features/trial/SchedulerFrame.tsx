import { LoaderCircle } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { schedulerMessage } from './schedulerMessage.ts'

/** How long the scheduler may take to show itself, in milliseconds. */
const patience = 12_000

type Props = {
  address: URL
  describedBy: string | undefined
  onBooked: (uri: string | null) => void
  onFailed: () => void
}

/** The embedded scheduler. It tells what was booked in it, with its uri where that may be passed on, or that it did not come in time. */
export function SchedulerFrame({ address, describedBy, onBooked, onFailed }: Props) {
  const { t } = useTranslation('trial')
  const frame = useRef<HTMLIFrameElement>(null)
  const [loaded, setLoaded] = useState(false)
  const heard = useRef(false)
  const report = useRef({ onBooked, onFailed })
  useEffect(() => {
    report.current = { onBooked, onFailed }
  })

  // Outside React: messages of the page in the frame.
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = schedulerMessage(event, { origin: address.origin, source: frame.current?.contentWindow ?? null, step: 3 })
      if (message === null) return
      heard.current = true
      setLoaded(true)
      if (message.booked) report.current.onBooked(message.uri)
    }
    addEventListener('message', listen)
    return () => removeEventListener('message', listen)
  }, [address])

  // Outside React: time. A browser reports a page that cannot be reached as loaded too, so what counts is that the scheduler has
  // spoken; a person who is already at work in the frame is left there.
  useEffect(() => {
    const timer = setTimeout(() => {
      if (!heard.current && document.activeElement !== frame.current) report.current.onFailed()
    }, patience)
    return () => clearTimeout(timer)
  }, [])

  return (
    <div className={`relative overflow-hidden rounded-[18px] border-[1.5px] bg-paper ${describedBy === undefined ? 'border-line' : 'border-brick'}`}>
      {!loaded && (
        <p role="status" className="absolute inset-0 grid place-items-center content-center gap-3 text-ink-soft">
          <LoaderCircle aria-hidden="true" className="size-8 animate-spin text-leaf" />
          {t('schedule.loading')}
        </p>
      )}
      <iframe
        ref={frame}
        src={address.href}
        title={t('schedule.frame')}
        aria-describedby={describedBy}
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        onLoad={() => setLoaded(true)}
        className={`block h-[min(36rem,70dvh)] min-h-[400px] w-full ${loaded ? '' : 'opacity-0'}`}
      />
    </div>
  )
}
