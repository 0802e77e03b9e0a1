import { useClientValue } from '@/ui/browser/useClientValue.ts'

/** Whether the page is hydrated. Until then, prerendered forms are disabled: input would be lost, and a submission would put it into the URL. */
export const useReady = (): boolean => useClientValue<boolean>(() => true, false)
