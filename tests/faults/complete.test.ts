import { memberWrites, uploads } from './table/memberWrites.ts'
import { describe, expect, it } from 'vitest'
import { endpoints } from '@/api/endpoints.ts'
import { sources } from '../house/sources.ts'
import { messagesOf } from '../messages.ts'
import type { Key } from './cell.ts'
import { columns } from './table/faults.ts'
import { listReads } from './table/listReads.ts'
import { listingReads } from './table/listingReads.ts'
import { publicWrites } from './table/writes.ts'

const rows = [...publicWrites, ...memberWrites, ...uploads, ...listingReads, ...listReads]

/** The texts of CONTRACT.md §8, letter for letter. */
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
  it('covers every operation of CONTRACT.md §7', () => {
    // The session check has its own table (session.test.ts).
    expect(new Set([...rows.map(({ call }) => call), 'restoreSession'])).toEqual(new Set(Object.keys(endpoints)))
  })

  it('lists the method and path of the contract in every row', () => {
    for (const {
      call,
      type = 'class',
      request: [method, path],
      place,
    } of rows) {
      const { method: known, path: pattern } = endpoints[call]
      const filled = pattern
        .replace('{type}', type)
        .replace('{plural}', type === 'class' ? 'classes' : 'groups')
        .replace('{id}', '[^/]+')
      expect(method, place).toBe(known)
      expect(path, place).toMatch(new RegExp(`^${filled}$`))
    }
  })

  it('covers every file of src/features and src/listing that makes a call', () => {
    const calls =
      /\buse(Query|Queries|Enrol|CreateListing|UpdateListing|DeleteListing)\(|import \{[^}]*\b(sendMail|sendConsultation|bookTrial|logIn|register|sendResetLink|uploadFile)\b[^}]*\} from '@\/api\//
    const places = sources
      .filter(({ file, text }) => /^src\/(features|listing)\//.test(file) && calls.test(text))
      .map(({ file }) => file.slice('src/'.length))
    expect([...new Set(rows.map(({ file }) => file))].toSorted()).toEqual(places.toSorted())
  })

  it('gives every row and fault a unique name', () => {
    const names = rows.map(({ call, place }) => `${call}, ${place}`)
    expect(new Set(names).size).toBe(names.length)
    expect(new Set(columns.map(({ name }) => name)).size).toBe(columns.length)
  })

  it('expects the texts of CONTRACT.md §8 in English, and others in Uzbek', () => {
    for (const [key, text] of catalogue) {
      expect(messagesOf('en')(key)).toBe(text)
      expect(messagesOf('uz')(key), key).not.toBe(text)
    }
  })
})
