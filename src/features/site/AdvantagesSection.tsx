import { useTranslation } from 'react-i18next'
import { AdvantagesGrid } from './AdvantagesGrid.tsx'
import { SectionHeading } from './SectionHeading.tsx'

export function AdvantagesSection() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="advantages" className="page">
      <SectionHeading id="advantages" title={t('advantages.title')} lead={t('advantages.lead')} />
      <AdvantagesGrid />
    </section>
  )
}
