export const style = `
@font-face { font-family: Onest; font-weight: 100 900; font-display: block; src: url('/onest.woff2'); }
* { box-sizing: border-box; }
body { margin: 0; padding: 12px; font: 16px/1.45 Onest, Arial, 'Liberation Sans', Roboto, sans-serif; color: #10261d; background: #fff; overflow-wrap: anywhere; }
main { max-width: 560px; margin: 0 auto; }
h1 { margin: 0 0 6px; font-size: 18px; line-height: 1.25; color: #0d3b2d; font-weight: 800; letter-spacing: -0.02em; }
h1:focus { outline: none; }
p { margin: 8px 0 4px; color: #4a5f55; font-size: 14px; }
p:empty { margin: 0; }
.days { display: grid; grid-template-columns: repeat(5, 1fr); gap: 6px; }
.times { display: grid; grid-template-columns: repeat(auto-fill, minmax(66px, 1fr)); gap: 4px; }
.times :is(button, a) { padding: 0; font-size: 13px; white-space: nowrap; }
button, .days a, .times a { min-height: 44px; padding: 4px; border: 1.5px solid #8f887a; border-radius: 14px; background: #fff; color: inherit; font: inherit; font-size: 14px; font-weight: 600; cursor: pointer; overflow-wrap: normal; }
a { color: #0a5a42; }
.days a, .times a { display: grid; place-content: center; text-align: center; text-decoration: none; color: inherit; }
button:hover, .days a:hover, .times a:hover { border-color: #13795b; }
:is(button, a):focus-visible { outline: 3px solid #13795b; outline-offset: 2px; }
[aria-pressed='true'], [aria-current='true'] { border-color: #13795b; background: #d9f0e2; color: #0a5a42; }
.days :is(button, a) { padding: 4px 0; }
.days span { display: block; line-height: 1.3; }
.days strong { font-size: 18px; font-weight: 800; }
.confirm { width: 100%; margin-top: 8px; border-color: #13795b; background: #13795b; color: #fff; font-size: 16px; font-weight: 700; }
.confirm:hover { background: #0a5a42; }
.done { padding: 32px 8px; text-align: center; }
`

/**
 * Script of the stand-in scheduler page, plain JavaScript for the browser. It speaks to the page around it as the real
 * scheduler does; values from the query are set with textContent only.
 *
 * The prefilled email chooses how choices are made, so that every browser and every parallel test can: with `+pushes` before the @ each
 * choice adds a history entry to the frame, with `+links` each choice is a link that loads the page again, and one more link opens a new tab.
 */
