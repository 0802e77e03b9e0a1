import { Headphones, MonitorSmartphone, Video } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const steps = [
  { step: 'place', Icon: Headphones },
  { step: 'camera', Icon: Video },
  { step: 'app', Icon: MonitorSmartphone },
] as const

/** What a family prepares before a live lesson. */
export function GetReady() {
  const { t } = useTranslation('classroom')
  return (
    <section aria-labelledby="get-ready" className="space-y-4">
      <h2 id="get-ready" className="text-xl">
        {t('ready.title')}
      </h2>
      <ul className="space-y-3">
        {steps.map(({ step, Icon }) => (
          <li key={step} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-dark" />
            {t(`ready.${step}`)}
          </li>
        ))}
      </ul>
    </section>
  )
}
