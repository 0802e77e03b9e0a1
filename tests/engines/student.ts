import assert from 'node:assert/strict'
import { listingId } from '../backend/seed/seed.ts'
import { newAccount, password, recorded, type EngineTest } from './engineTest.ts'

const title = 'Chess from the very first move'
const id = listingId('class', 'chess-first-moves')

export const student: EngineTest[] = [
  {
    name: 'a student signs in, finds a class, enrolls, opens the classroom and signs out (uz)',
    language: 'uz',
    steps: async ({ goto, click, type, see, gone, at, confirm, logIn, read, w, site }) => {
      const email = await newAccount(site, 'student')
      await goto('/uz/login')
      await logIn(email, password)
      await click('link', w('dashboard:empty.studentAction'), { within: 'main' })
      await at('/classes')

      await type(w('classes:filter.search'), title)
      await gone('link', 'Your first game in Scratch')
      await click('link', title)
      await at(`/classdetails/${id}/class`)
      await see('heading', title)
      await click('button', w('classes:enroll.action'), { any: true })
      await confirm(w('common:areYouSure'), w('classes:enroll.yes'))
      await confirm(w('classes:enroll.done'), w('classes:enroll.toDashboard'))
      await at('/dashboard')
      const token = await read(() => localStorage.getItem('access_token'))
      const enrolled = (await recorded(site)).filter(
        ({ method, headers }) => method === 'POST' && headers['authorization'] === `Bearer ${token}`,
      )
      assert.deepEqual(
        enrolled.map(({ path, body }) => [path, body]),
        [['/manual-purchase/class', { classId: id, isConfirmed: true }]],
      )

      await click('link', title, { within: 'main', any: true })
      await at(`/classroom/${id}/class`)
      await see('heading', title)
      await see('button', w('classroom:join'))

      await click('button', w('dashboard:sidebar.logOut'))
      await confirm(w('common:areYouSure'), w('dashboard:sidebar.logOutYes'))
      await at('/uz/login')
      await confirm(w('dashboard:sidebar.loggedOut'), w('common:ok'))
      assert.equal(await read(() => localStorage.getItem('access_token')), null)
      await goto('/dashboard')
      await at('/uz/login?next=%2Fdashboard')
    },
  },
]
