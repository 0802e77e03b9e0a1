import { Hono } from 'hono'
import { checkFields, email, filledText, oneOf, secret } from './checkFields.ts'
import { type Env, jsonBody, requireUser } from './context.ts'
import { passwordMatches } from '../tables/password.ts'
import { refuse } from './refusal.ts'
import type { Store } from '../tables/store.ts'
import type { User } from '../tables/userTable.ts'

const wire = ({ _id, role, email: address }: User) => ({ _id, role, email: address })

export const userRoutes = (store: Store) =>
  new Hono<Env>()
    .post('/user/login', async (c) => {
      const login = checkFields(
        { email: filledText, password: secret, password_confirmation: secret },
        await jsonBody(c),
      )
      if (login.password !== login.password_confirmation) refuse(400, 'password_confirmation must equal password')
      const user = store.users.byEmail(login.email)
      // One message for both mistakes, so that it doesn't reveal who has an account.
      if (!passwordMatches(login.password, user?.passwordHash) || !user) refuse(401, 'Invalid email or password')
      return c.json({ access_token: store.users.issueToken(user._id), user: wire(user) })
    })
    .post('/user/register', async (c) => {
      const account = checkFields(
        { email, password: secret, role: oneOf('student', 'teacher'), status: oneOf('active') },
        await jsonBody(c),
      )
      if (store.users.byEmail(account.email)) refuse(409, 'An account with this email already exists')
      store.users.add(account)
      return c.json({ message: 'Your account has been created. You can now log in.' }, 201)
    })
    .get('/user/login/access', (c) => c.json({ user: wire(requireUser(c, store)) }))
    .post('/user/forgot-password', async (c) => {
      const request = checkFields({ email }, await jsonBody(c))
      const user = store.users.byEmail(request.email)
      store.inbox.add('password-reset', { email: request.email, userId: user?._id ?? null })
      return c.json({ message: 'If an account with this email exists, a reset link is on its way' })
    })