export const script = String.raw`
'use strict'
const query = new URLSearchParams(location.search)
const uzbek = query.get('lang') === 'uz'
const words = uzbek
  ? { heading: 'Vaqtni tanlang', time: 'Vaqt', day: 'Kun', zone: 'Vaqt mintaqasi', confirm: 'Tasdiqlash', choose: 'Avval vaqtni tanlang', done: 'Vaqtingiz band qilindi', about: 'Taqvim haqida' }
  : { heading: 'Choose a time', time: 'Time', day: 'Day', zone: 'Time zone', confirm: 'Confirm', choose: 'Choose a time first', done: 'You are scheduled', about: 'About this calendar' }
// Chromium has no Uzbek date data, so the names are written out.
const weekdays = uzbek ? ['Yak', 'Dush', 'Sesh', 'Chor', 'Pay', 'Jum', 'Shan'] : ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = uzbek
  ? ['yan', 'fev', 'mar', 'apr', 'may', 'iyn', 'iyl', 'avg', 'sen', 'okt', 'noy', 'dek']
  : ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
// By the name that JavaScript gives a zone; others keep it.
const zones = uzbek
  ? { Eastern: 'Sharqiy vaqt', Central: 'Markaziy vaqt', Mountain: 'Togʻ vaqti', Pacific: 'Tinch okeani vaqti', Uzbekistan: 'Oʻzbekiston vaqti' }
  : {}
const zoneName = () => {
  const parts = new Intl.DateTimeFormat('en-US', { timeZoneName: 'longGeneric' }).formatToParts(new Date())
  const name = parts.find(({ type }) => type === 'timeZoneName').value
  return zones[name.replace(/ (Standard )?Time$/, '')] ?? name
}
const main = document.querySelector('main')

const make = (tag, text, attributes = {}) => {
  const element = document.createElement(tag)
  element.textContent = text
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

// The booking is posted only to the page that embeds this frame, if the browser tells which page that is.
const framedBy = () => {
  try {
    const { origin } = new URL(document.referrer)
    return origin === location.origin || origin === 'null' ? '*' : origin
  } catch {
    return '*'
  }
}
const target = framedBy()
const tell = (message) => window.parent.postMessage(message, target)
const uri = (kind) => {
  const id = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return 'https://api.calendly.com/' + kind + '/' + id
}

const timeWords = (hour, minutes) =>
  uzbek
    ? String(hour).padStart(2, '0') + ':' + minutes
    : (hour % 12 || 12) + ':' + minutes + (hour < 12 ? ' AM' : ' PM')

const mode = /\+(pushes|links)@/.exec(query.get('email') ?? '')?.[1]
const asLinks = mode === 'links'
const chosenMark = asLinks ? 'aria-current' : 'aria-pressed'

let time = null
const choose = (choice) => {
  for (const other of choice.parentElement.children) other.setAttribute(chosenMark, String(other === choice))
}
/** A button that calls the last argument, or a link to this page with the change in its query. */
const makeChoice = (text, change, then) => {
  const choice = asLinks
    ? make('a', text, { href: '?' + new URLSearchParams({ ...Object.fromEntries(query), time: '', ...change }) })
    : make('button', text, { type: 'button' })
  choice.setAttribute(chosenMark, 'false')
  if (asLinks) return choice
  choice.addEventListener('click', () => {
    if (mode === 'pushes') history.pushState(null, '')
    then(choice)
  })
  return choice
}
const group = (className, label) => make('div', '', { class: className, role: 'group', 'aria-label': label })

const days = group('days', words.day)
const times = group('times', words.time)
const confirm = make('button', words.confirm, { type: 'button', class: 'confirm' })
const note = make('p', '', { role: 'status' })

const showTimes = (date) => {
  time = null
  times.replaceChildren()
  for (let half = 18; half < 36; half += 1) {
    const label = timeWords(half >> 1, half % 2 ? '30' : '00')
    const take = (choice) => {
      time = label
      note.textContent = ''
      choose(choice)
    }
    const choice = makeChoice(label, { date, time: label }, take)
    times.append(choice)
    if (asLinks && query.get('time') === label) take(choice)
  }
}

for (let ahead = 1; ahead <= 5; ahead += 1) {
  const date = new Date()
  date.setDate(date.getDate() + ahead)
  const [weekday, day, month] = [weekdays[date.getDay()], date.getDate(), months[date.getMonth()]]
  const iso = [date.getFullYear(), date.getMonth() + 1, day].map((part) => String(part).padStart(2, '0')).join('-')
  const choice = makeChoice('', { date: iso }, () => {
    choose(choice)
    showTimes(iso)
  })
  // One below the other, so that five fit side by side on the smallest phone.
  choice.append(make('span', weekday), ' ', make('strong', day), ' ', make('span', month))
  choice.dataset.date = iso
  choice.dataset.words = weekday + ' ' + (uzbek ? day + '-' + month : month + ' ' + day)
  days.append(choice)
}
// The day in the address, where it is offered, as the real scheduler does.
const first = [...days.children].find(({ dataset }) => dataset.date === query.get('date')) ?? days.firstElementChild
choose(first)
showTimes(first.dataset.date)

confirm.addEventListener('click', () => {
  if (time === null) {
    note.textContent = words.choose
    return
  }
  tell({ event: 'calendly.event_scheduled', payload: { event: { uri: uri('scheduled_events') }, invitee: { uri: uri('invitees') } } })
  const done = make('div', '', { class: 'done' })
  const heading = make('h1', words.done, { tabindex: '-1' })
  const day = days.querySelector('[' + chosenMark + '="true"]')
  done.append(heading, make('p', day.dataset.words + ', ' + time))
  if (mode === 'pushes') history.pushState(null, '')
  main.replaceChildren(done)
  heading.focus()
})

document.documentElement.lang = uzbek ? 'uz' : 'en'
document.title = words.heading
main.append(make('h1', words.heading), days, make('p', words.zone + ': ' + zoneName()), times, confirm, note)
if (asLinks) main.append(make('a', words.about, { href: '/', target: '_blank', rel: 'noopener' }))
tell({ event: 'calendly.event_type_viewed' })
`
