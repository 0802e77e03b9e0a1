import { CalendarPlus, Printer, UserPlus } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { findCourseByCategory } from '@/content/courses.ts'
import { contactChannels } from '@/content/contactChannels.ts'
import { longDate, time, zoneName } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { fileNameOf, googleCalendarUrl, icsOf, outlookCalendarUrl } from '@/listing/calendar/calendarItem.ts'
import { isInAppBrowser } from '@/lib/device.ts'
import { downloadText } from '@/lib/files/downloadText.ts'
import { shownPhone } from '@/lib/text/plainText.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { ContactLink, ExternalLink } from '@/ui/base/ExternalLink.tsx'
import { textLink } from '@/ui/base/linkClass.ts'
import { Modal } from '@/ui/dialog/Modal.tsx'
import { GrowingSapling } from '@/ui/base/GrowingSapling.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { ListingCover } from '@/listing/cover/ListingCover.tsx'
import { trialEnd } from '@/features/trial/scheduler/trialSlots.ts'
import './trialPrint.css'
import { TimeInEmail } from '@/features/trial/steps/TimeInEmail.tsx'
import { reserveSpace } from './TrialActions.tsx'
import type { BookedTrial } from './bookedTrial.ts'
import type { SentBooking } from './sentBooking.ts'
import { useOptionLabels } from './useOptionLabels.ts'

/** Keeps the sentence readable; the details below show the full name. */
function shortened(name: string) {
  const characters = Array.from(name)
  return characters.length > 80 ? `${characters.slice(0, 79).join('')}…` : name
}

type Props = {
  facts: BookedTrial
  /** The names and contacts; null if the confirmation is opened again, since families share phones. */
  sent: SentBooking | null
  onClose: () => void
  /** Opens a booking for another child. */
  onAnother: () => void
}

