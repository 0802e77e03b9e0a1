import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { LoaderCircle } from 'lucide-react'

type ButtonStyle = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'light'
  size?: 'normal' | 'small' | 'bar'
  wide?: boolean
}

const variants = {
  // Pressing it hides the darker bottom edge.
  primary:
    'bg-leaf text-paper shadow-[inset_0_-2px_0_#0a5a42] hover:bg-leaf-dark active:shadow-none active:translate-y-px',
  secondary: 'bg-paper text-ink border-[1.5px] border-line hover:border-edge active:translate-y-px',
  quiet: 'text-leaf-dark hover:bg-leaf-tint',
  danger: 'bg-paper text-brick border-[1.5px] border-brick hover:bg-brick-tint active:translate-y-px',
  light: 'bg-sun text-pine hover:bg-butter active:translate-y-px',
} as const

const sizes = {
  normal: 'min-h-12 px-5 py-3',
  small: 'min-h-11 px-4 py-2 text-sm',
  bar: 'min-h-12 px-3 py-2 text-[0.9375rem]',
} as const

/** The class names of a button, also for links. */
export const buttonClass = ({ variant = 'primary', size = 'normal', wide = false }: ButtonStyle = {}) =>
  `inline-flex items-center justify-center gap-2 rounded-control font-bold leading-tight text-center transition-[background-color,border-color,translate,box-shadow] disabled:opacity-60 ${sizes[size]} ${variants[variant]} ${wide ? 'w-full' : ''}`

type ButtonProps = ButtonStyle &
  Omit<ComponentProps<'button'>, 'type'> & {
    type?: 'button' | 'submit'
    busy?: boolean
    busyLabel?: string | undefined
    children: ReactNode
  }

/** A button. While `busy` it is disabled and shows a spinner with `busyLabel`. */
export function Button({
  variant,
  size,
  wide,
  type = 'button',
  busy = false,
  busyLabel,
  disabled,
  className = '',
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- always "button" or "submit"
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant, size, wide } as ButtonStyle)} ${className}`}
      {...rest}
    >
      {busy && <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin" />}
      <span className="contents">{busy ? (busyLabel ?? children) : children}</span>
    </button>
  )
}

/** A link within the app, styled as a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  className = '',
  ...rest
}: ButtonStyle & ComponentProps<typeof Link>) {
  return <Link className={`${buttonClass({ variant, size, wide } as ButtonStyle)} ${className}`} {...rest} />
}
