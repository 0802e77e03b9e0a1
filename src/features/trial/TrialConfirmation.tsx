import { CalendarPlus, Printer } from 'lucide-react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { env } from '@/env.ts'
import { longDate, time, zoneName } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/useLanguage.ts'
import { calendarFile } from '@/lib/calendarFile.ts'
import { downloadText } from '@/lib/downloadText.ts'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { Sapling } from '@/ui/Sapling.tsx'
import { trialEnd, trialStart } from './trialDate.ts'
import './trialPrint.css'
import { toBooking, type TrialValues } from './trialValues.ts'
import { useOptionWords } from './useOptionWords.ts'

/** A name for the middle of a sentence, which must not drown in it; the whole name stands below. */
function shortened(name: string) {
  const letters = Array.from(name)
  return letters.length > 80 ? `${letters.slice(0, 79).join('')}…` : name
}

/** What was booked or requested, what happens next, and ways to keep it: print and calendar. Nothing of it is stored. */
export function TrialConfirmation({ values, onClose }: { values: TrialValues; onClose: () => void }) {
  const { t } = useTranslation(['trial', 'common'])
  const language = useLanguage()
  const words = useOptionWords()
  const [booking] = useState(() => toBooking(values))
  const start = trialStart(booking)
  const clock = start === null ? '' : `${time(start, language)} ${zoneName(start, language)}`

  const when =
    start === null
      ? ([[t('done.dateAndTime'), t('done.inEmail')]] as const)
      : ([
          [t('done.date'), longDate(start, language)],
          [t('done.time'), booking.isBooked ? clock : t('done.requestedTime', { time: clock })],
        ] as const)
  const facts = [
    ...when,
    [t('done.subject'), words.subject(booking.subject)],
    [t('done.gradeLevel'), words.grade(booking.gradeLevel)],
    [t('done.parent'), booking.parentName],
    [t('done.student'), booking.childrenFullName],
    [t('done.phone'), booking.parentPhoneNumber],
    [t('done.email'), booking.parentEmail],
  ] as const

  const saveEvent = (from: Date) =>
    downloadText(
      'nihol-trial-lesson.ics',
      'text/calendar;charset=utf-8',
      calendarFile({
        // Not randomUUID, which pages without encryption, as on a machine of one's own, do not have.
        uid: `${crypto.getRandomValues(new Uint32Array(4)).join('-')}@${location.hostname}`,
        title: t('done.event', { subject: words.subject(booking.subject) }),
        start: from,
        end: trialEnd(from),
        description: booking.isBooked ? t('done.teacher') : t('done.eventText'),
      }),
    )

  // At the end of the body, so that print can show it alone.
  return createPortal(
    <div className="trial-printout">
      <Modal open shape="sheet" title={booking.isBooked ? t('done.booked') : t('done.requested')} onClose={onClose}>
        <p className="hidden items-center gap-2.5 text-2xl font-extrabold tracking-tight text-pine print:flex">
          <Sapling /> {t('common:brand')}
        </p>
        <div className="flex items-center gap-4 rounded-[18px] bg-leaf-tint p-4">
          <Picture name="seedling" size={56} eager className="shrink-0" />
          <p className="min-w-0 font-semibold wrap-anywhere">{t('done.lead', { name: shortened(booking.parentName) })}</p>
        </div>
        <dl className="grid gap-x-6 rounded-[18px] border border-line px-4 py-1 sm:grid-cols-2">
          {facts.map(([name, fact]) => (
            <div key={name} className={`border-b border-line py-2.5 last:border-0 sm:nth-last-2:border-0 ${start === null ? 'sm:first:col-span-2' : ''}`}>
              <dt className="text-sm text-ink-soft">{name}</dt>
              <dd className="line-clamp-6 font-semibold wrap-anywhere print:line-clamp-none">{fact}</dd>
            </div>
          ))}
        </dl>
        <section className="space-y-2">
          <h3 className="text-xl">{t('done.next')}</h3>
          <ul className="list-disc space-y-1.5 pl-5">
            <li>{booking.isBooked ? t('done.scheduler') : t('done.confirm')}</li>
            <li>{t('done.teacher')}</li>
            <li>{t('done.prepare')}</li>
          </ul>
        </section>
        {env.contactEmail !== '' && (
          <p className="text-sm text-ink-soft">
            {t('done.support')}{' '}
            <a href={`mailto:${env.contactEmail}`} className="font-semibold text-leaf-dark underline underline-offset-4">
              {env.contactEmail}
            </a>
          </p>
        )}
        <div data-screen-only className="grid gap-3 sm:flex sm:flex-wrap">
          <Button onClick={onClose}>{t('done.thanks')}</Button>
          <Button variant="secondary" onClick={() => print()}>
            <Printer aria-hidden="true" className="size-5 shrink-0" />
            {t('done.print')}
          </Button>
          {start !== null && (
            <Button variant="secondary" onClick={() => saveEvent(start)}>
              <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
              {t('done.calendar')}
            </Button>
          )}
        </div>
      </Modal>
    </div>,
    document.body,
  )
}