/** The confirmation of a booking or request. It can be printed or saved to a calendar, since it shows the names only once. */
export function TrialConfirmation({ facts, sent, onClose, onAnother }: Props) {
  const { t } = useTranslation(['trial', 'common'])
  const language = useLanguage()
  const labels = useOptionLabels()
  const { subject, isBooked } = facts
  const start = facts.start === null ? null : new Date(facts.start)
  const timeText = start === null ? '' : `${time(start, language)} ${zoneName(start, language)}`

  const course = findCourseByCategory(subject)
  const when =
    start === null
      ? []
      : ([
          [t('done.date'), longDate(start, language)],
          [t('done.time'), isBooked ? timeText : t('done.requestedTime', { time: timeText })],
        ] as const)
  const details = [
    ...when,
    [t('done.subject'), labels.subject(subject)],
    ...(sent === null
      ? []
      : ([
          [t('done.gradeLevel'), labels.grade(sent.gradeLevel)],
          [t('done.parent'), sent.parentName],
          [t('done.student'), sent.childrenFullName],
          [t('done.phone'), shownPhone(sent.parentPhoneNumber)],
          [t('done.email'), sent.parentEmail],
        ] as const)),
  ] as const

  const appointment = (from: Date) => {
    const next = { start: from.getTime(), end: trialEnd(from).getTime() }
    return {
      // The same for each file of a booking, so a calendar holds only one appointment.
      uid: `trial-${next.start}-${fileNameOf(subject, 'lesson')}@${location.hostname}`,
      title: t('done.event', { subject: labels.subject(subject) }),
      description: isBooked ? t('done.teacher') : t('done.eventText'),
      lessons: next,
      next,
    }
  }
  const inApp = isInAppBrowser()

  // A direct child of <body>, so that trialPrint.css can hide everything else.
  return createPortal(
    <div className="trial-printout">
      <Modal open shape="sheet" title={isBooked ? t('done.booked') : t('done.requested')} onClose={onClose}>
        <p className="hidden items-center gap-2.5 text-2xl font-extrabold tracking-tight text-pine print:flex">
          <Sapling /> <span>{t('common:brand')}</span>
        </p>
        {sent !== null && (
          <div className="flex items-center gap-4 rounded-[18px] bg-leaf-tint p-4">
            <span data-screen-only className="shrink-0">
              <GrowingSapling shedding leaves={4} className="size-24" />
            </span>
            <p className="min-w-0 text-xl font-bold wrap-anywhere text-pine">
              {t('done.lead', { name: shortened(sent.parentName) })}
            </p>
          </div>
        )}
        {start === null && <TimeInEmail email={sent?.parentEmail ?? null} />}
        <section className="space-y-2">
          <h3 className="text-xl">{t('done.next')}</h3>
          <ol className="list-decimal space-y-1.5 pl-5 marker:font-bold marker:text-leaf-dark">
            <li>{isBooked ? t('done.scheduler') : t('done.confirm')}</li>
            <li>{t('done.teacher')}</li>
            <li>{t('done.prepare')}</li>
          </ol>
        </section>
        <section className="space-y-2">
          {sent !== null && <h3 className="text-xl">{t('done.sent')}</h3>}
          <dl className="grid gap-x-6 rounded-[18px] border border-line px-4 py-1 sm:grid-cols-2">
            {details.map(([label, value]) => (
              <div key={label} className="border-b border-line py-2.5 last:border-0 sm:nth-last-2:border-0">
                <dt className="text-sm text-ink-soft">{label}</dt>
                {label === t('done.subject') && course !== undefined ? (
                  <dd className="flex items-center gap-3.5 pt-1 text-lg leading-snug font-bold text-pine">
                    <span data-screen-only className="shrink-0">
                      <ListingCover look={course} className="size-16 rounded-[18px]" eager />
                    </span>
                    <span className="min-w-0 wrap-anywhere">{value}</span>
                  </dd>
                ) : (
                  <dd className="line-clamp-6 font-semibold wrap-anywhere print:line-clamp-none">{value}</dd>
                )}
              </div>
            ))}
          </dl>
        </section>
        {contactChannels('email').map((email) => (
          <p key={email.name} className="text-sm text-ink-soft">
            <span>{t('done.support')}</span> <ContactLink channel={email} className={textLink} />
          </p>
        ))}
        <div data-screen-only className="grid gap-3 sm:flex sm:flex-wrap">
          <Button variant="secondary" onClick={onAnother}>
            <UserPlus aria-hidden="true" className="size-5 shrink-0" />
            <span>{t('done.another')}</span>
          </Button>
          <Button variant="secondary" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5 shrink-0" />
            <span>{t('done.print')}</span>
          </Button>
          {start !== null && inApp && (
            <>
              <ExternalLink
                href={googleCalendarUrl(appointment(start))}
                className={buttonClass({ variant: 'secondary' })}
              >
                {t('done.google')}
              </ExternalLink>
              <ExternalLink
                href={outlookCalendarUrl(appointment(start))}
                className={buttonClass({ variant: 'secondary' })}
              >
                {t('done.outlook')}
              </ExternalLink>
            </>
          )}
          {start !== null && (
            <Button
              variant="secondary"
              onClick={() =>
                downloadText('nihol-trial-lesson.ics', 'text/calendar;charset=utf-8', icsOf([appointment(start)]))
              }
            >
              <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
              <span>{t('done.calendar')}</span>
            </Button>
          )}
          {start !== null && inApp && <p className="basis-full text-sm text-ink-soft">{t('done.inApp')}</p>}
        </div>
        <div
          ref={reserveSpace}
          data-screen-only
          className="sticky bottom-(--pinned) z-10 -mx-5 mt-auto -mb-5 flex flex-wrap gap-2 border-t border-line bg-paper px-5 py-4 sm:-mx-8 sm:gap-2.5 sm:-mb-8 sm:px-8"
        >
          <Button wide onClick={onClose}>
            {t('done.thanks')}
          </Button>
        </div>
      </Modal>
    </div>,
    document.body,
  )
}
