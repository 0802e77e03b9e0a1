import { useTranslation } from 'react-i18next'
import { Button } from './Button.tsx'
import { Modal } from './Modal.tsx'

/** A dialog in the place of one whose code could not be loaded. */
export function PartFailed({ onRetry, onClose }: { onRetry: () => void; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Modal open title={t('sectionFailed')} onClose={onClose}>
      <Button onClick={onRetry}>{t('tryAgain')}</Button>
    </Modal>
  )
}
