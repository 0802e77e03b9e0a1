import { SectionWhenNear } from '@/ui/SectionWhenNear.tsx'
import { lazyPart } from '@/ui/lazyPart.tsx'

const consultation = lazyPart(async () => (await import('./Consultation.tsx')).Consultation, ['contact', 'messages'])

// As tall as what comes, so that nothing below moves, and no taller: what is left over would look like a gap. Between 360 and 400 px
// only the Uzbek words need one line more in several places.
const heights =
  'min-h-[73rem] min-[22.5rem]:min-h-[64.1rem] min-[22.5rem]:max-[25rem]:[:lang(uz)_&]:min-h-[70rem] min-[25rem]:min-h-[62.1rem] sm:min-h-[57.7rem] lg:min-h-[36rem] min-[66rem]:min-h-[34.6rem]'

type Props = {
  /** The room above and below it, where the page leaves none between its sections. */
  className?: string
}

/** The consultation form with its claims and chat cards; `#consultation` leads here. It loads when the reader comes near. */
export const ConsultationSection = ({ className = 'my-16' }: Props) => (
  <SectionWhenNear id="consultation" part={consultation.Part} className={`page ${heights} ${className}`} skeleton={<div className="skeleton h-[60rem] rounded-card lg:h-[34.6rem]" />} />
)
