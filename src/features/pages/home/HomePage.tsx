import { useTranslation } from 'react-i18next'
import { ConsultationSection } from '@/features/pages/contact/ConsultationSection.tsx'
import { BelowFold } from '@/ui/loading/BelowFold.tsx'
import { FoldOnPhones } from '@/ui/fold/FoldOnPhones.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { SafeSection } from '@/ui/loading/SectionBoundary.tsx'
import { AdvantagesGrid } from '@/features/pages/AdvantagesGrid.tsx'
import { SectionHeading } from '@/features/pages/SectionHeading.tsx'
import { SubjectGrid, SubjectsToCome } from '@/features/pages/SubjectGrid.tsx'
import { NextClasses } from '@/features/pages/lazyParts.ts'
import { RowsSkeleton } from '@/ui/loading/RowsSkeleton.tsx'
import { WhenNear } from '@/ui/loading/WhenNear.tsx'
import { paths } from '@/paths.ts'
import { ButtonLink } from '@/ui/base/Button.tsx'
import { FactStrip } from './FactStrip.tsx'
import { HeroSection } from './HeroSection.tsx'
import { PathsSection } from './PathsSection.tsx'
import { TestimonialsSection } from './TestimonialsSection.tsx'
import { TopClassesSection } from './TopClassesSection.tsx'
import { TrialBand } from '@/features/pages/TrialBand.tsx'
import { UpcomingSection } from './UpcomingSection.tsx'
import { WhyChooseSection } from './WhyChooseSection.tsx'

function SubjectsSection() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="subjects" className="page">
      <SectionHeading id="subjects" title={t('subjects.title')} lead={t('subjects.lead')}>
        <ButtonLink to={paths.subjects} variant="secondary" className="max-sm:hidden">
          {t('subjects.all')}
        </ButtonLink>
      </SectionHeading>
      <SubjectGrid />
      <SubjectsToCome />
    </section>
  )
}

function AdvantagesSection() {
  const { t } = useTranslation('home')
  return (
    <section aria-labelledby="advantages" className="page">
      <FoldOnPhones
        heading={<SectionHeading id="advantages" title={t('advantages.title')} lead={t('advantages.lead')} />}
      >
        <AdvantagesGrid />
      </FoldOnPhones>
    </section>
  )
}

const StartingSoon = () => (
  <WhenNear of={NextClasses} waiting={<RowsSkeleton />} failed={null}>
    <NextClasses />
  </WhenNear>
)

function ClosingCall() {
  const { t } = useTranslation('home')
  return <TrialBand title={t('cta.title')} text={t('cta.text')} button={t('cta.button')} />
}

/** The sections below the hero; CONTRACT.md §2 fixes their order. */
const sections = [
  FactStrip,
  SubjectsSection,
  UpcomingSection,
  TopClassesSection,
  StartingSoon,
  PathsSection,
  WhyChooseSection,
  AdvantagesSection,
  TestimonialsSection,
  ConsultationSection,
  ClosingCall,
] as const

export function HomePage() {
  const { t } = useTranslation('home')
  return (
    <>
      <PageMeta title={t('meta.title')} description={t('meta.description')} />
      <div className="flex flex-col gap-8 pb-8 sm:gap-16 sm:pb-20 lg:gap-24 lg:pb-28">
        <SafeSection>
          <HeroSection />
        </SafeSection>
        <BelowFold>
          {sections.map((Section, index) => (
            <SafeSection key={index}>
              <Section />
            </SafeSection>
          ))}
        </BelowFold>
      </div>
    </>
  )
}
