import { useTranslation } from 'react-i18next'
import type { Level } from '@/content/courses.ts'
import { difficultyDots } from '@/content/upcomingCourses.ts'

export function DifficultyDots({ level }: { level: Level }) {
  const { t } = useTranslation('courses')
  const filled = difficultyDots(level)
  const label = t(`level.${level}`)
  return (
    <span className="inline-flex items-center gap-2">
      <span aria-hidden="true" data-filled={filled} className="flex gap-1">
        {[1, 2, 3].map((dot) => (
          <span
            key={dot}
            className={`size-2.5 rounded-full border-[1.5px] ${dot <= filled ? 'border-leaf bg-leaf' : 'border-edge'}`}
          />
        ))}
      </span>
      <span aria-hidden="true">{label}</span>
      <span className="sr-only">{t('stats.level', { level: label })}</span>
    </span>
  )
}
