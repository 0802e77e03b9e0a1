import drawing from './liveLesson.svg'

/** A drawing of a live lesson: a teacher, a raised hand, a board. */
export const LiveLesson = ({ className }: { className: string }) => (
  <img
    src={drawing}
    alt=""
    width={480}
    height={432}
    loading="lazy"
    draggable={false}
    className={`mx-auto w-full ${className}`}
  />
)
