import type { ReactNode } from 'react'
import { Button } from '@/ui/base/Button.tsx'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import type { ContactKind } from './contactKind.ts'
import { ContactDialog } from '@/features/pages/lazyParts.ts'

type Props = {
  kind: ContactKind
  variant?: 'primary' | 'secondary' | 'quiet' | 'light'
  size?: 'normal' | 'small'
  wide?: boolean
  children: ReactNode
}

export function ContactButton({
  kind: { type, course },
  variant = 'primary',
  size = 'normal',
  wide = false,
  children,
}: Props) {
  const { show } = useDialog()
  const open = () => show(course === undefined ? type : `${type}.${course}`)
  return (
    <Button
      variant={variant}
      size={size}
      wide={wide}
      aria-haspopup="dialog"
      onPointerEnter={ContactDialog.preload}
      onFocus={ContactDialog.preload}
      onClick={open}
    >
      {children}
    </Button>
  )
}
