// @vitest-environment node
import { expect, it } from 'vitest'
import { leaks, type Sent } from '../e2e/leaks.ts'
import { checkEach } from './hostile.ts'

const own = 'http://localhost:4380'
const rules = { own, scheduler: /^http:\/\/localhost:4381$/, others: [/^https:\/\/meet\.example\.com$/] }
const to = (url: string, more: Partial<Sent> = {}): Sent => ({ url, headers: {}, body: null, ...more })

/** The data that a family sent to our API; each test compares against it. */
const told = [
  to(`${own}/api/user/login`, { body: JSON.stringify({ email: 'nodira@misol.com', password: 'nihol-demo-1' }) }),
  to(`${own}/api/lesson/trial`, {
    headers: { authorization: 'Bearer 0123456789abcdef' },
    body: JSON.stringify({
      parentName: 'Nodira Karimova',
      parentPhoneNumber: '(555) 123-4567',
      childrenFullName: 'Aziza Karimova',
    }),
  }),
]

checkEach<Sent>(
  'the leak recorder lets pass',
  [
    to(`${own}/`),
    to(`${own}/api/category`, { headers: { authorization: 'Bearer 0123456789abcdef', referer: `${own}/dashboard` } }),
    to('data:image/png;base64,AAAA'),
    to('blob:http://localhost:4380/1'),
    to('http://localhost:4381/?name=Nodira+Karimova&email=nodira%40misol.com', { headers: { referer: `${own}/` } }),
    to('https://meet.example.com/room'),
  ],
  (request) => expect(leaks([...told, request], rules)).toEqual([]),
)

checkEach<[Sent, string]>(
  'the leak recorder stops',
  [
    [to('https://evil.example/x'), 'nobody else'],
    [to('https://meet.example.com.evil.example/'), 'nobody else'],
    [to('wss://evil.example/'), 'nobody else'],
    [to(`${own}/login?next=/x&email=nodira%40misol.com`), 'a person in an address'],
    [to(`${own}/api/x?token=0123456789abcdef`), 'a secret in an address'],
    [to(`${own}/?password=NIHOL-demo-1`), 'a secret in an address'],
    [to(`${own}/assets/a.js`, { headers: { authorization: 'Bearer x' } }), 'a token outside the API'],
    [to('http://localhost:4381/?child=Aziza+Karimova'), 'a secret in an address'],
    [to('http://localhost:4381/', { headers: { authorization: 'Bearer x' } }), 'a secret to others'],
    [to('http://localhost:4381/', { headers: { referer: `${own}/free-trial` } }), 'our path in a referrer'],
    [to('http://localhost:4381/', { headers: { referer: `${own}/?next=1` } }), 'our path in a referrer'],
    [to('https://meet.example.com/room?who=nodira@misol.com'), 'a person in an address'],
    [to('https://meet.example.com/room', { body: 'tel=(555) 123-4567' }), 'a person to others'],
    [to('https://meet.example.com/room', { body: '{"t":"0123456789abcdef"}' }), 'a secret to others'],
    [to('https://nodira@meet.example.com/'), 'a user in an address'],
  ],
  ([request, what]) => expect(leaks([...told, request], rules).join()).toContain(what),
)

it('the leak recorder requires consent before the scheduler is contacted', () => {
  expect(leaks([to('http://localhost:4381/')], { ...rules, scheduler: null })).toHaveLength(1)
})
