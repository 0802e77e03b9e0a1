import { useTranslation } from 'react-i18next'
import { ConsultationSection } from '@/features/contact/ConsultationSection.tsx'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { SafeSection } from '@/ui/SafeSection.tsx'
import { AdvantagesSection } from './AdvantagesSection.tsx'
import { HeroSection } from './HeroSection.tsx'
import { PathsSection } from './PathsSection.tsx'
import { SubjectsSection } from './SubjectsSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'
import { TopClassesSection } from './TopClassesSection.tsx'
import { TrialBand } from './TrialBand.tsx'
import { UpcomingSection } from './UpcomingSection.tsx'
import { WhyChooseSection } from './WhyChooseSection.tsx'

/** The sections in the order of SPEC.md §2, each safe from the others. */
export function HomePage() {
  const { t } = useTranslation('site')
  return (
    <>
      <PageMeta title={t('meta.home.title')} description={t('meta.home.description')} />
      <div className="flex flex-col gap-16 pb-20 lg:gap-24 lg:pb-28">
        <SafeSection>
          <HeroSection />
        </SafeSection>
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
          <ConsultationSection />
        </SafeSection>
        <SafeSection>
          <TrialBand title={t('home.cta.title')} text={t('home.cta.text')} button={t('home.cta.button')} />
        </SafeSection>
      </div>
    </>
  )
}
