import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useAuth } from '@/auth/AuthContext.ts'
import { groupPlans, individualPlans, lowestPrice, planKindOf } from '@/content/plans.ts'
import { money } from '@/i18n/format.ts'
import { paths } from '@/paths.ts'
import { useClientValue } from '@/ui/browser/useClientValue.ts'
import { UnlessBooked, TrialButton, waitingStep } from './TrialButton.tsx'

/** Elements that the bar must not cover or repeat: another trial button, forms, and the footer's links. */
const places = 'main [data-trial], main form, main fieldset, footer'

/** Scrolled pixels before the bar shows on pages without their own button. */
const threshold = 200

function isFree(bar: HTMLElement): boolean {
  const line = innerHeight - bar.offsetHeight
  const focused = document.activeElement
  return (
    scrollY > threshold &&
    bar.offsetHeight < innerHeight / 4 &&
    ![...document.querySelectorAll(places)].some((place) => {
      const { top, bottom, height } = place.getBoundingClientRect()
      return height > 0 && bottom > 0 && top < innerHeight
    }) &&
    (focused === null ||
      focused.matches('body, main') ||
      bar.contains(focused) ||
      focused.getBoundingClientRect().bottom <= line ||
      focused.getBoundingClientRect().top >= innerHeight)
  )
}

/** The free-trial button within reach of the thumb while no other trial button is in view. Only on phones, and only for visitors. */
export function TrialBar() {
  const { t } = useTranslation(['trialBar', 'common'])
  const { user } = useAuth()
  const bar = useRef<HTMLElement>(null)
  const [shown, setShown] = useState(false)
  const continues = useClientValue(waitingStep, null) !== null
  const { pathname, search } = useLocation()
  const inList = pathname === paths.lessons
  const plans = pathname === paths.pricing && planKindOf(search) === 'individual' ? individualPlans : groupPlans

  // Effect: the scroll position, the size of the window, and the focus.
  useEffect(() => {
    const update = () => {
      const free = bar.current !== null && isFree(bar.current)
      setShown(free)
      // Makes the browser scroll a focused element to above the bar.
      document.documentElement.style.scrollPaddingBottom = free ? `${bar.current!.offsetHeight + 16}px` : ''
    }
    let frame = 0
    const atNextFrame = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(update)
    }
    update()
    const listening = new AbortController()
    for (const event of ['scroll', 'resize', 'focusin'])
      addEventListener(event, atNextFrame, { passive: true, signal: listening.signal })
    return () => {
      listening.abort()
      cancelAnimationFrame(frame)
      document.documentElement.style.scrollPaddingBottom = ''
    }
  }, [user])

  if (user !== null) return null
  return (
    <section
      ref={bar}
      aria-label={t('label')}
      data-shown={shown}
      className={`fixed inset-x-0 bottom-0 z-20 flex items-center gap-2.5 border-t border-line bg-paper px-4 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] shadow-float transition-[translate,visibility] md:hidden print:hidden ${shown ? '' : 'invisible translate-y-full'}`}
    >
      <UnlessBooked>
        {/* A visitor with an unfinished booking knows the price, and the button's text is longer. In the list, each class has its own price. */}
        {!continues && !inList && (
          <p className="flex-1 text-[0.9375rem] leading-tight font-bold whitespace-pre text-pine">
            {t('price', { price: money(lowestPrice(plans)) })}
          </p>
        )}
        <TrialButton size="bar" wide={continues || inList}>
          {t('common:nav.bookTrial')}
        </TrialButton>
      </UnlessBooked>
    </section>
  )
}
