import { en, uz } from '../../words.ts'
import { type Row, all, home, strip, advantages, inUzbek } from './siteWords.ts'
import { pageRows } from './pageTable.ts'

export const pricingRows: Row[] = [
  {
    section: '§2 strip',
    what: 'four',
    address: home,
    region: strip,
    role: 'text',
    names: all(
      'home:strip.items.liveLessons.title',
      'home:strip.items.qualifiedTeachers.title',
      'home:strip.items.flexibleSchedule.title',
      'home:strip.items.studentAge.title',
    ),
  },
  {
    section: '§2 advantages',
    what: 'eight',
    address: home,
    region: advantages,
    role: 'heading',
    names: all(
      'courses:advantages.liveTeacher.title',
      'courses:advantages.smallGroups.title',
      'courses:advantages.projects.title',
      'courses:advantages.mentorChat.title',
      'courses:advantages.videoLessons.title',
      'courses:advantages.twoLanguages.title',
      'courses:advantages.homework.title',
      'courses:advantages.familyView.title',
    ),
  },
  {
    section: '§2 testimonials',
    what: 'count',
    address: home,
    role: 'text',
    names: {
      en: [en('home:testimonials.happyStudents', { students: '10,000' }), '+1'],
      uz: [uz('home:testimonials.happyStudents', { students: inUzbek('10,000') }), '+1'],
    },
  },

  {
    section: '§9 group plans',
    what: 'money',
    address: '/pricing',
    role: 'text',
    names: ['$200', '$160', '$400', '$280', '$600', '$360'],
  },
  {
    section: '§9 group plans',
    what: 'saving',
    address: '/pricing',
    role: 'text',
    names: all(
      ['pricing:save', { amount: '$40' }],
      ['pricing:percentOff', { percent: 20 }],
      ['pricing:save', { amount: '$120' }],
      ['pricing:percentOff', { percent: 30 }],
      ['pricing:save', { amount: '$240' }],
      ['pricing:percentOff', { percent: 40 }],
    ),
  },
  {
    section: '§9 group plans',
    what: 'lessons',
    address: '/pricing',
    role: 'text',
    names: {
      en: [
        '8 live lessons a month',
        '$20 per lesson',
        '12 live lessons a month',
        '$23.33 per lesson',
        '16 live lessons a month',
        '$22.50 per lesson',
      ],
      uz: ['Oyiga 8 ta jonli dars', 'Oyiga 12 ta jonli dars', 'Oyiga 16 ta jonli dars'],
    },
  },
  {
    section: '§9 individual plans',
    what: 'money',
    address: '/pricing?plan=individual',
    role: 'text',
    names: ['$200', '$400', '$350', '$600', '$480'],
  },
  {
    section: '§9 individual plans',
    what: 'saving, and the percent only where it agrees',
    address: '/pricing?plan=individual',
    role: 'text',
    names: all(
      ['pricing:save', { amount: '$50' }],
      ['pricing:save', { amount: '$120' }],
      ['pricing:percentOff', { percent: 20 }],
    ),
  },
  {
    section: '§9 individual plans',
    what: 'lessons',
    address: '/pricing?plan=individual',
    role: 'text',
    names: {
      en: ['8 live lessons a month', '16 live lessons a month', '32 live lessons a month'],
      uz: ['Oyiga 8 ta jonli dars', 'Oyiga 16 ta jonli dars', 'Oyiga 32 ta jonli dars'],
    },
  },
  ...pageRows,
]
