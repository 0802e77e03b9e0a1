import { en, uz } from '../../words.ts'

const wordsIn = (t: typeof en) => ({
  name: t('contact:fields.name'),
  phone: t('contact:fields.phone'),
  email: t('contact:fields.email'),
  sending: t('contact:sending'),
  title: t('contact:dialog.contact.title'),
  submit: t('contact:dialog.contact.submit'),
  ok: t('common:ok'),
  error: t('contact:form.errorTitle'),
  success: t('contact:form.successMessage'),
  badEmail: t('messages:email'),
})
export const words = { en: wordsIn(en), uz: wordsIn(uz) }
