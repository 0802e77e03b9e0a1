import { useTranslation } from 'react-i18next'
import { BelowFold } from '@/ui/BelowFold.tsx'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { SafeSection } from '@/ui/SafeSection.tsx'
import { writtenPart } from '@/ui/writtenPart.tsx'
import { HeroSection } from './HeroSection.tsx'

const HomeSections = writtenPart(() => import('./HomeSections.tsx'), 'HomeSections', ['site', 'courses'])

/** The first screen; everything below it comes in the order of SPEC.md §2. */
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
          <HomeSections />
        </BelowFold>
      </div>
    </>
  )
}
