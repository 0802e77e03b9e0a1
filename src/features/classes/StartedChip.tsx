import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip.tsx'

/** Says that a class or group has begun already. */
export function StartedChip() {
  const { t } = useTranslation('classes')
  return (
    <p>
      <Chip tone="grey">{t('started')}</Chip>
    </p>
  )
}
