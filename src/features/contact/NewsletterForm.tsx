import { useId, useRef, type ReactNode } from 'react'
import { readDraft, writeDraft } from '@/lib/drafts.ts'
import { useDialogInHistory } from '@/ui/useDialogInHistory.ts'
import { contactDraft } from './contactKind.ts'
import { ContactPart } from './ContactPart.tsx'
import { ContactDialog } from './lazyForms.ts'

type Props = {
  /** Names the dialog in the browser's history; one of a kind on a page. */
  place: string
  label: string
  /** What stands in the empty box. */
  hint: string
  formLook: string
  inputLook: string
  /** The submit button. */
  children: ReactNode
}

/** An e-mail box that leads to the contact dialog for the newsletter, with the e-mail filled in. What is typed before the app is ready stays. */
export function NewsletterForm({ place, label, hint, formLook, inputLook, children }: Props) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const dialog = useDialogInHistory(`contact ${place}`)
  return (
    <>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          // What is typed here goes on in the dialog, whenever that comes.
          const email = box.current?.value.trim()
          if (email) writeDraft(contactDraft, { ...readDraft(contactDraft), email })
          dialog.show()
        }}
        className={formLook}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input ref={box} id={id} type="email" autoComplete="email" placeholder={hint} onFocus={ContactDialog.preload} className={`min-h-12 min-w-0 flex-1 rounded-control border-[1.5px] border-edge bg-paper px-4 text-ink placeholder:text-ink-soft ${inputLook}`} />
        {children}
      </form>
      <ContactPart dialog={dialog} kind={{ type: 'newsletter' }} />
    </>
  )
}
