import { i18n } from '@/i18n/i18n.ts'
import { confirm } from '@/ui/dialog/dialogs.ts'

/** Asks for confirmation before repeating a submission that may already have been stored. */
export const askAgain = () =>
  confirm(() => ({
    title: i18n.t('messages:again.title'),
    text: i18n.t('messages:again.text'),
    confirm: i18n.t('messages:again.yes'),
    cancel: i18n.t('common:cancel'),
  }))
