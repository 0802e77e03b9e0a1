import { buttonClass } from '@/ui/base/Button.tsx'

/** The action of the link that covers a card; drawn as a button in a card with other links. */
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
