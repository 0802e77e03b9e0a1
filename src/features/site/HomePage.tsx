import { useTranslation } from 'react-i18next'
import { ConsultationSection } from '@/features/contact/ConsultationSection.tsx'
import { BelowFold } from '@/ui/BelowFold.tsx'
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

/** The home page in the order of SPEC.md §2, each section safe from the others. */
export function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className="flex flex-col gap-16 pb-20 lg:gap-24 lg:pb-28">
        <SafeSection>
          <HeroSection />
        </SafeSection>
        <BelowFold>
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
            <TrialBand title={t('cta.title')} text={t('cta.text')} button={t('cta.button')} />
          </SafeSection>
        </BelowFold>
      </div>
    </>
  )
}
