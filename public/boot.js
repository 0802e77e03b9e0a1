// Runs before the first paint, blocking, in a few hundred bytes. A page that was written in another language than the reader's, or for
// a visitor when somebody is signed in, stays covered until the app has drawn the right one. An address below /uz/ is an entry in
// Uzbek: the choice is stored and the address becomes the plain one. The app itself waits in a template until the page was painted.
// Presses on buttons before it is ready are kept for it. What its first page asks the backend for is asked now already.
;(function () {
  var page = document.documentElement
  var stored = {}
  try {
    var entry = /^\/uz(?=\/|$)/.exec(location.pathname)
    if (entry) {
      localStorage.setItem('language', 'uz')
    }
    stored = { language: localStorage.getItem('language'), token: localStorage.getItem('access_token') }
  } catch {
    // Blocked storage: the page reads as it was written.
  }
  if (entry) history.replaceState(history.state, '', (location.pathname.slice(3) || '/') + location.search + location.hash)
  // As src/main.tsx decides: what was chosen, else what was written.
  var words = stored.language ? (stored.language === 'uz' ? 'uz' : 'en') : page.lang
  var covered = stored.token || words !== page.lang
  if (covered) page.classList.add('covered')

  // The build puts the setting here.
  var api = '/api'
  var token = /^[\x21-\x7e]+$/.test(stored.token || '') ? stored.token : undefined
  var answers = (window.earlyAnswers = {})
  // src/api/earlyAnswers.ts hands the answers on; what fails, or does not come in time, is asked for again.
  var ask = function (path) {
    var headers = { Accept: 'application/json' }
    if (token) headers.Authorization = 'Bearer ' + token
    var answer = fetch(api + path, { headers: headers, signal: AbortSignal.timeout && AbortSignal.timeout(6000) })
    answer.catch(function () {})
    answers[api + path] = { authorization: headers.Authorization, answer: answer }
    return answer
  }
  var askAll = function (list) {
    for (var path of list) void ask(path)
  }
  if (location.pathname === '/lessons' || (token && location.pathname === '/classes')) askAll(['/class/public', '/group/public', '/category'])
  if (token)
    ask('/user/login/access')
      .then(function (answer) {
        return location.pathname === '/dashboard' && answer.clone().json()
      })
      .then(function (body) {
        if (body && body.user.role === 'teacher') askAll(['/class/own-classes', '/group/own-groups'])
        return body && body.user.role === 'student' && ask('/manual-purchase')
      })
      .then(function (answer) {
        return answer && answer.clone().json()
      })
      .then(function (enrolments) {
        for (var enrolment of enrolments || [])
          for (var type of ['class', 'group']) {
            var id = enrolment[type + 'Id']
            id = (id && id._id) || id
            if (/^[\w-]+$/.test(id || '')) void ask('/' + type + '/' + id)
          }
      })
      .catch(function () {})

  var start = function () {
    var scripts = document.getElementById('scripts')
    if (!scripts) return
    scripts.content.querySelectorAll('[data-words]').forEach(function (link) {
      if (link.dataset.words !== words) link.remove()
    })
    document.head.append(scripts.content)
    scripts.remove()
  }
  addEventListener('DOMContentLoaded', function () {
    // A frame is drawn, and then the app comes; a hidden page draws none, and an empty one need not.
    if (covered || document.hidden || !document.querySelector('h1')) start()
    else
      requestAnimationFrame(function () {
        setTimeout(start)
      })
  })

  var pressed = function (event) {
    var button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    window.earlyPress = button
    // The browser would send the form to the address of the page, with what was typed in its query.
    if (button.type === 'submit') event.preventDefault()
  }
  document.addEventListener('click', pressed, true)
  window.stopEarlyPress = function () {
    document.removeEventListener('click', pressed, true)
  }
})()
