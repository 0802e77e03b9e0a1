import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { systemOf } from '@/lib/device/systemOf.ts'
import type { Device, Refusal } from './refusalOf.ts'
import { Steps } from './Steps.tsx'

/** Explains why a device can't be used and what to do about it on this system. */
export function RefusalNote({ device, why }: { device: Device; why: Refusal }) {
  const { t } = useTranslation('check')
  const steps = why === 'denied' || why === 'blocked' ? (`${why}.${systemOf(navigator)}` as const) : why
  return (
    <div className="space-y-3 rounded-control bg-butter p-4">
      <p className="flex gap-2.5 font-semibold">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-brick" />
        <span>{t(`refused.${device}.${why}`)}</span>
      </p>
      <Steps text={t(`steps.${steps}`)} />
    </div>
  )
}
