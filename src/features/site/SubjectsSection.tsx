import { useTranslation } from 'react-i18next'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/Button.tsx'
import { SectionHeading } from './SectionHeading.tsx'
import { SubjectGrid } from './SubjectGrid.tsx'

export function SubjectsSection() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="subjects" className="page">
      <SectionHeading id="subjects" title={t('subjects.title')} lead={t('subjects.lead')}>
        <ButtonLink to={paths.subjects} variant="secondary">
          {t('subjects.all')}
        </ButtonLink>
      </SectionHeading>
      <SubjectGrid />
    </section>
  )
}
