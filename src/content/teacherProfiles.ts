import type { CatalogueCourse } from './courses.ts'

/** The courses whose page introduces a teacher (`coursePages:profile.<id>`). These teachers do not exist. */
export const teacherProfiles = {
  sample: true,
  portraits: {
    quran: 'manTeacher',
    coding: 'womanTeacher',
    robotics: 'manTeacher',
    mentalArithmetic: 'womanTeacher',
    chess: 'manTeacher',
  },
} as const satisfies { sample: boolean; portraits: Partial<Record<CatalogueCourse['id'], string>> }

export type ProfiledCourseId = keyof typeof teacherProfiles.portraits

/** Whether a course has a teacher profile. */
export const hasProfile = (id: CatalogueCourse['id']): id is ProfiledCourseId =>
  Object.hasOwn(teacherProfiles.portraits, id)
