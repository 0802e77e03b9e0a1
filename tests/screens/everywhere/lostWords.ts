import { screen } from '@testing-library/react'
import { en, uz } from '../../words.ts'

export const words = {
  en: {
    again: en('messages:again.title'),
    yes: en('messages:again.yes'),
    no: en('common:cancel'),
    failed: en('messages:trial'),
    notSent: en('messages:forgotStatus'),
    consultation: en('contact:consultation.form'),
    call: en('contact:consultation.submit'),
    success: en('contact:form.successMessage'),
    booking: en('messages:lost.booking'),
    message: en('messages:lost.message'),
    labels: [en('contact:fields.name'), en('contact:fields.phone'), en('contact:fields.email')],
  },
  uz: {
    again: uz('messages:again.title'),
    yes: uz('messages:again.yes'),
    no: uz('common:cancel'),
    failed: uz('messages:trial'),
    notSent: uz('messages:forgotStatus'),
    consultation: uz('contact:consultation.form'),
    call: uz('contact:consultation.submit'),
    success: uz('contact:form.successMessage'),
    booking: uz('messages:lost.booking'),
    message: uz('messages:lost.message'),
    labels: [uz('contact:fields.name'), uz('contact:fields.phone'), uz('contact:fields.email')],
  },
} as const
/** The text of the alert. */
export const said = async (scope: { findByText: typeof screen.findByText }, text: string) =>
  (await scope.findByText(text)).closest('[role=alert]')?.textContent
