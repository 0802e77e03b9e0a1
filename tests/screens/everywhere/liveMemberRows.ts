import { act, screen } from '@testing-library/react'
import { vi } from 'vitest'
import { queryClient } from '@/api/queryClient.ts'
import { answered } from '../trial/trialForm.ts'
import {
  student,
  teacher,
  chess,
  details,
  edit,
  type Row,
  fail,
  book,
  enroll,
  publish,
  remove,
} from './liveMessageSteps.ts'

export const memberRows: Row[] = [
  {
    what: 'what is missing after a trial that failed',
    address: '/',
    fault: fail('/lesson/trial'),
    says: ['trial:completeAll'],
    not: 'messages:trial',
    does: async (reader) => {
      await book(reader)
      await screen.findByText(reader.t('messages:trial'))
      await reader.user.click(screen.getByRole('radio', { name: reader.t('trial:sources.other') }))
      await reader.press('trial:finish')
    },
  },
  {
    what: 'a step of the trial left empty',
    address: '/',
    does: (reader) => book(reader, {}, 'trial:next'),
    says: ['trial:fillRequired'],
  },
  {
    what: 'the last step of the trial left empty',
    address: '/',
    does: (reader) => book(reader, { ...answered, who: '' }),
    says: ['trial:completeAll'],
  },
  {
    what: 'an enrollment',
    address: details,
    as: student,
    does: enroll,
    says: ['classes:enroll.done'],
    dialog: true,
    not: 'classes:enroll.already',
  },
  {
    what: 'an enrollment that fails',
    address: details,
    as: student,
    fault: fail('/manual-purchase/class', 'POST'),
    does: enroll,
    says: ['messages:enrollTitle'],
    dialog: true,
  },
  {
    what: 'an enrollment that was there',
    address: details,
    as: student,
    fault: fail('/manual-purchase/class', 'POST', { status: 409 }),
    does: enroll,
    says: ['classes:enroll.already'],
  },
  {
    what: 'a list that has loaded',
    address: '/lessons',
    before: ({ store }) =>
      store.listings
        .open('group')
        .slice(1)
        .forEach(({ _id }) => store.listings.remove('group', _id)),
    does: () => screen.findAllByRole('article'),
    says: ['classes:list.count'],
  },
  {
    what: 'a list that fails',
    address: '/lessons',
    fault: fail('/class/public'),
    does: () => screen.findByRole('alert'),
    says: ['messages:loadClasses'],
  },
  {
    what: 'what a filter leaves',
    address: '/lessons',
    does: async ({ user }) => user.type(await screen.findByRole('searchbox'), 'scratch studio'),
    says: ['classes:list.count', { count: 1, shown: 1 }],
  },
  {
    what: 'a class that does not load',
    address: details,
    as: student,
    fault: fail(`/class/${chess}`),
    does: () => screen.findByRole('alert'),
    says: ['messages:loadClassDetails'],
  },
  {
    what: 'an upload that fails',
    address: '/add-class-group',
    as: teacher,
    fault: fail('/files'),
    does: publish,
    says: ['messages:upload'],
  },
  {
    what: 'a class that is created',
    address: '/add-class-group',
    as: teacher,
    does: publish,
    says: ['teaching:add.done'],
    dialog: true,
  },
  {
    what: 'a class that is not created',
    address: '/add-class-group',
    as: teacher,
    fault: fail('/class', 'POST'),
    does: publish,
    says: ['messages:save'],
  },
  {
    what: 'a class that is changed',
    address: edit,
    as: teacher,
    does: ({ press }) => press('teaching:edit.submit'),
    says: ['teaching:edit.done'],
    dialog: true,
  },
  {
    what: 'a class that is not changed',
    address: edit,
    as: teacher,
    fault: fail(`/class/${chess}`, 'PATCH'),
    does: ({ press }) => press('teaching:edit.submit'),
    says: ['messages:save'],
  },
  {
    what: 'a class that is deleted',
    address: edit,
    as: teacher,
    does: remove,
    says: ['teaching:delete.done'],
    dialog: true,
  },
  {
    what: 'a class that is not deleted',
    address: edit,
    as: teacher,
    fault: fail(`/class/${chess}`, 'DELETE'),
    does: remove,
    says: ['messages:deleteTitle'],
    dialog: true,
  },
  {
    what: 'a log-out',
    address: '/dashboard',
    as: student,
    says: ['dashboard:sidebar.loggedOut'],
    dialog: true,
    does: async ({ press, sure }) => {
      await press('dashboard:sidebar.logOut')
      await sure('dashboard:sidebar.logOutYes')
    },
  },
  {
    what: 'a session that ends',
    address: '/dashboard',
    as: student,
    says: ['messages:sessionEnded'],
    does: async ({ backend, t }) => {
      await screen.findByRole('button', { name: t('dashboard:sidebar.logOut') })
      backend.faults.add(fail('/manual-purchase', 'GET', { status: 401 }))
      await act(() => queryClient.invalidateQueries())
      await screen.findByRole('button', { name: t('account:login.submit') })
    },
  },
  {
    what: 'a connection that is lost',
    address: '/pricing',
    says: ['common:offline'],
    does: async () => {
      await screen.findByRole('heading', { level: 1 })
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
      act(() => void window.dispatchEvent(new Event('offline')))
    },
  },
]
