import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button.tsx'
import { Modal } from '@/ui/Modal.tsx'

type Props = {
  open: boolean
  /** Whether a time was booked in the scheduler, which closing here does not free. */
  booked: boolean
  onKeep: () => void
  onDiscard: () => void
  onStay: () => void
}

/** Asks what becomes of the answers before the booking closes: kept for later, thrown away, or gone on with. */
export function LeaveDialog({ open, booked, onKeep, onDiscard, onStay }: Props) {
  const { t } = useTranslation('trial')
  return (
    <Modal open={open} title={t('leave.title')} closeLabel={t('leave.goOn')} onClose={onStay}>
      <div className="space-y-2 text-ink-soft">
        <p>{t('leave.text')}</p>
        {booked && <p>{t('leave.slot')}</p>}
      </div>
      <div className="grid gap-3">
        <Button onClick={onKeep}>{t('leave.keep')}</Button>
        <Button variant="secondary" onClick={onStay}>
          {t('leave.goOn')}
        </Button>
        <Button variant="danger" onClick={onDiscard}>
          {t('leave.discard')}
        </Button>
      </div>
    </Modal>
  )
}
