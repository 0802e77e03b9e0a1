import { Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Listing, useDeleteListing } from '@/api/listings.ts'
import { getToken } from '@/api/token.ts'
import { titleForDialog } from '@/listing/listingText.ts'
import { i18n } from '@/i18n/i18n.ts'
import { asFault, type Fault } from '@/lib/fault.ts'
import { confirm, notify } from '@/ui/dialog/dialogs.ts'
import { useFaultWords } from '@/ui/error/useFaultWords.ts'
import { useWait } from '@/ui/error/useWait.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'
import { WaitingButton } from '@/ui/base/WaitingButton.tsx'

type Props = {
  listing: Listing
  remove: ReturnType<typeof useDeleteListing>
  disabled: boolean
  /** Also called after the user has navigated away; `isHere` is false then. */
  onDeleted: (isHere: boolean) => void
}

/** Deletes a class or group after a question that names it and the consequence for its students; shows the reason of a failure. */
export function DeleteListingButton({ listing, remove, disabled, onDeleted }: Props) {
  const { t } = useTranslation('teaching')
  const faultWords = useFaultWords()
  const asking = useRef(false)
  const wait = useWait('delete')

  const tellFailure = (fault: Fault) => {
    wait.heed(fault)
    if (['unauthorized', 'cancelled'].includes(fault.kind)) return // the session has ended: the login page says so
    void notify(
      () => {
        const { text, detail, said } = faultWords(fault, 'deleteText', { server: true, lost: 'lost.listing' })
        return {
          title: i18n.t('messages:deleteTitle'),
          text: [text, detail].filter(Boolean).join(' '),
          said,
          confirm: i18n.t('common:ok'),
        }
      },
      { icon: 'error' },
    )
  }

  const press = async () => {
    if (asking.current) return
    asking.current = true
    const session = getToken()
    const isHere = pageTurn.visit()
    try {
      const sure = await confirm(
        () => ({
          title: i18n.t('common:areYouSure'),
          facts: [[i18n.t(`classes:type.${listing.type}`), titleForDialog(listing)]],
          text: `${i18n.t('teaching:delete.students')}\n\n${i18n.t('common:cannotUndo')}`,
          confirm: i18n.t('teaching:delete.yes'),
          cancel: i18n.t('common:cancel'),
        }),
        { icon: 'warning', danger: true },
      )
      if (!sure || !isHere()) return
      await remove.mutateAsync({ type: listing.type, id: listing.id, session })
      onDeleted(isHere())
    } catch (thrown) {
      if (isHere()) tellFailure(asFault(thrown))
    } finally {
      asking.current = false
    }
  }

  return (
    <WaitingButton
      seconds={wait.seconds}
      variant="danger"
      busy={remove.isPending}
      busyLabel={t('delete.busy')}
      disabled={disabled}
      onClick={() => void press()}
    >
      <Trash2 aria-hidden="true" className="size-5 shrink-0" />
      <span>{t('delete.button')}</span>
    </WaitingButton>
  )
}
