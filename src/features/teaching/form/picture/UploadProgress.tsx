import { useId } from 'react'
import { useTranslation } from 'react-i18next'

/** The progress of an upload; `share` from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useTranslation('teaching')
  const id = useId()
  const percent = Math.round(share * 100)
  return (
    <div className="space-y-1.5">
      <div className="flex justify-between gap-3 text-sm font-semibold">
        <label htmlFor={id}>{t('upload.label')}</label>
        <span aria-hidden="true">{`${percent}%`}</span>
      </div>
      <progress
        id={id}
        value={percent}
        max={100}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line [&::-moz-progress-bar]:bg-sun [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-sun"
      />
    </div>
  )
}
