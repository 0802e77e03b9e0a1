import { History } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'

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
