import type { Locator } from '@playwright/test'
import { accountForms } from './accountForms.ts'
import type { Field } from './fields.ts'
import { siteForms } from './siteForms.ts'
import { teachingForms } from './teachingForms.ts'
import { trialForms } from './trialForms.ts'
import type { Visitor } from './formVisitor.ts'

/** The fields between two presses of a submit button; a form has one or more steps. */
export type Step = {
  fields: readonly Field[]
  /** The message key of its button. */
  submit: string
  /** The title of the alert about missing fields. */
  alert?: string
  /** Leads from the previous step to the first field. */
  arrive?: (visitor: Visitor) => Promise<void>
}

export type Form = {
  name: string
  address: (visitor: Visitor) => string
  /** Creates accounts, sessions and data. */
  before?: (visitor: Visitor) => Promise<void>
  /** Leads from the opened page to the form; returns its container. */
  open: (visitor: Visitor) => Promise<Locator>
  /** Every field has a value from the start. */
  prefilled?: true
  steps: readonly Step[]
  /** Expects the success message. */
  done: (visitor: Visitor) => Promise<void>
  /** The requests that the backend received. */
  sent: (visitor: Visitor) => readonly { path: string; method?: string; status?: number; body: unknown }[]
}

export const forms = [...trialForms, ...siteForms, ...accountForms, ...teachingForms]
