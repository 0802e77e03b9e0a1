import { useTranslation } from 'react-i18next'
import { ConsultationSection } from '@/features/contact/ConsultationSection.tsx'
import { SafeSection } from '@/ui/SafeSection.tsx'
import { AdvantagesSection } from './AdvantagesSection.tsx'
import { PathsSection } from './PathsSection.tsx'
import { SubjectsSection } from './SubjectsSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'
import { TopClassesSection } from './TopClassesSection.tsx'
import { TrialBand } from './TrialBand.tsx'
import { UpcomingSection } from './UpcomingSection.tsx'
import { WhyChooseSection } from './WhyChooseSection.tsx'

/** Everything of the home page below the first screen, in the order of SPEC.md §2, each section safe from the others. */
export function HomeSections() {
  const { t } = useTranslation('site')
  return (
    <>
      <SafeSection>
        <PathsSection />
      </SafeSection>
      <SafeSection>
        <SubjectsSection />
      </SafeSection>
      <SafeSection>
        <UpcomingSection />
      </SafeSection>
      <SafeSection>
        <TopClassesSection />
      </SafeSection>
      <SafeSection>
        <WhyChooseSection />
      </SafeSection>
      <SafeSection>
        <AdvantagesSection />
      </SafeSection>
      <SafeSection>
        <TestimonialsSection />
      </SafeSection>
      <SafeSection>
        <ConsultationSection className="" />
      </SafeSection>
      <SafeSection>
        <TrialBand title={t('home.cta.title')} text={t('home.cta.text')} button={t('home.cta.button')} />
      </SafeSection>
    </>
  )
}
