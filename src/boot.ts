/**
 * Runs before the first paint, inlined into every page (build/prerenderPages.ts): leads to the address of the chosen language, covers what
 * was prerendered for somebody else, asks early for what the first page needs, remembers one early press, and starts the app once the page
 * was painted.
 */
import { requestEarly } from '@/api/earlyRequests.ts'
import { pathOf, type EndpointName } from '@/api/endpoints.ts'
import { toRole } from '@/api/roles.ts'
import { getToken } from '@/api/token.ts'
import { env } from '@/env.ts'
import { storedLanguage } from '@/i18n/language.ts'
import { addressIn, splitAddress } from '@/lib/languageAddress.ts'

const page = document.documentElement
const { prefix, plain } = splitAddress(location.pathname)
const language = page.dataset['address'] !== undefined && prefix !== '' ? 'uz' : (storedLanguage() ?? 'en')

/** Shows a note of the page (prerender.tsx) in the reader's language. */
function show(id: string) {
  const note = document.querySelector<HTMLTemplateElement>('#notes')?.content.querySelector(`#${id}[lang=${language}]`)?.cloneNode(true) as HTMLElement | undefined
  if (!note || document.getElementById(id)) return
  note.querySelector('button')?.addEventListener('click', () => location.reload())
  document.body.append(note)
}

/** Asks for what the first page shows: the session, then what its user has; the public lists. */
async function askEarly(token: string | null) {
  const ask = (name: EndpointName, type?: 'class' | 'group') => requestEarly(env.apiUrl + pathOf(name, { type })!, token)
  const types = ['class', 'group'] as const
  if (plain === '/lessons' || (plain === '/classes' && token !== null)) {
    for (const type of types) void ask('getPublicListings', type)
    void ask('getCategories')
  }
  if (token === null) return
  const session = await ask('restoreSession')
  if (plain !== '/dashboard') return
  const { user } = (await session.clone().json()) as { user: { role: unknown } }
  const role = toRole(user.role)
  if (role === 'student') void ask('getPurchases')
  if (role === 'teacher') for (const type of types) void ask('getOwnListings', type)
}

function boot() {
  const token = getToken()
  // Until the app has drawn it for this reader.
  if (token !== null || page.dataset['address'] === undefined) page.classList.add('covered')
  askEarly(token).catch(() => undefined) // the app asks again, and says what is wrong

  const pressed = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    window.earlyPress = button
    // The browser would send a form without an address to that of the page, with what was typed in its query.
    if (button.type === 'submit' && !button.form?.hasAttribute('action')) event.preventDefault()
  }
  document.addEventListener('click', pressed, true)
  window.stopEarlyPress = () => document.removeEventListener('click', pressed, true)
  window.failStart = () => {
    document.getElementById('cover')?.remove()
    page.classList.remove('arriving') // there is no app to draw the rest
    show('notLoaded')
  }

  const start = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
    if (!scripts) return
    scripts.remove()
    // The last, which does without none of the others.
    const app = [...scripts.content.querySelectorAll('script')].at(-1)
    if (app && window.failStart) app.onerror = window.failStart
    for (const link of scripts.content.querySelectorAll<HTMLElement>('[data-words]')) if (link.dataset['words'] !== language) link.remove()
    document.head.append(scripts.content)
  }
  addEventListener('DOMContentLoaded', () => {
    if (page.classList.contains('covered')) show('cover')
    // A frame is drawn, and then the app comes; a hidden page draws none, and one that is covered has nothing to show.
    if (document.hidden || page.classList.contains('covered')) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}

if (page.dataset['address'] !== undefined && prefix === '' && language === 'uz') {
  page.classList.add('covered') // nothing is seen of the page in the other language
  location.replace(addressIn(language, plain) + location.search + location.hash)
} else boot()
