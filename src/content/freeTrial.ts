/** The times offered on /free-trial (CONTRACT.md §2); values are sent as they are. */
export const trialTimes = ['01:00 PM', '02:00 PM', '03:00 PM', '04:00 PM', '05:00 PM'] as const
/** Keys of `site:freeTrial.programs`. */
export const trialPrograms = ['coding', 'math', 'ela'] as const
/** Keys of `site:freeTrial.gradeBands`. */
export const gradeBands = ['1-2', '3-4', '5-6', '7-8', '9-12'] as const
