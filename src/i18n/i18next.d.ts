import 'i18next'
import type account from './en/account.json'
import type check from './en/check.json'
import type classes from './en/classes.json'
import type classroom from './en/classroom.json'
import type common from './en/common.json'
import type contact from './en/contact.json'
import type coursePages from './en/coursePages.json'
import type courses from './en/courses.json'
import type dashboard from './en/dashboard.json'
import type home from './en/home.json'
import type legal from './en/legal.json'
import type messages from './en/messages.json'
import type pricing from './en/pricing.json'
import type site from './en/site.json'
import type teaching from './en/teaching.json'
import type timetable from './en/timetable.json'
import type trial from './en/trial.json'
import type trialBar from './en/trialBar.json'
import type written from './en/written.json'

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common'
    returnNull: false
    resources: {
      account: typeof account
      check: typeof check
      classes: typeof classes
      classroom: typeof classroom
      common: typeof common
      contact: typeof contact
      coursePages: typeof coursePages
      courses: typeof courses
      dashboard: typeof dashboard
      home: typeof home
      legal: typeof legal
      messages: typeof messages
      pricing: typeof pricing
      site: typeof site
      teaching: typeof teaching
      timetable: typeof timetable
      trial: typeof trial
      trialBar: typeof trialBar
      written: typeof written
    }
  }
}
