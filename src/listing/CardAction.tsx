import { buttonClass } from '@/ui/base/Button.tsx'

/** What the link that covers a card does; as a button, it comes before the other links of the card. */
export const CardAction = ({ isButton = false, children }: { isButton?: boolean; children: string }) => (
  <span
    aria-hidden="true"
    className={
      isButton
        ? `${buttonClass({ variant: 'secondary', size: 'small' })} max-sm:px-3`
        : 'font-bold text-leaf-dark group-has-[a:hover]:underline'
    }
  >
    {children}
  </span>
)
