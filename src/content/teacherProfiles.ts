import type { CatalogCourse } from './courses.ts'

/** The courses whose page introduces a teacher (`coursePages:profile.<id>`). These teachers do not exist. */
export const teacherProfiles = {
  sample: true,
  portraits: {
    quran: 'manTeacher',
    coding: 'womanTeacher',
    robotics: 'manTeacher',
    mentalArithmetic: 'womanTeacher',
    mentalMathematics: null,
    business: null,
    chess: 'manTeacher',
    sat: null,
    phonics: null,
    russian: null,
  },
} as const satisfies { sample: boolean; portraits: Record<CatalogCourse['id'], string | null> }

type Portraits = typeof teacherProfiles.portraits
type ProfiledCourseId = { [Id in keyof Portraits]: Portraits[Id] extends string ? Id : never }[keyof Portraits]

/** Whether a course has a teacher profile. */
export const hasProfile = (id: CatalogCourse['id']): id is ProfiledCourseId => teacherProfiles.portraits[id] !== null
