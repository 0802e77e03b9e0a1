import { expect, it } from 'vitest'
import { en, uz, type Key } from '../words.ts'

/** English texts that SPEC.md quotes outside §8 (faults/complete.test.ts has those). Other tests look texts up in the bundles. */
const quoted: [Key, string][] = [
  ['classes:list.title', 'Our Classes and Groups'],
  ['home:upcoming.notify', 'Notify Me'],
  ['home:paths.explore', 'Explore Classes'],
  ['home:paths.consultation', 'Get Consultation'],
  ['home:paths.compare', 'Compare Options'],
  ['courses:status.comingSoon', 'Coming Soon'],
  ['courses:level.beginner', 'Beginner'],
  ['courses:level.intermediate', 'Intermediate'],
  ['common:footer.stayUpdated', 'Stay Updated'],
  ['common:footer.backToTop', 'Back to Top'],
  ['common:areYouSure', 'Are you sure?'],
  ['account:login.remember', 'Remember me'],
  ['account:login.create', 'Create an account'],
  ['account:login.busy', 'Signing in...'],
  ['account:signup.matching', 'Passwords match'],
  ['account:signup.submit', 'Create Account'],
  ['account:signup.goToLogin', 'Go to Login'],
  ['account:forgot.submit', 'Send Reset Link'],
  ['trial:steps.parent.title', 'Parent Information'],
  ['trial:steps.student.title', 'Student Information'],
  ['trial:steps.schedule.title', 'Schedule Your Trial'],
  ['trial:steps.questionnaire.title', 'Additional Information'],
  ['trial:done.thanks', 'Got it, thanks!'],
  ['trial:done.print', 'Print Details'],
  ['trial:fillRequired', 'Please fill in all required fields!'],
  ['trial:completeAll', 'Please complete all fields!'],
  ['classroom:join', 'Join Live Meeting'],
  ['classes:enrol.action', 'Enroll Now'],
  ['dashboard:empty.student', "You haven't manual purchased class or groups."],
  ['coursePages:upcoming.notFound.title', 'Course not found'],
]

it.each(quoted)('%s is quoted from SPEC.md', (key, text) => {
  expect(en(key)).toBe(text)
})

it('an unknown course is Kurs topilmadi in Uzbek', () => {
  expect(uz('coursePages:notFound.title')).toBe('Kurs topilmadi')
})
