import { WhenNear } from '@/ui/loading/WhenNear.tsx'
import { Consultation } from '@/features/pages/lazyParts.ts'

// The height of the loaded section per breakpoint, in the language that needs more, so that loading it shifts nothing.
const heights =
  'min-h-[77.3rem] min-[21.25rem]:min-h-[69.5rem] min-[24rem]:min-h-[66.8rem] min-[26.5rem]:min-h-[65.5rem] min-[30rem]:min-h-[62.3rem] md:min-h-[59.8rem] lg:min-h-[39.2rem] lg:[:lang(uz)_&]:min-h-[43.1rem] xl:[:lang(uz)_&]:min-h-[41.7rem]'

type Props = {
  /** Vertical margin, for pages without a gap between their sections. */
  className?: string
}

/** `Consultation`, loaded when it comes near the viewport; the target of `#consultation`. */
export const ConsultationSection = ({ className = 'my-16' }: Props) => (
  <WhenNear
    id="consultation"
    of={Consultation}
    className={`page ${heights} ${className}`}
    waiting={<div aria-hidden="true" className="skeleton h-[62rem] rounded-card lg:h-[39rem]" />}
  >
    <Consultation />
  </WhenNear>
)
