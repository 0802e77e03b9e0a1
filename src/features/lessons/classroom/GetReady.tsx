import { Headphones, MonitorSmartphone, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Listing } from '@/api/listings.ts'
import { useMinute } from '@/ui/browser/useMinute.ts'
import { CheckLink } from './CheckLink.tsx'
import { isNear } from './isNear.ts'

const steps = [
  { step: 'place', Icon: Headphones },
  { step: 'camera', Icon: Video },
  { step: 'app', Icon: MonitorSmartphone },
] as const

/** Preparations for a live lesson. Shortly before the lesson, the check is next to Join instead. */
export function GetReady({ listing }: { listing: Listing }) {
  const { t } = useTranslation('classroom')
  const now = useMinute()
  return (
    <section aria-labelledby="get-ready" className="space-y-4">
      <h2 id="get-ready" className="text-xl">
        {t('ready.title')}
      </h2>
      <ul className="space-y-3">
        {steps.map(({ step, Icon }) => (
          <li key={step} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-dark" />
            <span>{t(`ready.${step}`)}</span>
          </li>
        ))}
      </ul>
      {!isNear(listing, now) && <CheckLink listing={listing} />}
    </section>
  )
}
