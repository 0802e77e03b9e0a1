import { useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Picture } from '@/ui/base/Picture.tsx'
import { scrollToView } from '@/ui/browser/scrollToView.ts'

/** Replaces the calendar once a time has been booked in it. `focused`: booked just now, so the focus moves here from the calendar. */
export function BookedCard({ focused, email }: { focused: boolean; email: string }) {
  const { t } = useTranslation('trial')
  const title = useId()
  const card = useRef<HTMLDivElement>(null)

  // Effect: the focus, which was in the removed iframe.
  useLayoutEffect(() => {
    if (!focused) return
    card.current?.focus()
    scrollToView(card.current)
  }, [focused])

  return (
    <div
      ref={card}
      role="group"
      aria-labelledby={title}
      tabIndex={-1}
      className="grid justify-items-center gap-3 rounded-[18px] bg-leaf-tint px-5 py-8 text-center outline-none"
    >
      <Picture name="seedling" size={88} eager />
      <p id={title} className="text-xl font-bold text-leaf-dark">
        {t('schedule.booked')}
      </p>
      <p className="max-w-measure wrap-anywhere">{t('schedule.bookedEmail', { email })}</p>
    </div>
  )
}
