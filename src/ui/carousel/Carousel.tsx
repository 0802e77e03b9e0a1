import { ChevronLeft, ChevronRight, Pause, Play, type LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Swiper as SwiperInstance } from 'swiper'
import { Autoplay, EffectFade } from 'swiper/modules'
import { Swiper, SwiperSlide } from 'swiper/react'
import 'swiper/css'
import 'swiper/css/effect-fade'
import { carouselClasses, type CarouselProps } from './carouselClasses.ts'
import { useInView } from '@/ui/browser/useInView.ts'
import { useCalmMotion } from '@/ui/browser/useMedia.ts'

// Outside the component: new objects on each render would make swiper update.
const modules = [Autoplay, EffectFade]
const autoplay = { delay: 5000, disableOnInteraction: false, waitForTransition: false }
const fadeEffect = { crossFade: true }

const IconButton = ({ icon: Icon, label, onClick }: { icon: LucideIcon; label: string; onClick: () => void }) => (
  <button
    type="button"
    aria-label={label}
    onClick={onClick}
    className="grid size-12 place-items-center rounded-control border-[1.5px] border-line bg-paper text-pine hover:border-edge active:translate-y-px"
  >
    <Icon aria-hidden="true" className="size-5" />
  </button>
)

/**
 * A looping carousel that fades to the next slide every five seconds. It pauses while it is hovered, focused, or out of view, and with reduced
 * motion it plays only on request. Load it with CarouselWhenNear.
 */
export function Carousel({ words, slides }: CarouselProps) {
  const calm = useCalmMotion()
  const [swiper, setSwiper] = useState<SwiperInstance | null>(null)
  const [active, setActive] = useState(0)
  const [asked, setAsked] = useState<boolean | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const [spoken, setSpoken] = useState<number | null>(null)
  const pressed = useRef(false)
  const { inView, watch } = useInView()
  const wanted = asked ?? !calm
  // Swiper's timer runs in every frame: out of view, too, it would make the browser draw the page all the time.
  const running = wanted && !hovered && !focused && inView.size > 0

  // Swiper's autoplay timer.
  useEffect(() => {
    if (running) swiper?.autoplay.start()
    else swiper?.autoplay.stop()
  }, [running, swiper])

  const move = (direction: 'slidePrev' | 'slideNext') => {
    pressed.current = true
    swiper?.[direction]()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks pointer and focus
    <section
      ref={watch}
      data-key="carousel"
      aria-roledescription={words.carousel}
      aria-label={words.label}
      className={carouselClasses.box}
      onPointerEnter={({ pointerType }) => setHovered(pointerType === 'mouse')}
      onPointerLeave={() => setHovered(false)}
      // A mouse click leaves the focus on a button; only visible focus means keyboard use.
      onFocus={({ target }) => setFocused(target.matches(':focus-visible'))}
      onBlur={({ relatedTarget, currentTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
    >
      <div className={carouselClasses.buttons}>
        <IconButton
          icon={wanted ? Pause : Play}
          label={wanted ? words.pause : words.play}
          onClick={() => setAsked(!wanted)}
        />
        <IconButton icon={ChevronLeft} label={words.previous} onClick={() => move('slidePrev')} />
        <IconButton icon={ChevronRight} label={words.next} onClick={() => move('slideNext')} />
        {/* Announced only after a button press, not for autoplay. */}
        <p role="status" className="sr-only">
          {spoken === null ? '' : words.position(spoken)}
        </p>
      </div>
      <Swiper
        modules={modules}
        effect="fade"
        fadeEffect={fadeEffect}
        rewind // from the last slide to the first; a loop would move the slides in the document
        speed={500}
        autoplay={autoplay}
        onSwiper={setSwiper}
        onRealIndexChange={({ realIndex }) => {
          setActive(realIndex)
          setSpoken(pressed.current ? realIndex + 1 : null)
          pressed.current = false
        }}
        className="w-full"
      >
        {slides.map(({ id, content }, index) => (
          <SwiperSlide
            key={id}
            role="group"
            aria-roledescription={words.slide}
            aria-label={words.position(index + 1)}
            aria-hidden={index !== active}
            className="h-auto!"
          >
            {content}
          </SwiperSlide>
        ))}
      </Swiper>
    </section>
  )
}
