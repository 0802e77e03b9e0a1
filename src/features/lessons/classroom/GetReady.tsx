import { Headphones, MonitorSmartphone, Video, Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { pathTo } from '@/paths.ts'
import { LoadButtonLink } from '@/ui/base/LoadLink.tsx'
import { Disclosure } from '@/ui/fold/Disclosure.tsx'

/** Links to the check of camera and microphone, with a full page load, since this page isn't allowed to use them. */
export function CheckLink({ listing, wide = false }: { listing: Listing; wide?: boolean }) {
  const { t } = useTranslation('classroom')
  const href = useHref(pathTo.check(listing))
  return (
    <LoadButtonLink href={href} size={wide ? 'normal' : 'small'} wide={wide}>
      <Mic aria-hidden="true" className="size-5 shrink-0 text-leaf-dark" />
      <span>{t('check')}</span>
    </LoadButtonLink>
  )
}

const steps = [
  { step: 'place', Icon: Headphones },
  { step: 'camera', Icon: Video },
  { step: 'app', Icon: MonitorSmartphone },
] as const

/** Preparations for a live lesson, unfolded in the last hour before it, when the check is next to Join instead. */
export function GetReady({ listing, isNear }: { listing: Listing; isNear: boolean }) {
  const { t } = useTranslation('classroom')
  return (
    <Disclosure title={t('ready.title')} open={isNear}>
      <ul className="space-y-3">
        {steps.map(({ step, Icon }) => (
          <li key={step} className="flex gap-3">
            <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-leaf-dark" />
            <span>{t(`ready.${step}`)}</span>
          </li>
        ))}
      </ul>
      {!isNear && (
        <div className="mt-4">
          <CheckLink listing={listing} />
        </div>
      )}
    </Disclosure>
  )
}
