import { Check, Copy } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { copyText } from '@/lib/files/copyText.ts'
import { inputClass } from './inputClass.ts'
import { Button } from './Button.tsx'

/** Three buttons in a row: on a phone equally wide, without room for icons next to the text; fewer per row if the text is large. */
export const shareRow = 'grid grid-cols-[repeat(auto-fit,minmax(min(5.75rem,100%),1fr))] gap-2.5 sm:flex sm:flex-wrap'
export const inShareRow = 'px-2! sm:px-4!'

type Props = {
  text: string
  label: string
  /** Announced after success. */
  copied: string
  /** Labels the field with the text, which appears if it failed. */
  field: string
  /** Other buttons of the same row, which on phones has equal columns. */
  before?: ReactNode
  children?: ReactNode
}

/** Copies a text, and shows it for copying by hand if that fails. */
export function CopyButton({ text, label, copied, field, before, children }: Props) {
  const { t } = useTranslation('common')
  const [done, setDone] = useState<boolean | null>(null)
  const inRow = before !== undefined
  const Icon = done === true ? Check : Copy
  return (
    <>
      <div className={inRow ? shareRow : 'flex flex-wrap gap-2.5'}>
        {before}
        <Button
          variant="secondary"
          size="small"
          className={inRow ? inShareRow : ''}
          onClick={() => void copyText(text).then(setDone)}
        >
          <Icon aria-hidden="true" className={`size-4 shrink-0 text-leaf-dark ${inRow ? 'max-sm:hidden!' : ''}`} />
          <span>{label}</span>
        </Button>
        {children}
      </div>
      <p role="status" className="text-sm font-semibold text-leaf-dark">
        {done === null ? null : done ? copied : t('copyFailed')}
      </p>
      {done === false && (
        <input
          aria-label={field}
          readOnly
          value={text}
          onFocus={(focused) => focused.target.select()}
          className={inputClass}
        />
      )}
    </>
  )
}
