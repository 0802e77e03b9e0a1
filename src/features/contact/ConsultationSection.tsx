import { SectionWhenNear } from '@/ui/SectionWhenNear.tsx'
import { lazyPart } from '@/ui/lazyPart.tsx'

const consultation = lazyPart(async () => (await import('./Consultation.tsx')).Consultation, ['contact', 'messages'])

/** The consultation form with its claims and chat cards; `#consultation` leads here. It loads when the reader comes near. */
export const ConsultationSection = () => (
  // As tall as what comes, in the longer language, so that nothing below moves.
  <SectionWhenNear id="consultation" part={consultation.Part} className="page min-h-[81rem] py-16 min-[22.5rem]:min-h-[78rem] min-[26rem]:min-h-[70.5rem] sm:min-h-[66rem] lg:min-h-[44rem]" skeleton={<div className="skeleton h-[60rem] rounded-card lg:h-[36rem]" />} />
)
