import { en, uz } from '../../words.ts'

export const words = {
  en: {
    name: en('contact:fields.name'),
    phone: en('contact:fields.phone'),
    email: en('contact:fields.email'),
    sending: en('contact:sending'),
    title: en('contact:dialog.contact.title'),
    submit: en('contact:dialog.contact.submit'),
    ok: en('common:ok'),
    error: en('contact:form.errorTitle'),
    fillAll: en('contact:form.fillAll'),
    success: en('contact:form.successMessage'),
    empty: {
      name: en('messages:empty.name'),
      phone: en('messages:empty.phoneNumber'),
      email: en('messages:empty.email'),
    },
    badEmail: en('messages:email'),
    server: en('messages:fault.server'),
    refused: en('messages:fault.refused'),
  },
  uz: {
    name: uz('contact:fields.name'),
    phone: uz('contact:fields.phone'),
    email: uz('contact:fields.email'),
    sending: uz('contact:sending'),
    title: uz('contact:dialog.contact.title'),
    submit: uz('contact:dialog.contact.submit'),
    ok: en('common:ok'),
    error: uz('contact:form.errorTitle'),
    fillAll: uz('contact:form.fillAll'),
    success: uz('contact:form.successMessage'),
    empty: {
      name: uz('messages:empty.name'),
      phone: uz('messages:empty.phoneNumber'),
      email: uz('messages:empty.email'),
    },
    badEmail: uz('messages:email'),
    server: uz('messages:fault.server'),
    refused: uz('messages:fault.refused'),
  },
} as const
