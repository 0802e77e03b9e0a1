import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { Button, buttonClass } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Sapling } from '@/ui/base/Sapling.tsx'
import { useOnline } from '@/ui/browser/useClientValue.ts'

/** Replaces a page that crashed. A crash while offline says so and reloads the page once the device is online again. */
export function CrashNote() {
  const { t } = useTranslation()
  const home = useHref(paths.home)
  const online = useOnline()
  const [wasOnline] = useState(online)
  // Effect: reloads the page, because browsers do not retry a failed dynamic import.
  useEffect(() => {
    if (online && !wasOnline) location.reload()
  }, [online, wasOnline])
  const title = t(wasOnline ? 'crash.title' : 'offline')
  return (
    <div role="alert" className="page grid justify-items-center gap-5 py-16 text-center">
      <PageMeta title={title} hidden />
      <Sapling className="size-16" />
      <h1 className="text-3xl">{title}</h1>
      {wasOnline && (
        <>
          <p className="max-w-measure text-ink-soft">{t('crash.text')}</p>
          {window.crashCode && <p className="text-ink-soft">{t('crash.code', { code: window.crashCode })}</p>}
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
            {/* A full page load instead of <Link>, to discard the broken state. */}
            <a href={home} className={buttonClass({ variant: 'secondary' })}>
              {t('crash.home')}
            </a>
          </div>
        </>
      )}
    </div>
  )
}

/** For crashes outside the page, where the layout can't be shown either. */
export const CrashPage = () => (
  <main>
    <CrashNote />
  </main>
)
