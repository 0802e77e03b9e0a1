import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogFailed } from './DialogFailed.tsx'
import { lazyPart } from './lazyPart.tsx'

/** A dialog whose code and words load when it is first opened: said to be on its way meanwhile, with Try again where they do not come. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>, namespaces: readonly string[]) {
  const { Part, preload } = lazyPart(load, namespaces)

  /** `onGiveUp`: the reader closes what says that the dialog did not come. */
  function Dialog({ onGiveUp, dialog }: { onGiveUp: () => void; dialog: Props }) {
    const { t } = useTranslation()
    return (
      <Part
        {...dialog}
        waiting={
          <p role="status" className="sr-only">
            {t('loading')}
          </p>
        }
        failed={(retry) => <DialogFailed onRetry={retry} onClose={onGiveUp} />}
      />
    )
  }

  return { Dialog, preload }
}
