import { CircleAlert, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { systemOf } from '@/lib/device.ts'
import { Button } from '@/ui/base/Button.tsx'
import { CopyButton } from '@/ui/base/CopyButton.tsx'
import { CheckCard, Steps } from './CheckCard.tsx'
import type { Device, DeviceProblem } from './deviceProblem.ts'
import { useCapture } from './useCapture.ts'

/** Explains why a device can't be used and what to do about it on this system. */
function ProblemNote({ device, why }: { device: Device; why: DeviceProblem }) {
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

type Props = {
  device: Device
  Icon: LucideIcon
  /** The picture or level of the device while it is on, and a placeholder otherwise. */
  children: (stream: MediaStream | null) => ReactNode
}

/** Turns a device on and off, and explains what to do if it can't be turned on. */
export function DeviceCheck({ device, Icon, children }: Props) {
  const { t } = useTranslation(['check', 'common'])
  const { capture, start, stop } = useCapture(device)
  const { phase } = capture
  return (
    <CheckCard Icon={Icon} title={t(`device.${device}.title`)} text={t(`device.${device}.text`)}>
      {children(phase === 'on' ? capture.stream : null)}
      <div role="status" className="empty:hidden">
        {phase === 'asking' && <p className="font-semibold">{t('asking')}</p>}
        {phase === 'refused' && <ProblemNote device={device} why={capture.why} />}
      </div>
      {phase === 'refused' && capture.why === 'inApp' && (
        <div className="space-y-2">
          <CopyButton text={location.href} label={t('copy.label')} copied={t('copy.copied')} field={t('copy.field')} />
        </div>
      )}
      {/* The same button in every state, so the focus stays on it. */}
      <Button
        variant={phase === 'on' ? 'secondary' : 'primary'}
        onClick={() => (phase === 'on' ? stop() : void start())}
      >
        {phase === 'refused' ? t('common:tryAgain') : t(`device.${device}.${phase === 'on' ? 'stop' : 'start'}`)}
      </Button>
    </CheckCard>
  )
}
