import type { Locator } from '@playwright/test'
import { accountForms } from './accountForms.ts'
import type { Field } from './fields.ts'
import { siteForms } from './siteForms.ts'
import { teachingForms } from './teachingForms.ts'
import { trialForms } from './trialForms.ts'
import type { Visitor } from './visitor.ts'

/** What is filled in and sent off at once; a form has one of these or several. */
export type Step = {
  name: string
  fields: readonly Field[]
  /** The key of its button. */
  submit: string
  /** The title of the alert that comes first when something is missing. */
  alert?: string
  /** From the step before, or the opened form, to the first field. */
  arrive?: (visitor: Visitor) => Promise<void>
}

export type Form = {
  name: string
  address: (visitor: Visitor) => string
  /** Accounts, sessions and what else was there before. */
  before?: (visitor: Visitor) => Promise<void>
  /** From the opened page to the form; what it stands in. */
  open: (visitor: Visitor) => Promise<Locator>
  /** It opens with something in every field. */
  prefilled?: true
  steps: readonly Step[]
  /** What tells that it went through. */
  done: (visitor: Visitor) => Promise<void>
  /** What the backend got, whole. */
  sent: (visitor: Visitor) => readonly { path: string; method?: string; status?: number; body: unknown }[]
}

/** Every form and dialog that a person fills in. */
export const forms: readonly Form[] = [...trialForms, ...siteForms, ...accountForms, ...teachingForms]
