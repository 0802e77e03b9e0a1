import type { ComponentProps } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { cleanEmail, suggestEmail } from './email.ts'
import { textLink } from '@/ui/base/linkClass.ts'
import { scrollToView } from '@/ui/browser/scrollToView.ts'
import { useReady } from '@/ui/browser/useClientValue.ts'
import { TextField } from './TextField.tsx'

type Props = { name: string; label: string } & Pick<ComponentProps<'input'>, 'autoComplete'>

/** Scrolls the suggestion into view while typing, since pinned buttons could cover it. A restored draft doesn't scroll. */
function showWhileTyping(offer: HTMLElement | null) {
  if (document.activeElement?.getAttribute('type') === 'email') scrollToView(offer)
}

/** A field for an email address, which suggests the common provider that was probably meant: everything later is sent to that address. */
export function EmailField({ name, label, autoComplete = 'email' }: Props) {
  const { t } = useTranslation('messages')
  const { setValue, setFocus, getFieldState } = useFormContext()
  const ready = useReady()
  const typed: unknown = useWatch({ name })
  // While typing, not on blur: a line that appears on blur would move the button being pressed. The suggestion for a draft shows only after
  // hydration, because the prerendered page has none.
  const meant = ready && typeof typed === 'string' ? suggestEmail(typed) : null
  return (
    <div>
      <TextField
        name={name}
        label={label}
        type="email"
        autoComplete={autoComplete}
        tidy={cleanEmail}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div aria-live="polite">
        {meant !== null && (
          <button
            ref={showWhileTyping}
            type="button"
            onClick={() => {
              setValue(name, meant, { shouldDirty: true, shouldValidate: getFieldState(name).invalid })
              setFocus(name)
            }}
            className={`${textLink} mt-1.5 min-h-11 text-left wrap-anywhere`}
          >
            {t('emailMeant', { email: meant })}
          </button>
        )}
      </div>
    </div>
  )
}
