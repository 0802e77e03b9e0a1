import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/base/Button.tsx'
import { Modal } from '@/ui/dialog/Modal.tsx'

type Props = {
  open: boolean
  /** Whether a time was booked in the scheduler; discarding the answers does not cancel it. */
  booked: boolean
  onKeep: () => void
  onDiscard: () => void
  onStay: () => void
}

/** Asks whether to keep or discard the answers before the booking closes. */
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
