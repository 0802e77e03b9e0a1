import { describe, expect, it } from 'vitest'
import { endpoints } from '@/api/endpoints.ts'
import { sources } from '../house/sources.ts'
import { columns } from './faults.ts'
import { listingReads, listReads } from './reads.ts'
import { words, type Key } from './words.ts'
import { memberWrites, publicWrites, uploads } from './writes.ts'

const rows = [...publicWrites, ...memberWrites, ...uploads, ...listingReads, ...listReads]

/** The texts of SPEC.md §8, letter for letter, and where they are said. */
const catalogue: readonly [Key, string][] = [
  ['messages:sendStatus', 'Failed to send the message.'],
  ['messages:send', 'An error occurred while sending the message. Please try again.'],
  ['messages:request', 'Something went wrong, please try again.'],
  ['messages:trial', 'Failed to book trial. Please try again.'],
  ['messages:login', 'Login failed. Please try again.'],
  ['messages:register', 'Registration failed. Please try again.'],
  ['messages:passwordsDontMatch', "Passwords don't match"],
  ['messages:forgotStatus', 'Something went wrong, please try again.'],
  ['messages:forgotThrown', 'An error occurred. Please try again later.'],
  ['messages:loadClasses', 'Failed to load classes'],
  ['messages:loadClass', 'Failed to load class'],
  ['messages:loadClassDetails', 'Failed to load class details.'],
  ['messages:loadDetails', 'Failed to load details.'],
  ['messages:loadCategories', 'Failed to load category details.'],
  ['messages:upload', 'Failed to upload image.'],
  ['messages:save', 'Something went wrong'],
  ['messages:enrolTitle', 'Enrollment Failed'],
  ['messages:enrolText', 'There was a problem enrolling in the class. Please try again.'],
  ['messages:deleteTitle', 'Deleted Failed'],
  ['contact:form.successMessage', 'Your request has been successfully sent!'],
  ['contact:contactForm.success', 'Message sent successfully! We will contact you soon.'],
  ['account:forgot.sent', 'Password reset link sent! Please check your email.'],
  ['teaching:add.done', 'Successfully Created'],
  ['teaching:edit.done', 'Successfully Updated'],
  ['teaching:delete.done', 'Deleted!'],
  ['classes:enrol.done', 'Enrolled!'],
  ['dashboard:sidebar.loggedOut', 'Logged Out'],
]

describe('the fault table', () => {
  it('names every operation of SPEC.md §7', () => {
    // The session check has its own walk (session.test.ts).
    expect(new Set([...rows.map(({ call }) => call), 'restoreSession'])).toEqual(new Set(Object.keys(endpoints)))
  })

  it('asks at each place for what the contract says', () => {
    for (const { call, type = 'class', request: [method, path], place } of rows) {
      const { method: known, path: pattern } = endpoints[call]
      const filled = pattern.replace('{type}', type).replace('{plural}', type === 'class' ? 'classes' : 'groups').replace('{id}', '[^/]+')
      expect(method, place).toBe(known)
      expect(path, place).toMatch(new RegExp(`^${filled}$`))
    }
  })

  it('names every place of src/features that makes a call', () => {
    const calls = /\buse(Query|Queries|SendMail|SendConsultation|BookTrial|LogIn|Register|ForgotPassword|Enrol|CreateListing|UpdateListing|DeleteListing)\(|\buploadFile\(/
    const places = sources.filter(({ file, text }) => file.startsWith('src/features/') && calls.test(text)).map(({ file }) => file.slice('src/features/'.length))
    expect([...new Set(rows.map(({ file }) => file))].toSorted()).toEqual(places.toSorted())
  })

  it('gives every row a name of its own', () => {
    const names = rows.map(({ call, place }) => `${call}, ${place}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
  })

  it.each(catalogue)('%s reads %s', (key, text) => {
    expect(words('en', key)).toBe(text)
    expect(words('uz', key)).not.toBe(text)
  })
})
