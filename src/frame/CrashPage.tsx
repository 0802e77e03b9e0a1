import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { Button, buttonLook } from '@/ui/Button.tsx'
import { PageMeta } from '@/ui/PageMeta.tsx'
import { Sapling } from '@/ui/Sapling.tsx'
import { useOnline } from '@/ui/useOnline.ts'

/** What stands where a page broke: what happened, and two ways on. A page that broke for want of a connection comes with it. */
export function CrashNote() {
  const { t } = useTranslation()
  const home = useHref(paths.home)
  const online = useOnline()
  const [wasOnline] = useState(online)
  // Outside React: the whole page, as a browser does not ask again for code that once failed to come.
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
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{t('crash.reload')}</Button>
            {/* A whole load, so that nothing of the broken page remains. */}
            <a href={home} className={buttonLook({ variant: 'secondary' })}>
              {t('crash.home')}
            </a>
          </div>
        </>
      )}
    </div>
  )
}

/** The same when not even the frame could be shown. */
export const CrashPage = () => (
  <main>
    <CrashNote />
  </main>
)
