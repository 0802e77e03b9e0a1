import { useTranslation } from 'react-i18next'
import { claims } from '@/content/claims.ts'
import { homeTestimonials, maxAvatars } from '@/content/testimonials.ts'
import { CarouselWhenNear } from '@/ui/CarouselWhenNear.tsx'
import { Picture } from '@/ui/Picture.tsx'
import { TestimonialCard } from './TestimonialCard.tsx'

/** What families say, one at a time, and how many there are. */
export function TestimonialsSection() {
  const { t } = useTranslation('site')
  const shown = homeTestimonials.slice(0, maxAvatars)
  const more = homeTestimonials.length - shown.length
  const slides = homeTestimonials.map((testimonial) => ({ id: testimonial.id, content: <TestimonialCard testimonial={testimonial} /> }))
  const words = {
    label: t('home.testimonials.label'),
    carousel: t('home.testimonials.carousel'),
    slide: t('home.testimonials.slideRole'),
    previous: t('home.testimonials.previous'),
    next: t('home.testimonials.next'),
    pause: t('home.testimonials.pause'),
    play: t('home.testimonials.play'),
    position: (n: number) => t('home.testimonials.slide', { n, total: homeTestimonials.length }),
  }
  return (
    <section aria-labelledby="testimonials" className="page grid grid-cols-[minmax(0,1fr)] gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.7fr)] lg:gap-14">
      <div className="lg:pt-6">
        <h2 id="testimonials" className="mb-6 text-4xl">
          {t('home.testimonials.title')}
        </h2>
        <div aria-hidden="true" className="mb-3 flex -space-x-3">
          {shown.map(({ id, picture }) => (
            <span key={id} className="grid size-12 place-items-center rounded-full border-[3px] border-cream bg-sky">
              <Picture name={picture} size={32} />
            </span>
          ))}
          {more > 0 && <span className="grid size-12 place-items-center rounded-full border-[3px] border-cream bg-pine text-sm font-bold text-paper">{`+${more}`}</span>}
        </div>
        <p className="text-lg font-bold text-pine">{t('home.testimonials.happyStudents', { students: claims.happyStudents })}</p>
      </div>
      <CarouselWhenNear words={words} slides={slides} />
    </section>
  )
}
