import { carouselClasses, type CarouselProps } from './carouselClasses.ts'
import { lazyComponent } from '@/ui/loading/lazyComponent.ts'
import { WhenNear } from '@/ui/loading/WhenNear.tsx'

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
  const placeholder = <FirstSlide {...props} />
  return (
    <WhenNear of={Carousel} waiting={placeholder} failed={placeholder}>
      <Carousel {...props} />
    </WhenNear>
  )
}
