import { courses, type CatalogCourse } from '@/content/courses.ts'
import { Picture } from '@/ui/base/Picture.tsx'
import { Leaf } from '@/ui/base/Sapling.tsx'
import { tints } from '@/ui/base/tints.ts'

/** The position of each course's fruit; null for a course that isn't on the tree. */
const fruits: Record<CatalogCourse['id'], string | null> = {
  quran: 'left-[17%] top-[17%]',
  coding: 'left-[56%] top-[7%]',
  mentalArithmetic: 'left-[39.5%] top-[26%]',
  chess: 'left-[69%] top-[33%]',
  robotics: 'left-[15%] top-[45%]',
  sat: 'left-[2%] top-[69%]',
  russian: 'left-[75%] top-[63%]',
  mentalMathematics: null,
  business: null,
  phonics: null,
}

/** A sapling whose fruits are subjects, on a green ground. */
export function FruitTree() {
  return (
    <div aria-hidden="true" className="relative mx-auto aspect-square w-full max-w-sm">
      <svg viewBox="0 0 480 480" focusable="false" fill="none" className="size-full">
        <circle cx="240" cy="232" r="232" className="fill-paper/45" />
        <circle cx="240" cy="232" r="166" className="fill-paper/55" />
        <ellipse cx="240" cy="444" rx="150" ry="29" className="fill-pine" />
        <g className="stroke-leaf" strokeLinecap="round">
          <path d="M239 444 241 216" strokeWidth="16" />
          <path d="M240 352c-44-4-82-22-104-70" strokeWidth="9" />
          <path d="M240 264c-40-12-78-42-98-92" strokeWidth="9" />
          <path d="M241 232c28-18 56-66 70-122" strokeWidth="9" />
          <path d="M241 308c48-6 92-38 116-88" strokeWidth="9" />
          <path d="M240 392c-60 2-118-8-158-32" strokeWidth="8" />
          <path d="M240 384c52 0 100-16 140-48" strokeWidth="8" />
        </g>
        <Leaf x={180} y={336} angle={196} />
        <Leaf x={196} y={236} angle={246} gold />
        <Leaf x={284} y={184} angle={-8} />
        <Leaf x={304} y={286} angle={-6} gold />
        <Leaf x={170} y={390} angle={150} />
        <Leaf x={318} y={374} angle={26} />
      </svg>
      {courses.map(({ id, picture, tint }) => {
        const position = fruits[id]
        if (position === null) return null
        return (
          <span
            key={id}
            className={`absolute grid size-[21%] place-items-center rounded-[26%] shadow-float ring-4 ring-paper/60 ${tints[tint]} ${position}`}
          >
            <Picture name={picture} size={56} className="h-auto w-[56%]" />
          </span>
        )
      })}
    </div>
  )
}
