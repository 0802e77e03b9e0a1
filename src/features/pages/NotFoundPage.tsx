import { Search } from 'lucide-react'
import type { FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useHref, useNavigate } from 'react-router-dom'
import { paths, pathTo } from '@/paths.ts'
import { Button, ButtonLink } from '@/ui/base/Button.tsx'
import { PageMeta } from '@/ui/base/PageMeta.tsx'
import { Scene } from '@/ui/base/Scene.tsx'
import { SubjectGrid } from './SubjectGrid.tsx'

export function NotFoundPage() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const lessons = useHref(paths.lessons)

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const value = new FormData(event.currentTarget).get('q')
    const q = typeof value === 'string' ? value.trim() : ''
    void navigate(pathTo.lessons(q === '' ? {} : { q }))
  }

  return (
    <>
      <PageMeta title={t('notFound.title')} hidden />
      <div className="page flex flex-col gap-14 pt-8 pb-20 sm:pt-12">
        <div className="grid items-center gap-8 md:grid-cols-[1.5fr_1fr] lg:gap-16">
          <div className="space-y-5">
            <h1 className="text-6xl">{t('notFound.title')}</h1>
            <p className="max-w-xl text-lg text-ink-soft">{t('notFound.text')}</p>
            {/* `action` and `name` make the search work before hydration, too. */}
            <form role="search" action={lessons} onSubmit={search} className="flex max-w-xl flex-wrap gap-3">
              <label className="relative min-w-60 flex-1">
                <span className="sr-only">{t('notFound.search')}</span>
                <Search
                  aria-hidden="true"
                  className="pointer-events-none absolute top-3.5 left-4 size-5 text-ink-soft"
                />
                <input
                  type="search"
                  name="q"
                  placeholder={t('notFound.search')}
                  className="min-h-12 w-full rounded-control border-2 border-edge bg-paper pr-4 pl-12 placeholder:text-ink-soft"
                />
              </label>
              <Button type="submit">{t('notFound.searchButton')}</Button>
            </form>
            <ButtonLink to={paths.home} variant="quiet" className="-ml-5">
              {t('notFound.home')}
            </ButtonLink>
          </div>
          <Scene name="signpost" className="mx-auto w-full max-w-72" />
        </div>
        <section aria-labelledby="subjects">
          <h2 id="subjects" className="mb-6 text-3xl">
            {t('notFound.subjects')}
          </h2>
          <SubjectGrid />
        </section>
      </div>
    </>
  )
}
