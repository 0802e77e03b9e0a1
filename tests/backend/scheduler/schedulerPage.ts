/** Style of the stand-in scheduler page. */
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
.times button { padding: 0; font-size: 13px; white-space: nowrap; }
button { min-height: 44px; padding: 4px; border: 1.5px solid #8f887a; border-radius: 14px; background: #fff; color: inherit; font: inherit; font-size: 14px; font-weight: 600; cursor: pointer; overflow-wrap: normal; }
button:hover { border-color: #13795b; }
button:focus-visible { outline: 3px solid #13795b; outline-offset: 2px; }
button[aria-pressed='true'] { border-color: #13795b; background: #d9f0e2; color: #0a5a42; }
.days button { padding: 4px 0; }
.days span { display: block; line-height: 1.3; }
.days strong { font-size: 18px; font-weight: 800; }
.confirm { width: 100%; margin-top: 8px; border-color: #13795b; background: #13795b; color: #fff; font-size: 16px; font-weight: 700; }
.confirm:hover { background: #0a5a42; }
.done { padding: 32px 8px; text-align: center; }
`

/**
 * Script of the stand-in scheduler page, plain JavaScript for the browser. It speaks to the page around it as the real
 * scheduler does; values from the query are set with textContent only.
 */
export const script = String.raw`
'use strict'
const query = new URLSearchParams(location.search)
const uzbek = query.get('lang') === 'uz'
const words = uzbek
  ? { heading: 'Vaqtni tanlang', time: 'Vaqt', day: 'Kun', zone: 'Vaqt mintaqasi', confirm: 'Tasdiqlash', choose: 'Avval vaqtni tanlang', done: 'Vaqtingiz band qilindi' }
  : { heading: 'Choose a time', time: 'Time', day: 'Day', zone: 'Time zone', confirm: 'Confirm', choose: 'Choose a time first', done: 'You are scheduled' }
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

// The booking is told to the page that framed us and to no other, where the browser says which one that is.
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

let time = null
const choose = (button) => {
  for (const other of button.parentElement.children) other.setAttribute('aria-pressed', String(other === button))
}
const group = (className, label) => make('div', '', { class: className, role: 'group', 'aria-label': label })

const days = group('days', words.day)
const times = group('times', words.time)
const confirm = make('button', words.confirm, { type: 'button', class: 'confirm' })
const note = make('p', '', { role: 'status' })

const showTimes = () => {
  time = null
  times.replaceChildren()
  for (let half = 18; half < 36; half += 1) {
    const label = timeWords(half >> 1, half % 2 ? '30' : '00')
    const button = make('button', label, { type: 'button', 'aria-pressed': 'false' })
    button.addEventListener('click', () => {
      time = label
      note.textContent = ''
      choose(button)
    })
    times.append(button)
  }
}

for (let ahead = 1; ahead <= 5; ahead += 1) {
  const date = new Date()
  date.setDate(date.getDate() + ahead)
  const button = make('button', '', { type: 'button', 'aria-pressed': 'false' })
  const [weekday, day, month] = [weekdays[date.getDay()], date.getDate(), months[date.getMonth()]]
  // One below the other, so that five fit side by side on the smallest phone.
  button.append(make('span', weekday), ' ', make('strong', day), ' ', make('span', month))
  button.dataset.date = [date.getFullYear(), date.getMonth() + 1, day].map((part) => String(part).padStart(2, '0')).join('-')
  button.dataset.words = weekday + ' ' + (uzbek ? day + '-' + month : month + ' ' + day)
  button.addEventListener('click', () => {
    choose(button)
    showTimes()
  })
  days.append(button)
}
// The day in the address, where it is offered, as the real scheduler does.
choose([...days.children].find((button) => button.dataset.date === query.get('date')) ?? days.firstElementChild)
showTimes()

confirm.addEventListener('click', () => {
  if (time === null) {
    note.textContent = words.choose
    return
  }
  tell({ event: 'calendly.event_scheduled', payload: { event: { uri: uri('scheduled_events') }, invitee: { uri: uri('invitees') } } })
  const done = make('div', '', { class: 'done' })
  const heading = make('h1', words.done, { tabindex: '-1' })
  const day = days.querySelector('[aria-pressed="true"]')
  done.append(heading, make('p', day.dataset.words + ', ' + time))
  main.replaceChildren(done)
  heading.focus()
})

document.documentElement.lang = uzbek ? 'uz' : 'en'
document.title = words.heading
main.append(make('h1', words.heading), days, make('p', words.zone + ': ' + zoneName()), times, confirm, note)
tell({ event: 'calendly.event_type_viewed' })
`
