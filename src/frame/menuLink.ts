import type { MouseEvent } from 'react'
import type { DialogInHistory } from '@/ui/useDialogInHistory.ts'

export type Menu = Pick<DialogInHistory, 'close' | 'leave'>

/** For the links in a menu: the page that one leads to takes the place of the menu in the history, so that Back leads to the page below it. */
export const menuLink = ({ close, leave }: Menu) => ({
  replace: true,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return // opens elsewhere
    if (event.currentTarget.href !== location.href) return leave()
    event.preventDefault()
    close()
  },
})
