import { useTranslation } from 'react-i18next'

/** The title and description of a page, which React moves to the head; every page renders it first. `hidden` adds noindex. */
export function PageMeta({
  title,
  description,
  hidden = false,
}: {
  title: string
  description?: string
  hidden?: boolean
}) {
  const { t } = useTranslation()
  return (
    <>
      <title>{title === t('brand') ? title : t('titleSuffix', { title })}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {hidden && <meta name="robots" content="noindex" />}
    </>
  )
}
