import { i18n } from '@/i18n/i18n.ts'
import type { Fault } from '@/lib/fault.ts'
import { notify } from '@/ui/dialog/dialogs.ts'
import { useFaultWords } from '@/ui/error/useFaultWords.ts'

/** Shows why enrolling failed; resolves when the notice is closed. */
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
