import type { PictureName } from '@/ui/base/pictures.ts'
import { Picture } from '@/ui/base/Picture.tsx'

const positions = ['lg:top-[4%] lg:-right-2', 'lg:bottom-[20%] lg:-left-8', 'lg:right-0 lg:bottom-[3%]'] as const

/** The illustration of a course with its facts: around it on wide screens, next to it on phones. */
export function HeroArt({ picture, facts }: { picture: PictureName; facts: readonly { id: string; label: string }[] }) {
  return (
    <div className="relative mx-auto flex w-full max-w-sm flex-wrap items-center gap-5 max-md:ml-0 md:max-lg:flex-col lg:block">
      <div className="relative grid aspect-square w-32 shrink-0 place-items-center md:w-52 lg:w-full">
        <span aria-hidden="true" className="absolute inset-0 rounded-full bg-paper/45" />
        <span aria-hidden="true" className="absolute inset-[14%] rounded-full bg-paper/60" />
        <Picture name={picture} size={216} eager className="relative size-[56%]" />
      </div>
      <ul className="flex min-w-0 max-md:basis-28 max-md:grow flex-wrap gap-2 md:max-lg:justify-center">
        {facts.map(({ id, label }, index) => (
          <li
            key={id}
            className={`rounded-full bg-paper px-3.5 py-1.5 text-sm font-bold text-pine lg:absolute lg:rounded-[18px] lg:px-5 lg:py-3 lg:text-base lg:shadow-soft ${positions[index] ?? ''}`}
          >
            {label}
          </li>
        ))}
      </ul>
    </div>
  )
}
