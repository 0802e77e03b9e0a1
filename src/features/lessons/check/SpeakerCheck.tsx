import { Volume2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { systemOf } from '@/lib/device.ts'
import { Button } from '@/ui/base/Button.tsx'
import { CheckCard, Steps, Works } from './CheckCard.tsx'
import { playNotes } from './playNotes.ts'

/** Plays a few notes and asks whether they were audible: no browser can tell. */
export function SpeakerCheck() {
  const { t } = useTranslation('check')
  const [result, setResult] = useState<'untried' | 'playing' | 'played' | 'heard' | 'silent'>('untried')
  const play = () => {
    if (result === 'playing') return
    setResult('playing')
    playNotes().then(
      () => setResult('played'),
      () => setResult('silent'),
    )
  }
  return (
    <CheckCard Icon={Volume2} title={t('speaker.title')} text={t('speaker.text')}>
      <Button variant={result === 'untried' ? 'primary' : 'secondary'} onClick={play}>
        {t('speaker.play')}
      </Button>
      <div role="status" className="empty:hidden">
        {result === 'played' && <p className="font-semibold">{t('speaker.question')}</p>}
        {result === 'heard' && <Works>{t('speaker.heard')}</Works>}
        {result === 'silent' && (
          <div className="space-y-3 rounded-control bg-butter p-4">
            <p className="font-semibold">{t('speaker.silent')}</p>
            <Steps text={t(`steps.silent.${systemOf(navigator)}`)} />
          </div>
        )}
      </div>
      {result !== 'untried' && result !== 'playing' && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" variant="secondary" onClick={() => setResult('heard')}>
            {t('speaker.yes')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => setResult('silent')}>
            {t('speaker.no')}
          </Button>
        </div>
      )}
    </CheckCard>
  )
}
