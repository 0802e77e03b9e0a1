import { SectionWhenNear } from '@/ui/loading/SectionWhenNear.tsx'
import { Consultation } from './lazyForms.ts'

// The height of the loaded section per breakpoint, so that loading it shifts nothing. Uzbek text takes more lines on
// small phones and in two columns.
const heights =
  'min-h-[80rem] min-[21.25rem]:min-h-[75rem] min-[22.5rem]:min-h-[70.8rem] min-[22.5rem]:max-[25rem]:[:lang(uz)_&]:min-h-[75rem] min-[25rem]:min-h-[68.5rem] min-[30rem]:min-h-[62rem] sm:min-h-[60.3rem] lg:min-h-[39rem] lg:[:lang(uz)_&]:min-h-[41.5rem]'

type Props = {
  /** Vertical margin, for pages without a gap between their sections. */
  className?: string
}

/** `Consultation`, loaded when it comes near the viewport; the target of `#consultation`. */
export const ConsultationSection = ({ className = 'my-16' }: Props) => (
  <SectionWhenNear
    id="consultation"
    part={Consultation}
    className={`page ${heights} ${className}`}
    skeleton={<div className="skeleton h-[62rem] rounded-card lg:h-[39rem]" />}
  />
)
