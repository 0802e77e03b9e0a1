/**
 * Runs before the first paint, inlined into every page (build/prerenderPages.ts): redirects to the chosen language, covers a page that was
 * prerendered for another user, sends the first API requests, records one early click, and loads the app after the first paint.
 */
import { requestEarly } from '@/api/earlyRequests.ts'
import { listingsAtOnce, pathOf, type EndpointName } from '@/api/endpoints.ts'
import { isId, isListingType, listingTypes as types, refOf, type ListingRef, type ListingType } from '@/api/ids.ts'
import { toRole } from '@/api/roles.ts'
import { getToken } from '@/api/token.ts'
import { env } from '@/env.ts'
import { firstLanguage, storedLanguage } from '@/i18n/language.ts'
import { addressIn, splitAddress } from '@/i18n/languageAddress.ts'
import { paramsOf, paths } from '@/paths.ts'

const page = document.documentElement
const { prefix, plain } = splitAddress(location.pathname)
const language = firstLanguage(prefix, page.dataset['address'] !== undefined)

/** Shows a note that was prerendered with the page (prerender.tsx), in the current language. */
function show(id: string) {
  const note = document
    .querySelector<HTMLTemplateElement>('#notes')
    ?.content.querySelector(`#${id}[lang=${language}]`)
    ?.cloneNode(true) as HTMLElement | undefined
  if (!note || document.getElementById(id)) return
  note.querySelector('button')?.addEventListener('click', () => location.reload())
  document.body.append(note)
}

/** Requests the files whose links a template holds, in the current language. */
function activate(template: string) {
  const held = document.querySelector<HTMLTemplateElement>(template)
  held?.remove()
  for (const link of held?.content.querySelectorAll('link') ?? [])
    if ((link.dataset['messages'] ?? language) === language) document.head.append(link)
}

/** Resolves when a file has arrived. */
const arrivalOf = (address: string) =>
  new Promise<void>((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName(address).length === 0) return
      observer.disconnect()
      resolve()
    })
    observer.observe({ type: 'resource', buffered: true })
  })

/** A GIF in base64. */
const transparentPixel = 'R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** Keeps the pictures below the fold from sharing the line with the scripts. Returns what loads them. */
function holdPictures() {
  // No SVG: Chromium parses and lays out a document for each image that shows it.
  const empty = new Blob([Uint8Array.from(atob(transparentPixel), (char) => char.charCodeAt(0))], { type: 'image/gif' })
  const placeholder = URL.createObjectURL(empty)
  const held = new Map<HTMLImageElement, string>()
  // While the page is parsed, since a part of it may already be painted.
  const parsing = new MutationObserver(() => {
    for (const image of document.querySelectorAll<HTMLImageElement>('.below-fold img')) {
      if (held.has(image)) continue
      // The attribute, which React compares with its own.
      held.set(image, image.getAttribute('src')!)
      image.src = placeholder
    }
  })
  parsing.observe(document, { childList: true, subtree: true })
  return () => {
    parsing.disconnect()
    for (const [image, source] of held) image.src = source
  }
}

/**
 * Requests the data of the first page: the public lists; the session, then the user's own lists. On the dashboard it resolves once the user's
 * lists have been requested; rejects if the session cannot be requested.
 */
async function sendEarlyRequests(token: string | null) {
  const send = (name: EndpointName, about?: { type: ListingType; id?: string }, follow?: (body: unknown) => void) =>
    requestEarly(env.apiUrl + pathOf(name, about)!, token, follow)
  if (plain === paths.lessons || (plain === paths.classes && token !== null)) {
    for (const type of types) void send('getPublicListings', { type })
    void send('getCategories')
  }
  if (token === null) return
  // useEnrolledListings makes the same requests. A row may be null, and a class can be bought twice.
  const sendEnrolled = (purchases: unknown) => {
    const bare = new Map<string, ListingRef>()
    for (const bought of purchases as (Record<string, unknown> | null)[])
      for (const type of types) {
        const id = bought?.[`${type}Id`]
        if (isId(id)) bare.set(refOf({ type, id }), { type, id })
      }
    const call = bare.size > listingsAtOnce ? 'getPublicListings' : 'getListing'
    for (const listing of bare.values()) void send(call, listing)
  }
  const sendLists = (session: unknown) => {
    const role = toRole((session as { user: { role: unknown } }).user.role)
    if (role === 'teacher') for (const type of types) void send('getOwnListings', { type })
    if (role === 'student') void send('getPurchases', undefined, sendEnrolled)
  }
  if (plain === paths.dashboard) await send('restoreSession', undefined, sendLists)
  else void send('restoreSession')
}

