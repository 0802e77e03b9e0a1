// Runs before the first paint, blocking, so every byte counts. A page that was written in another language than the reader's is covered
// until the same page, as it was written in theirs, is in its place; one that was written for a visitor, when somebody is signed in, until
// the app has drawn the right one. An address below /uz/ is an entry in Uzbek: the choice is stored and the address becomes the plain one.
// The app itself waits in a template until the page was painted.
// Presses on buttons before it is ready are kept for it. What its first page asks the backend for is asked now already.
;(() => {
  const page = document.documentElement
  let entry = null
  let stored = {}
  try {
    entry = /^\/uz(?=\/|$)/.exec(location.pathname)
    if (entry) {
      localStorage.setItem('language', 'uz')
    }
    stored = { language: localStorage.getItem('language'), token: localStorage.getItem('access_token') }
  } catch {
    // Blocked storage: the page reads as it was written.
  }
  if (entry) history.replaceState(history.state, '', location.pathname.replace(/^\/uz\/*/, '/') + location.search + location.hash)
  // As src/main.tsx decides: what was chosen, else what was written.
  const words = stored.language ? (stored.language === 'uz' ? 'uz' : 'en') : page.lang
  if (stored.token || words !== page.lang) page.classList.add('covered')
  const isCovered = () => page.classList.contains('covered')
  const uncover = () => {
    page.classList.remove('covered')
    document.getElementById('cover')?.remove()
  }
  /** Puts a note of src/build/prerenderPages.ts on the page, in the reader's words. */
  const show = (id) => {
    const notes = document.getElementById('notes')
    if (!notes || document.getElementById(id)) return
    const note = notes.content.querySelector('#' + id + '[lang=' + words + ']').cloneNode(true)
    note.querySelector('button')?.addEventListener('click', () => location.reload())
    document.body.append(note)
  }
  const ready = new Promise((resolve) => {
    addEventListener('DOMContentLoaded', () => {
      if (isCovered()) show('cover')
      resolve()
    })
  })

  // The same page as it was written in the reader's language (src/build/prerenderPages.ts). When it does not come, the app draws it.
  const { address } = page.dataset
  const translate = async () => {
    const own = await new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.open('GET', '/uz' + address.replace(/^\/$/, ''))
      request.responseType = 'document'
      request.timeout = 6000
      request.onload = () => resolve(request.response)
      request.onerror = request.ontimeout = reject
      request.send()
    })
    await ready
    if (own.documentElement.lang !== words || own.documentElement.dataset.address !== address) return
    // As src/main.tsx takes them away.
    const ofPage = 'title, meta[name=description], meta[name=robots], [data-written]'
    for (const tag of document.head.querySelectorAll(ofPage)) tag.remove()
    document.head.append(...own.head.querySelectorAll(ofPage))
    document.getElementById('root').replaceWith(own.getElementById('root'))
    page.lang = words
    uncover()
  }
  const translated = words === 'uz' && page.lang !== words && !stored.token && address === (location.pathname.replace(/\/+$/, '') || '/') ? translate().catch(() => {}) : undefined

  // The build puts the setting here.
  const api = '/api'
  const token = /^[\x21-\x7e]+$/.test(stored.token || '') ? stored.token : undefined
  const answers = (window.earlyAnswers = {})
  // src/api/earlyAnswers.ts hands the answers on; what fails, or does not come in time, is asked for again.
  const ask = (path) => {
    const url = api + path
    if (answers[url]) return answers[url].answer
    const headers = { Accept: 'application/json' }
    if (token) headers.Authorization = 'Bearer ' + token
    const abort = new AbortController()
    // The session check as src/auth/AuthProvider.tsx, all others as src/api/clients.ts.
    const limit = setTimeout(() => abort.abort(), path === '/user/login/access' ? 6000 : 15000)
    const early = (answers[url] = { authorization: headers.Authorization })
    // Read at once: a long list is there when the code comes. It is read in one piece, as many would keep the page busy for twice as long;
    // what is short stays text, which developers can look at in their tools.
    early.answer = fetch(url, { headers, signal: abort.signal }).then(async (response) => {
      clearTimeout(limit)
      const text = await (path.endsWith('public') ? await response.blob() : response).text()
      if (response.ok) early.text = text
      return Object.assign(response, { text: async () => text })
    })
    early.answer.catch(() => {})
    return early.answer
  }
  const askAll = (list) => {
    for (const path of list) void ask(path)
  }
  if (location.pathname === '/lessons' || (token && location.pathname === '/classes')) askAll(['/class/public', '/group/public', '/category'])
  // The dashboard of a student as it is written (src/prerender.tsx), with the titles as they come, until the app draws the whole one.
  const write = async (found) => {
    await ready
    const written = document.getElementById('notes').content.querySelector('#dashboard[lang=' + words + ']')
    if (!found.size || !isCovered()) return
    const list = written.querySelector('main ul')
    const card = list.firstElementChild
    list.replaceChildren(
      ...[...found].map(([place, answer]) => {
        const own = card.cloneNode(true)
        answer
          .then(async (response) => {
            const title = response.ok && JSON.parse(await response.text()).title.trim()
            if (!title) return
            const link = own.querySelector('a')
            link.setAttribute('href', link.getAttribute('href') + place)
            link.textContent = title
            link.parentElement.hidden = false
          })
          .catch(() => {})
        return own
      }),
    )
    document.querySelector('title').remove()
    document.head.append(...written.querySelectorAll('title, meta'))
    document.getElementById('root').replaceChildren(...written.childNodes)
    page.lang = words
    uncover()
  }
  // Settled when everything that can be asked for early was, and the dashboard stands.
  let asked = Promise.resolve()
  if (token)
    asked = ask('/user/login/access')
      .then(async (answer) => {
        const { role } = location.pathname === '/dashboard' ? JSON.parse(await answer.text()).user : {}
        if (role === 'teacher') askAll(['/class/own-classes', '/group/own-groups'])
        return role === 'student' && ask('/manual-purchase')
      })
      .then(async (answer) => {
        if (!answer) return
        // What they are: as src/api/enrolments.ts reads them. As many as are asked for at a time (src/api/listings.ts); the app asks for others
        // as they come into view. Where some have come along, only the app knows their order, and draws them at once.
        const found = new Map()
        for (const enrolment of JSON.parse(await answer.text())) {
          if ((enrolment.classId ?? enrolment.groupId)?.title !== undefined) return
          const ids = ['class', 'group'].map((type) => [type, enrolment[type + 'Id']?._id || enrolment[type + 'Id'] || ''])
          const [type, id] = ids.find(([, id]) => /^[\w-]{1,128}$/.test(id)) || []
          if (type && found.size < 6) found.set(id + '/' + type, '/' + type + '/' + id)
        }
        for (const [place, path] of found) found.set(place, ask(path))
        // Another page of the list begins with others.
        if (location.search) return
        return write(found)
      })
      .catch(() => {})

  // When the app cannot be loaded, a page that can be read stays, and says what is missing. src/main.tsx calls it as well.
  const fail = () => {
    document.getElementById('cover')?.remove()
    show('notLoaded')
    // Nothing more will come.
    void asked.then(() => document.querySelector('#root [aria-busy]')?.removeAttribute('aria-busy'))
  }
  window.failStart = fail

  const start = () => {
    const scripts = document.getElementById('scripts')
    if (!scripts) return
    const { content } = scripts
    scripts.remove()
    // The last, which does without none of the others.
    ;[...content.querySelectorAll('script')].at(-1).onerror = fail
    for (const link of content.querySelectorAll('[data-words]')) if (link.dataset.words !== words) link.remove()
    // React makes errors while it starts and throws none; where each was made costs tens of milliseconds. src/main.tsx puts it back.
    Error.stackTraceLimit = undefined
    document.head.append(...content.querySelectorAll(':not([data-words])'))
    // The many small files of words, and in the signed-in area the font, come after the questions to the backend, whose answers the first
    // page waits for longer.
    void asked.then(() => {
      document.head.append(content)
      if (token) document.fonts.load('1em ' + getComputedStyle(document.body).fontFamily).catch(() => {})
    })
  }
  void Promise.all([ready, translated]).then(() => {
    // A frame is drawn, and then the app comes; a hidden page draws none, and an empty one need not.
    if (isCovered() || document.hidden || !document.querySelector('h1')) start()
    else
      requestAnimationFrame(() => {
        setTimeout(start)
      })
  })

  const pressed = (event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    window.earlyPress = button
    // The browser would send a form without an address to that of the page, with what was typed in its query.
    if (button.type === 'submit' && !button.form?.hasAttribute('action')) event.preventDefault()
  }
  document.addEventListener('click', pressed, true)
  window.stopEarlyPress = () => {
    document.removeEventListener('click', pressed, true)
  }
})()
