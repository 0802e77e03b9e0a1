import { useTranslation } from 'react-i18next'
import { AdvantagesGrid } from './AdvantagesGrid.tsx'
import { SectionHeading } from './SectionHeading.tsx'

export function AdvantagesSection() {
  const { t } = useTranslation('site')
  return (
    <section aria-labelledby="advantages" className="page">
      <SectionHeading id="advantages" title={t('home.advantages.title')} lead={t('home.advantages.lead')} />
      <AdvantagesGrid />
    </section>
  )
}
