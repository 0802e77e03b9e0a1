import { carouselLook, type CarouselProps } from './carouselLook.ts'
import { lazyComponent } from './lazyComponent.ts'
import { LazyPlace } from './LazyPlace.tsx'
import { useArrival } from './useArrival.ts'

const Carousel = lazyComponent(() => import('./Carousel.tsx'), 'Carousel')

/** The first slide, standing still; the others lie invisible in the same place, so that the tallest gives the height. */
const FirstSlide = ({ slides }: CarouselProps) => (
  <div className={carouselLook.box}>
    <div className={carouselLook.buttons} />
    <div className="grid">
      {slides.map(({ id, content }, index) => (
        <div key={id} aria-hidden={index !== 0} className={`col-start-1 row-start-1 min-w-0 ${index === 0 ? '' : 'invisible'}`}>
          {content}
        </div>
      ))}
    </div>
  </div>
)

/** A carousel whose code loads when the reader comes near. Until then, and if it never comes, its first slide stands there. */
export function CarouselWhenNear(props: CarouselProps) {
  const [ref, arrival] = useArrival('600px')
  const still = <FirstSlide {...props} />
  const near = arrival === 'here' || arrival === 'arrived'
  return (
    <div ref={ref}>
      {near ? (
        <LazyPlace of={Carousel} waiting={still} failed={() => still}>
          <Carousel {...props} />
        </LazyPlace>
      ) : (
        still
      )}
    </div>
  )
}
