import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { courses } from '@/content/courses.ts'
import { paths, pathTo } from '@/paths.ts'
import { Picture } from '@/ui/Picture.tsx'
import { tints } from '@/ui/tints.ts'

/** The ten courses in two columns, and the way to all of them. */
export function SubjectsPanel() {
  const { t } = useTranslation(['common', 'courses'])
  return (
    <>
        <ul className="grid grid-cols-2 gap-1">
          {courses.map(({ id, slug, tint, picture }) => (
            <li key={id}>
              <Link to={pathTo.course(slug)} className="flex min-h-14 items-center gap-3 rounded-control p-2 font-semibold hover:bg-cream">
                <span className={`grid size-10 shrink-0 place-items-center rounded-xl ${tints[tint]}`}>
                  <Picture name={picture} size={26} />
                </span>
                {t(`courses:course.${id}.name`)}
              </Link>
            </li>
          ))}
        </ul>
        <Link to={paths.subjects} className="mt-2 block rounded-control p-3 text-center font-bold text-leaf-dark hover:bg-leaf-tint">
          {t('nav.allSubjects')}
        </Link>
    </>
  )
}
