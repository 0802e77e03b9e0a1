import { useId, useRef, type ReactNode } from 'react'
import { restoreDraft, writeDraft } from '@/lib/storage/drafts.ts'
import { useDialog } from '@/ui/dialog/useDialog.ts'
import { contactDraft } from './contactKind.ts'
import { ContactDialog } from '@/features/pages/lazyParts.ts'

type Props = {
  label: string
  placeholder: string
  formClass: string
  inputClass: string
  /** The submit button. */
  children: ReactNode
}

/** Opens the newsletter dialog with the email filled in. Uncontrolled, so that text typed before hydration survives. */
export function NewsletterForm({ label, placeholder, formClass, inputClass, children }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { show } = useDialog()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The dialog starts from the draft.
        const email = input.current?.value.trim()
        if (email) writeDraft(contactDraft, { ...restoreDraft(contactDraft, { name: '', phoneNumber: '' }), email })
        show('newsletter')
      }}
      className={formClass}
    >
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        ref={input}
        id={id}
        type="email"
        autoComplete="email"
        placeholder={placeholder}
        onFocus={ContactDialog.preload}
        className={`min-h-12 min-w-0 flex-1 rounded-control border-[1.5px] border-edge bg-paper px-4 text-ink placeholder:text-ink-soft ${inputClass}`}
      />
      {children}
    </form>
  )
}
