import { carouselClasses, type CarouselProps } from './carouselClasses.ts'
import { lazyComponent } from '@/ui/loading/lazyComponent.ts'
import { LazyPlace } from '@/ui/loading/LazyPlace.tsx'
import { useArrival } from '@/ui/loading/useArrival.ts'

const Carousel = lazyComponent(() => import('./Carousel.tsx'), 'Carousel')

/** The first slide without autoplay; the others are stacked invisibly, so that the tallest slide sets the height. */
const FirstSlide = ({ slides }: CarouselProps) => (
  <div className={carouselClasses.box}>
    <div className={carouselClasses.buttons} />
    <div className="grid">
      {slides.map(({ id, content }, index) => (
        <div
          key={id}
          aria-hidden={index !== 0}
          className={`col-start-1 row-start-1 min-w-0 ${index === 0 ? '' : 'invisible'}`}
        >
          {content}
        </div>
      ))}
    </div>
  </div>
)

/** A carousel whose code loads when it is scrolled near. Until then, and if loading fails, it shows its first slide. */
export function CarouselWhenNear(props: CarouselProps) {
  const [ref, arrival] = useArrival('600px')
  const placeholder = <FirstSlide {...props} />
  const near = arrival === 'here' || arrival === 'arrived'
  return (
    <div ref={ref}>
      {near ? (
        <LazyPlace of={Carousel} waiting={placeholder} failed={() => placeholder}>
          <Carousel {...props} />
        </LazyPlace>
      ) : (
        placeholder
      )}
    </div>
  )
}
