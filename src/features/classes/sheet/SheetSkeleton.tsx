import { useTranslation } from 'react-i18next'

/** The text of a sheet while the listing loads. */
export function SheetSkeleton() {
  const { t } = useTranslation()
  return (
    <div aria-busy="true">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <div aria-hidden="true" className="space-y-4">
        <div className="skeleton h-28" />
        <div className="skeleton h-6 w-1/2" />
        <div className="skeleton h-5" />
        <div className="skeleton h-5 w-2/3" />
      </div>
    </div>
  )
}
