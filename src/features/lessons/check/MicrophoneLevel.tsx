import { useTranslation } from 'react-i18next'
import { loudest, useLevel } from './useLevel.ts'
import { Works } from './CheckCard.tsx'

const bars = Array.from({ length: loudest }, (_, i) => i)

/** The bars of a level, empty while the microphone is off. */
function Bars({ level }: { level: number }) {
  return (
    <span aria-hidden="true" className="flex h-12 gap-1.5">
      {bars.map((bar) => (
        <span key={bar} className={`flex-1 rounded-lg ${bar < level ? 'bg-leaf' : 'bg-line'}`} />
      ))}
    </span>
  )
}

function Level({ stream }: { stream: MediaStream }) {
  const { t } = useTranslation('check')
  const { level, result } = useLevel(stream)
  return (
    <>
      <div
        role="meter"
        aria-label={t('device.microphone.level')}
        aria-valuemin={0}
        aria-valuemax={loudest}
        aria-valuenow={level}
      >
        <Bars level={level} />
      </div>
      {/* Only the result is announced: a level changes ten times a second. */}
      <div role="status">
        {result === 'heard' && <Works>{t('device.microphone.heard')}</Works>}
        {result === 'waiting' && <p className="font-semibold">{t('device.microphone.on')}</p>}
        {result === 'quiet' && <p>{t('device.microphone.quiet')}</p>}
      </div>
    </>
  )
}

/** The level of the microphone, and whether it picked up a voice. */
export function MicrophoneLevel({ stream }: { stream: MediaStream | null }) {
  return stream === null ? <Bars level={0} /> : <Level stream={stream} />
}
