import { env } from '@/env.ts'

/** Whether a part of the site is shown: samples only while VITE_SHOW_SAMPLES is on. */
export const isShown = ({ sample }: { sample: boolean }): boolean => !sample || env.showSamples !== 'false'
