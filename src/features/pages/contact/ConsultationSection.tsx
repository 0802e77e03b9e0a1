import { WhenNear } from '@/ui/loading/WhenNear.tsx'
import { Consultation } from '@/features/pages/lazyParts.ts'

// The height of the loaded section per breakpoint, in the language that needs more, so that loading it shifts nothing. Its text isn't
// prerendered: with it, the home page would load 5 kB more before the first paint.
const heights =
  'min-h-[12.9rem] sm:min-h-[62.3rem] md:min-h-[59.8rem] lg:min-h-[39.2rem] lg:[:lang(uz)_&]:min-h-[43.1rem] xl:[:lang(uz)_&]:min-h-[41.7rem]'

/** `Consultation`, loaded when it comes near; the target of `#consultation`. `className` is its vertical margin, for pages without gaps. */
export const ConsultationSection = ({ className = '' }: { className?: string }) => (
  <WhenNear
    id="consultation"
    of={Consultation}
    className={`page ${heights} ${className}`}
    waiting={<div aria-hidden="true" className="skeleton h-[12.9rem] rounded-card sm:h-[62rem] lg:h-[39rem]" />}
  >
    <Consultation />
  </WhenNear>
)
