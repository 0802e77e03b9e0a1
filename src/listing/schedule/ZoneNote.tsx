import { useTranslation } from 'react-i18next'
import { zoneName } from '@/i18n/clock.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'

/** Names the reader's zone once for a list whose times leave it out. */
export function ZoneNote({ className = '' }: { className?: string }) {
  const { t } = useTranslation('classes')
  const zone = zoneName(new Date(useMinute()), useLanguage())
  return <p className={`text-sm text-ink-soft ${className}`}>{t('list.zone', { zone })}</p>
}
