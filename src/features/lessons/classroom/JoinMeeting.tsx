import { Video } from 'lucide-react'
import { useRef, useState, type ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { lessonAhead, type Scheduled } from '@/listing/schedule/listingSchedule.ts'
import { i18n } from '@/i18n/i18n.ts'
import { siteClock } from '@/lib/time/siteClock.ts'
import { Button } from '@/ui/base/Button.tsx'
import { tallLink } from '@/ui/base/linkClass.ts'
import { confirm } from '@/ui/dialog/dialogs.ts'
import { ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { durationWords } from './durationWords.ts'

/** The question before the meeting opens: the host, and how early it is. */
function question(host: string, listing: Scheduled): string {
  const now = siteClock.now()
  const left = (lessonAhead(listing, now)?.start ?? 0) - now
  const lines = [i18n.t('classroom:joinNow'), i18n.t('classroom:joinHost', { host })]
  if (left > 0)
    lines.push(
      i18n.t('classroom:joinEarly', { duration: durationWords(left, i18n.getFixedT(i18n.language, 'classroom')) }),
    )
  return lines.join('\n')
}

type Props = Pick<ComponentProps<typeof Button>, 'variant' | 'aria-describedby'> & { url: URL; listing: Scheduled }

/** The Join button: asks first, then opens the meeting in a new tab without an opener or referrer. */
export function JoinMeeting({ url, listing, ...look }: Props) {
  const { t } = useTranslation('classroom')
  const [offered, setOffered] = useState(false)
  const asking = useRef(false)

  const join = async () => {
    if (asking.current) return
    asking.current = true
    try {
      const sure = await confirm(() => ({
        title: i18n.t('common:areYouSure'),
        text: question(url.host, listing),
        confirm: i18n.t('classroom:joinYes'),
        cancel: i18n.t('common:cancel'),
      }))
      if (!sure) return
      window.open(url.href, '_blank', 'noopener,noreferrer')
      setOffered(true)
    } finally {
      asking.current = false
    }
  }

  return (
    <>
      <Button wide {...look} onClick={() => void join()}>
        <Video aria-hidden="true" className="size-5 shrink-0" />
        <span>{t('join')}</span>
      </Button>
      {/* With noopener, the browser doesn't tell whether it opened the tab, so a plain link is always offered. */}
      <div role="status">
        {offered && (
          <p className="mt-2 text-center lg:text-left">
            <span>{t('noTab')}</span>{' '}
            <ExternalLink
              href={url.href}
              className={`${tallLink} font-bold text-leaf-dark underline underline-offset-4`}
            >
              {t('useThisLink')}
            </ExternalLink>
          </p>
        )}
      </div>
    </>
  )
}