function boot() {
  const token = getToken()
  // Until the app has rendered the page for this user.
  if (token !== null || page.dataset['address'] === undefined) page.classList.add('covered')
  // Shows UzbekOffer (frame/LanguageSwitch).
  if (storedLanguage() === undefined && navigator.languages.some((preferred) => /^uz\b/i.test(preferred)))
    page.classList.add('offers-uzbek')
  // Room for the name of the class (features/account), starting with the first paint.
  const [next = ''] = new URLSearchParams(location.search).get('next')?.split('?') ?? []
  if (isListingType(paramsOf(paths.classDetails, next)?.['type'])) page.classList.add('for-class')
  const early = sendEarlyRequests(token).catch(() => undefined) // the app repeats them and shows the error

  const isTrial = ({ dataset }: HTMLElement) => dataset['trial'] !== undefined
  /** Says that a press was heard. The booking is opened most: its code loads with the scripts, not after hydration. */
  const answerPress = () => {
    const pressed = window.earlyPress
    if (!pressed) return
    show('heard')
    if (isTrial(pressed)) activate('#booking')
  }
  const recordPress = (event: MouseEvent) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button) return
    window.earlyPress?.removeAttribute('aria-busy')
    window.earlyPress = button
    button.setAttribute('aria-busy', 'true')
    if (isTrial(button)) start()
    answerPress()
    // A form without an action would be submitted to the page's own URL, with its values in the query string.
    if (button.type === 'submit' && !button.form?.hasAttribute('action')) event.preventDefault()
  }
  document.addEventListener('click', recordPress, true)
  window.stopEarlyPress = () => document.removeEventListener('click', recordPress, true)
  const loadPictures = holdPictures()
  window.failStart = () => {
    loadPictures()
    document.getElementById('cover')?.remove()
    page.classList.remove('arriving') // without the app nothing else shows the rest of the page
    show('notLoaded')
  }

  const start = () => {
    const scripts = document.querySelector<HTMLTemplateElement>('#scripts')
    if (!scripts) return
    scripts.remove()
    // The entry script comes last and fails if any of its imports does.
    const files = [...scripts.content.querySelectorAll('script')]
    const app = files.at(-1)
    if (app && window.failStart) app.onerror = window.failStart
    if (app) app.onload = loadPictures
    // The scripts are the largest files: before the preload links, they do not wait for a free connection (HTTP/1.1).
    document.head.append(scripts.content)
    activate('#frame')
    // The code of the page follows the dashboard's lists and, in the catalog, React, the first and largest script. The large files of the page
    // come before: the line is not idle, and React shares it with two files instead of twenty.
    for (const wave of ['large', 'page']) {
      const ahead = document.querySelector<HTMLLinkElement>(`#before-${wave}`)?.href ?? files[0]?.src
      if (ahead !== undefined) void Promise.all([early, arrivalOf(ahead)]).then(() => activate(`#${wave}`))
    }
    answerPress() // the press may have come before the templates, while the page was still arriving
  }
  addEventListener('DOMContentLoaded', () => {
    if (page.classList.contains('covered')) show('cover')
    // After the first paint; at once if there is none (hidden page) or nothing to see (covered page).
    if (document.hidden || page.classList.contains('covered')) start()
    else requestAnimationFrame(() => setTimeout(start))
  })
}

if (page.dataset['address'] !== undefined && prefix === '' && language === 'uz') {
  page.classList.add('covered') // avoids a flash of the other language
  location.replace(addressIn(language, plain) + location.search + location.hash)
} else boot()
