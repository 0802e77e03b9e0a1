import { Picture } from '@/ui/Picture.tsx'

const faces = ['girl', 'boy', 'womanHeadscarf', 'man'] as const

/** Some of the people who learn here. */
export const HeroFaces = () => (
  <div aria-hidden="true" className="hidden -space-x-3 sm:flex">
    {faces.map((face) => (
      <span key={face} className="grid size-11 place-items-center rounded-full border-[3px] border-cream bg-sky">
        <Picture name={face} size={30} />
      </span>
    ))}
  </div>
)
