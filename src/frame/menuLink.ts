import type { MouseEvent } from 'react'
import type { useDialog } from '@/ui/dialog/useDialog.ts'

export type Menu = Pick<ReturnType<typeof useDialog>, 'close' | 'leave' | 'replaceWith'>

/** Props of a link in a menu: the new page replaces the history entry of the menu, so Back skips the menu. */
export const menuLink = ({ close, leave }: Pick<Menu, 'close' | 'leave'>) => ({
  replace: true,
  onClick: (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return // opens a new tab
    if (event.currentTarget.pathname !== location.pathname || event.currentTarget.search !== '') return leave()
    event.preventDefault()
    close()
  },
})
