/**
 * The static claims of CONTRACT.md §1, by the section that shows them. They contradict each other (10,000+, 50K+, 1000+ students; 15 minutes, 2
 * hours, 24 hours), so no page may show two sections with the same measure, and the labels say when each duration holds: office hours, around the
 * clock, at the latest. Labels and durations are messages: `contact:consultation.replyTime` (15 minutes), `site:support.channels.replyTime` (2
 * hours), `site:contact.promise` (24 hours). Uzbek pages use their own number format (`figure` of i18n/format).
 */
export const claims = {
  /** Home hero; labels `home:hero.claims`. */
  home: { students: '10,000+', rating: '4.9/5', support: '24/7' },
  /** The `students` of `home:testimonials.happyStudents`; same as in the hero. */
  happyStudents: '10,000',
  /** About page hero; labels `site:about.claims`. */
  about: { founded: '2019', students: '50K+', instructors: '200+', success: '95%' },
  /** How it works; labels `site:howItWorks.claims`. */
  howItWorks: { activeStudents: '1000+', expertTeachers: '50+', satisfaction: '98%' },
  /** Instructor section of a course page; labels `coursePages:instructor.claims`. */
  instructor: { students: '2,500+', rating: '4.9/5', courses: '15+', hours: '5,000+' },
  /** Consultation block of the home and course pages; label `contact:consultation.consultations`. */
  consultation: { consultations: '15K+' },
  /** Pricing page; label `pricing:claims`. */
  pricing: { graduates: '90%' },
} as const
