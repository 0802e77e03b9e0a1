import { i18n } from '@/i18n/i18n.ts'
import type { Fault } from '@/lib/fault.ts'
import { notify } from '@/ui/dialog/dialogs.ts'
import { useFaultWords } from '@/ui/error/useFaultWords.ts'

/** Says that enrolling failed, and why; resolves when that is read. */
export function useEnrolComplaint() {
  const faultWords = useFaultWords()
  return (fault: Fault) =>
    notify(
      () => ({
        title: i18n.t('messages:enrolTitle'),
        text: [i18n.t('messages:enrolText'), faultWords(fault, 'enrolText', { lost: 'lost.listing' }).detail]
          .filter(Boolean)
          .join('\n'),
        confirm: i18n.t('common:ok'),
      }),
      { icon: 'error' },
    )
}
