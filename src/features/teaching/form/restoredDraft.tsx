import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { listingTypes } from '@/api/ids.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { storedDraft } from '@/lib/storage/drafts.ts'
import { fill } from '@/lib/storage/stored.ts'
import { Button } from '@/ui/base/Button.tsx'
import type { ListingValues } from './listingValues.ts'
import { endChoices, lessonChoices, withChoices } from './scheduleValues.ts'

const choices = { type: listingTypes, lessons: ['', ...lessonChoices], ends: endChoices } as const

/** The values that a date field can show. Any other text would be an error of a field that looks empty. */
const dates = { startDate: /^$|^\d{4,}-\d\d-\d\dT\d\d:\d\d/, lastDay: /^$|^\d{4,}-\d\d-\d\d$/ }
const withoutWrongDates = (draft: Readonly<Record<string, unknown>>) => {
  const wrong = Object.entries(dates).filter(([name, shape]) => !shape.test(String(draft[name])))
  return { ...draft, ...Object.fromEntries(wrong.map(([name]) => [name, null])) }
}

/**
 * The draft of this tab merged into the initial values; null if nothing differs. A chosen file is never kept. In `base`, each drafted field has
 * the value that the input replaced.
 */
export function draftedValues(
  name: string,
  initial: ListingValues,
): { values: ListingValues; base: ListingValues; imageLost: boolean } | null {
  const stored = storedDraft(name)
  if (!isRecord(stored)) return null
  const draft = withoutWrongDates(stored)
  const filled = fill(initial, draft, choices)
  const values = 'lessons' in draft || 'ends' in draft ? filled : withChoices(filled)
  const isSame = Object.keys(initial).every(
    (field) => filled[field as keyof ListingValues] === initial[field as keyof ListingValues],
  )
  const imageLost = isRecord(draft['imageUrl']) // a file becomes an object in JSON
  return isSame && !imageLost
    ? null
    : { values, base: { ...fill(initial, draft['was'], choices), type: initial.type }, imageLost }
}

/** Says that the form contains earlier unsent input, and can discard it. */
export function DraftNote({ imageLost, onDiscard }: { imageLost: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('teaching')
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 rounded-control bg-butter py-2 pr-2 pl-4">
      <History aria-hidden="true" className="size-5 shrink-0" />
      <p role="status" className="min-w-0 flex-1 basis-48 font-semibold">
        <span>{t('draft.restored')}</span>
        {imageLost && <span className="block font-normal">{t('draft.imageLost')}</span>}
      </p>
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {t('draft.discard')}
      </Button>
    </div>
  )
}
