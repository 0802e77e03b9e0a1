import type { TFunction } from 'i18next'
import type { CatalogueCourse } from '@/content/courses.ts'
import { faq } from '@/content/pageLists.ts'
import { groupPlans, individualPlans, lowestPrice } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'

export function courseQuestions(t: TFunction<'coursePages'>, course: CatalogueCourse) {
  const answers = {
    duration: t('faq.items.duration.answer', { count: course.stats.weeks }),
    cost: t('faq.items.cost.answer', {
      group: money(lowestPrice(groupPlans)),
      individual: money(lowestPrice(individualPlans)),
    }),
    lessonsCount: t('faq.items.lessonsCount.answer'),
    lessonDuration: t('faq.items.lessonDuration.answer'),
    software: t('faq.items.software.answer'),
    homework: t('faq.items.homework.answer'),
  } as const satisfies Record<(typeof faq)[number], string>
  return faq.map((id) => ({ id, question: t(`faq.items.${id}.question`), answer: answers[id] }))
}
