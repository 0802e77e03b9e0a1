import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { isShown } from '@/content/isShown.ts'
import { maxAvatars, testimonials } from '@/content/testimonials.ts'
import { figure } from '@/i18n/format.ts'
import { useLanguage } from '@/i18n/i18n.ts'
import { CarouselWhenNear } from '@/ui/carousel/CarouselWhenNear.tsx'
import { Chip } from '@/ui/base/Chip.tsx'
import { Picture } from '@/ui/base/Picture.tsx'
import { TestimonialCard } from '@/features/pages/TestimonialCard.tsx'

export function TestimonialsSection() {
  const { t } = useTranslation(['home', 'common'])
  const language = useLanguage()
  if (!isShown(testimonials)) return null
  const { sample, items } = testimonials
  const shown = items.slice(0, maxAvatars)
  const more = items.length - shown.length
  const slides = items.map((testimonial) => ({
    id: testimonial.id,
    content: (
      <TestimonialCard {...testimonial} {...t(`testimonials.items.${testimonial.id}`, { returnObjects: true })} />
    ),
  }))
  const labels = {
    label: t('testimonials.label'),
    carousel: t('testimonials.carousel'),
    slide: t('testimonials.slideRole'),
    previous: t('testimonials.previous'),
    next: t('testimonials.next'),
    pause: t('testimonials.pause'),
    play: t('testimonials.play'),
    position: (n: number) => t('testimonials.slide', { n, total: items.length }),
  }
  return (
    <section aria-labelledby="testimonials" className="page grid gap-x-14 gap-y-5 lg:grid-cols-[19rem_minmax(0,1fr)]">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 lg:self-start">
        <div className="flex flex-wrap items-center gap-3">
          <h2 id="testimonials" className="text-3xl sm:text-4xl">
            {t('testimonials.title')}
          </h2>
          {sample && <Chip tone="butter">{t('common:sample')}</Chip>}
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <div aria-hidden="true" className="flex -space-x-3">
            {shown.map(({ id, picture }) => (
              <span
                key={id}
                className="grid size-11 sm:size-12 place-items-center rounded-full border-[3px] border-cream bg-sky"
              >
                <Picture name={picture} size={32} />
              </span>
            ))}
            {more > 0 && (
              <span className="grid size-11 sm:size-12 place-items-center rounded-full border-[3px] border-cream bg-pine text-sm font-bold text-paper">{`+${more}`}</span>
            )}
          </div>
          <p className="text-lg font-bold text-pine">
            {t('testimonials.happyStudents', { students: figure(claims.happyStudents, language) })}
          </p>
        </div>
      </div>
      <div className="min-w-0">
        <CarouselWhenNear words={labels} slides={slides} />
      </div>
    </section>
  )
}
