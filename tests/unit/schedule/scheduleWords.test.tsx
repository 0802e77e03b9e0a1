import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { i18n, loadWords, startI18n } from '@/i18n/i18n.ts'
import type { Language } from '@/i18n/language.ts'
import { planOf } from '@/listing/schedule/listingSchedule.ts'
import { useScheduleWords } from '@/listing/schedule/useScheduleWords.ts'

afterEach(() => vi.unstubAllEnvs())

const american = (except = '') => ({
  description: `Lessons: 8, every Mon and Wed, 17:00-17:50 (America/New_York), from 2026-11-16.${except}`,
  startDate: '2026-11-16T22:00:00.000Z',
})
const uzbek = {
  description: 'Lessons: every Mon and Wed, 18:00-18:50 (Asia/Tashkent), from 2026-11-16.',
  startDate: '2026-11-16T13:00:00.000Z',
}

it.each<[Language, string, string, { description: string; startDate: string }]>([
  ['en', 'America/New_York', '8 lessons, Mon and Wed, 5:00–\u20605:50\u00a0PM', american()],
  ['uz', 'America/New_York', '8 ta dars, dushanba va chorshanba, 17:00–\u206017:50', american()],
  // In the reader's zone, on the next day where the lessons are later.
  ['en', 'Asia/Tashkent', '8 lessons, Tue and Thu, 3:00–\u20603:50\u00a0AM', american()],
  // Only the clocks of the reader change.
  ['en', 'America/New_York', 'Every Mon and Wed, 8:00–\u20608:50\u00a0AM; from Mar 15: 9:00\u00a0AM', uzbek],
  [
    'uz',
    'America/New_York',
    'Har dushanba va chorshanba, 08:00–\u206008:50; 15-\u2060mart kunidan boshlab: 09:00',
    uzbek,
  ],
  [
    'en',
    'America/New_York',
    '8 lessons, Mon and Wed, 5:00–\u20605:50\u00a0PM; no lesson on Nov 18, Nov 25',
    american(' Except 2026-11-18, 2026-11-25.'),
  ],
  [
    'uz',
    'America/New_York',
    '8 ta dars, dushanba va chorshanba, 17:00–\u206017:50; dars boʻlmaydi: 18-\u2060noyabr',
    american(' Except 2026-11-18.'),
  ],
  [
    'en',
    'America/New_York',
    '8 lessons, Mon and Wed, 5:00–\u20605:50\u00a0PM; no lesson on Nov 18 and 3 more days',
    american(' Except 2026-11-18, 2026-11-25, 2026-12-02, 2026-12-09.'),
  ],
])('in %s, a reader in %s reads: %s', async (language, zone, words, listing) => {
  vi.stubEnv('TZ', zone)
  await startI18n(language)
  await i18n.changeLanguage(language)
  await loadWords(['classes'])
  const { result } = renderHook(useScheduleWords)
  expect(result.current.lessons(planOf(listing)!, Date.parse('2026-11-17T12:00:00Z'))).toBe(words)
})
