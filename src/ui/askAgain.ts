import { i18n } from '@/i18n/i18n.ts'
import { confirm } from './dialogs.ts'

/** Asks before something is sent once more that may have gone through. */
export const askAgain = () =>
  confirm(() => ({ title: i18n.t('messages:again.title'), text: i18n.t('messages:again.text'), confirm: i18n.t('messages:again.yes'), cancel: i18n.t('common:cancel') }))
