import { SectionWhenNear } from '@/ui/SectionWhenNear.tsx'
import { Consultation } from './lazyForms.ts'

// As tall as what comes, so that nothing below moves, and no taller: what is left over would look like a gap. On small phones and beside
// the form the Uzbek words need more lines.
const heights =
  'min-h-[80rem] min-[21.25rem]:min-h-[75rem] min-[22.5rem]:min-h-[70.8rem] min-[22.5rem]:max-[25rem]:[:lang(uz)_&]:min-h-[75rem] min-[25rem]:min-h-[68.5rem] min-[30rem]:min-h-[62rem] sm:min-h-[60.3rem] lg:min-h-[39rem] lg:[:lang(uz)_&]:min-h-[41.5rem]'

type Props = {
  /** The room above and below it, where the page leaves none between its sections. */
  className?: string
}

/** The consultation form with its claims and chat cards; `#consultation` leads here. It loads when the reader comes near. */
export const ConsultationSection = ({ className = 'my-16' }: Props) => (
  <SectionWhenNear id="consultation" part={Consultation} className={`page ${heights} ${className}`} skeleton={<div className="skeleton h-[62rem] rounded-card lg:h-[39rem]" />} />
)
