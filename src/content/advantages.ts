/** The reasons on the home page: `home:whyChoose.items.<id>`. */
export const whyChoose = [
  { id: 'differentLessons', picture: 'openBook' },
  { id: 'freeTrial', picture: 'balloon' },
  { id: 'improvement', picture: 'seedling' },
  { id: 'guarantee', picture: 'shield' },
  { id: 'affordablePrices', picture: 'moneyBag' },
  { id: 'verifiedTeachers', picture: 'womanTeacher' },
] as const

/** The strip on the home page: `home:strip.items.<id>`. */
export const strip = [
  { id: 'liveLessons', picture: 'laptop' },
  { id: 'qualifiedTeachers', picture: 'manTeacher' },
  { id: 'flexibleSchedule', picture: 'clock' },
  { id: 'studentAge', picture: 'girl' },
] as const

/** The advantages grid: `courses:advantages.<id>`. Wide cards span two of three columns, so that eight cards fill four rows. */
export const advantages = [
  { id: 'liveTeacher', picture: 'womanTeacher', wide: true, featured: true },
  { id: 'smallGroups', picture: 'boy', wide: false, featured: false },
  { id: 'projects', picture: 'robot', wide: false, featured: false },
  { id: 'mentorChat', picture: 'womanHeadscarf', wide: true, featured: false },
  { id: 'videoLessons', picture: 'rocket', wide: true, featured: false },
  { id: 'twoLanguages', picture: 'globe', wide: false, featured: false },
  { id: 'homework', picture: 'pencil', wide: false, featured: false },
  { id: 'familyView', picture: 'calendar', wide: true, featured: true },
] as const
