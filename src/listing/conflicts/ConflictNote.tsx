import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { refOf } from '@/api/ids.ts'
import type { Listing } from '@/api/listings.ts'
import { unbroken } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { type Conflict, conflictWords } from './conflictsOf.ts'

/** Maximum number of conflicts listed by name; the rest are summarized as a count. */
const most = 3

/** Points out lessons at the same time without forbidding anything. Empty without conflicts, so a screen reader announces new conflicts. */
export function ConflictNote({ conflicts }: { conflicts: readonly Conflict<Listing>[] }) {
  const { t } = useTranslation('classes')
  const language = useLanguage()
  return (
    <div role="status">
      {conflicts.length > 0 && (
        <div className="flex gap-3 rounded-control bg-butter p-4">
          <CalendarClock aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0 flex-1 space-y-1">
            <p className="font-semibold">{t('conflict.title')}</p>
            <ul className="space-y-1 text-sm">
              {conflicts.slice(0, most).map(({ other, lesson }) => (
                <li key={refOf(other)} className="[overflow-wrap:anywhere] first-letter:uppercase">
                  {unbroken(conflictWords(other, lesson, t, language))}
                </li>
              ))}
              {conflicts.length > most && <li>{t('conflict.more', { count: conflicts.length - most })}</li>}
            </ul>
          </div>
        </div>
      )}
    </div>
  )
}
