import { screen } from '@testing-library/react'
import { en, uz } from '../../words.ts'

const wordsIn = (t: typeof en) => ({
  again: t('messages:again.title'),
  yes: t('messages:again.yes'),
  no: t('common:cancel'),
  failed: t('messages:trial'),
  notSent: t('messages:forgotStatus'),
  consultation: t('contact:consultation.form'),
  call: t('contact:consultation.submit'),
  success: t('contact:form.successMessage'),
  booking: t('messages:lost.booking'),
  message: t('messages:lost.message'),
  labels: [t('contact:fields.name'), t('contact:fields.phone'), t('contact:fields.email')],
})
export const words = { en: wordsIn(en), uz: wordsIn(uz) }
/** The text of the alert. */
export const said = async (scope: { findByText: typeof screen.findByText }, text: string) =>
  (await scope.findByText(text)).closest('[role=alert]')?.textContent
