import { Check, Send } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '@/lib/files/copyText.ts'
import { Button } from '@/ui/base/Button.tsx'
import { inputClass } from '@/ui/base/inputClass.ts'

const icon = 'size-4 shrink-0 text-leaf-dark'

/** Shares plain text with other apps if the device supports it, otherwise copies it and says so. */
export function SendToFamily({ text, label }: { text: () => string; label: string }) {
  const { t } = useTranslation('timetable')
  const [copied, setCopied] = useState<{ text: string; done: boolean } | null>(null)
  const send = async () => {
    const message = text()
    if ('share' in navigator) {
      try {
        return await navigator.share({ text: message })
      } catch (error) {
        // Closing the device's share sheet means that no copy is wanted, either.
        if (error instanceof DOMException && error.name === 'AbortError') return
      }
    }
    setCopied({ text: message, done: await copyText(message) })
  }
  return (
    <>
      <Button variant="secondary" size="small" onClick={() => void send()}>
        {copied?.done === true ? (
          <Check aria-hidden="true" className={icon} />
        ) : (
          <Send aria-hidden="true" className={icon} />
        )}
        <span>{label}</span>
      </Button>
      <p role="status" className="basis-full text-sm font-semibold text-leaf-dark">
        {copied !== null && (copied.done ? t('send.copied') : t('send.failed'))}
      </p>
      {copied?.done === false && (
        <textarea
          aria-label={t('send.text')}
          readOnly
          rows={6}
          value={copied.text}
          onFocus={({ target }) => target.select()}
          className={`basis-full ${inputClass}`}
        />
      )}
    </>
  )
}
