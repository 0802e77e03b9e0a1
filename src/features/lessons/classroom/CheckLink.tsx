import { Mic } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import type { Listing } from '@/api/listings.ts'
import { pathTo } from '@/paths.ts'
import { LoadButtonLink } from '@/ui/base/LoadLink.tsx'

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
