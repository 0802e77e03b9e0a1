/** A weakened protection. The first occurrence of `find` is replaced; white space is ignored (weaken.ts). */
type Mutant = readonly [name: string, find: string, replace: string]
/** A file of src, the tests expected to fail, and its mutants. */
export type MutantGroup = { file: string; tests: readonly string[]; mutants: readonly Mutant[] }

const s = (name: string) => `tests/security/${name}`
const screens = (name: string) => `tests/screens/${name}`

export const mutants: readonly MutantGroup[] = [
  {
    file: 'src/lib/url/webLink.ts',
    tests: [s('webLink.test.ts')],
    mutants: [
      ['link: any scheme', '/^https?:\\/\\/', '/^[a-z]+:\\/\\/'],
      ['link: shape not looked at', '!/^https?:\\/\\/[^\\s\\\\/]/i.test(plain) || ', ''],
      ['link: control characters and backslashes', '|| /[\\u0000-\\u0020\\u007f\\\\]/.test(plain)', ''],
      ['link: user and password', "url.username !== '' || url.password !== '' || ", ''],
      ['link: new ones without encryption', "?.protocol === 'https:'", ' != null'],
    ],
  },
  {
    file: 'src/features/account/safeNext.ts',
    tests: [s('paths.test.ts')],
    mutants: [
      ['next: backslashes and control characters', '|| /[\\\\\\u0000-\\u0020\\u007f]/.test(next)', ''],
      ['next: ids not looked at', "(name === 'id' ? isId(value) : isListingType(value))", 'name !== value'],
      ['next: any letter case', 'caseSensitive: true', 'caseSensitive: false'],
      [
        'next: whatever was asked for',
        '  return paths.dashboard\n}',
        "  return next.startsWith('/') ? next : paths.dashboard\n}",
      ],
      ['next: public pages too', 'const signedIn = [\n', 'const signedIn = [\n  paths.login,\n  paths.pricing,\n'],
    ],
  },
  {
    file: 'src/api/ids.ts',
    tests: [s('addressWords.test.ts'), 'tests/unit/call'],
    mutants: [
      ['id: dots', '[A-Za-z0-9_-]{1,128}', '[A-Za-z0-9_.-]{1,128}'],
      ['id: no end', '{1,128}$/', '{1,128}/'],
      ['id: no start', '/^[A-Za-z0-9_-]', '/[A-Za-z0-9_-]'],
      ['id: endless', '{1,128}', '{1,}'],
      ['type: any text', "value === 'class' || value === 'group'", "typeof value === 'string'"],
    ],
  },
  {
    file: 'src/api/call.ts',
    tests: ['tests/unit/call', 'tests/unit/earlyRequests.test.ts', s('token.test.ts')],
    mutants: [
      ['call: an early answer for a write', "method === 'GET' ?", 'true ?'],
      ['call: an early answer for another token', 'token ?? getToken())', 'getToken())'],
      ['call: any 2xx is success', 'success ? success.includes(status) : status', 'status'],
      [
        'call: empty body is fine',
        'return JSON.parse(text) as unknown',
        "return JSON.parse(text || 'null') as unknown",
      ],
      [
        'call: broken JSON is text',
        'return JSON.parse(text) as unknown',
        'try { return JSON.parse(text) as unknown } catch { return [] }',
      ],
    ],
  },
  {
    file: 'src/features/catalogue/listingIndex.ts',
    tests: ['tests/unit/listingFilter.test.ts'],
    mutants: [
      ['index: a listing twice', 'ids.size === listings.length ? listings :', 'ids.size > 0 ? listings :'],
      ['index: a date that is none', 'Number.isNaN(start) ? null : start', 'start'],
      [
        'index: any filter',
        "if (filter.q === '' && countFilters(filter) === 0) return entries",
        "if (filter.q === '') return entries",
      ],
    ],
  },
  {
    file: 'src/api/clients.ts',
    tests: [s('token.test.ts'), 'tests/unit/call'],
    mutants: [
      ['client: absolute addresses', 'allowAbsoluteUrls: false', 'allowAbsoluteUrls: true'],
      [
        'client: the public one has the token',
        'export const publicClient = create()',
        'export const publicClient = create()\npublicClient.interceptors.request.use(withToken)',
      ],
      ['client: 401 keeps the token', "removeToken('expired')", 'void 0'],
      [
        'client: 403 costs the token',
        'error.response?.status === 401',
        '[401, 403].includes(error.response?.status ?? 0)',
      ],
      ['client: a late 401 ends the new session', 'if (sent === `Bearer ${getToken()}`) ', ''],
      [
        'client: the optional one ends the session',
        'optionalTokenClient.interceptors.request.use(withToken)\nunwrapping(optionalTokenClient)',
        'optionalTokenClient.interceptors.request.use(withToken)\noptionalTokenClient.interceptors.response.use(undefined, endSession)\nunwrapping(optionalTokenClient)',
      ],
      ['client: stored token over a given one', " && !config.headers.has('Authorization')", ''],
    ],
  },
  {
    file: 'src/api/endpoints.ts',
    tests: ['tests/unit/call', 'tests/unit/earlyRequests.test.ts', s('token.test.ts')],
    mutants: [
      [
        'path: id not checked',
        "part === 'id' && isId(id)) return id",
        "part === 'id' && id !== undefined) return String(id)",
      ],
      [
        'path: type not checked',
        "part === 'type' && isListingType(type)) return type",
        "part === 'type' && type !== undefined) return String(type)",
      ],
    ],
  },
  {
    file: 'src/api/earlyRequests.ts',
    tests: ['tests/unit/earlyRequests.test.ts'],
    mutants: [
      ['early: given twice', '  window.earlyRequests?.delete(address)\n', ''],
      [
        'early: given to whoever asks',
        'early === undefined || early.authorization !== bearer(token)',
        'early === undefined',
      ],
      [
        'early: asked for in nobody’s name',
        '...(authorization === undefined ? {} : { Authorization: authorization })',
        '',
      ],
      ['early: asked for twice', '  if (known) return known.answer\n', ''],
      ['early: however old', 'performance.now() > lifetime', 'false'],
      ['early: its failure stays', '.catch(() => fetch(request))', ''],
      ['early: waits for ever', 'Promise.race([early.answer, givenUp])', 'early.answer'],
    ],
  },
  {
    file: 'src/api/token.ts',
    tests: [s('token.test.ts'), screens('session'), screens('signOut.test.tsx')],
    mutants: [
      ['token: any text', '/^[\\x21-\\x7e]+$/.test(value)', "value !== ''"],
      ['token: other tabs not heard', 'event.key === key || event.key === null', 'event.key === undefined'],
      ['token: a cleared storage not heard', ' || event.key === null', ''],
      ['token: stays stored', '  deviceStorage.remove(key)\n', ''],
    ],
  },
  {
    file: 'src/api/roles.ts',
    tests: ['tests/unit/call', screens('accountLogin.test.tsx')],
    mutants: [['session: any role', 'roles.find((role) => role === raw.toLowerCase())', '(raw as Role)']],
  },
  {
    file: 'src/api/users.ts',
    tests: ['tests/unit/call', screens('accountLogin.test.tsx')],
    mutants: [['log-in: without a token', "!isRecord(body) || !isToken(body['access_token'])", '!isRecord(body)']],
  },
  {
    file: 'src/api/files.ts',
    tests: [s('imageSource.test.ts'), 'tests/unit/call'],
    mutants: [
      ['picture: climbing names', ' || parts.some((part) => /^\\.*$/.test(part.trim()))', ''],
      ['picture: any character', '/[\\p{Cc}\\p{Cs}\\\\?#<>":]|%[\\da-f]{2}/iu.test(text) || ', ''],
      ['picture: any leading slashes', ".replace(/^\\//, '')", ".replace(/^\\/+/, '')"],
      ['picture: a scheme', '[\\p{Cc}\\p{Cs}\\\\?#<>":]', '[\\p{Cc}\\p{Cs}\\\\?#<>"]'],
      ['picture: not encoded', '.map(encodeURIComponent)', ''],
      ['picture: any blob', 'chosenPictures.has(imageUrl)', "imageUrl.startsWith('blob:')"],
      ['upload: without a src', "typeof body['src'] !== 'string' || ", ''],
    ],
  },
  {
    file: 'src/api/errors.ts',
    tests: ['tests/unit/call'],
    mutants: [
      ['error: HTML is words', 'return {} // HTML of a proxy', 'return { message: data } // HTML of a proxy'],
      ['error: 401 is another failure', "401: 'unauthorized'", "401: 'server'"],
      ['error: endless Retry-After', 'Math.min(Math.ceil(wait), 86_400)', 'Math.ceil(wait)'],
      ['error: the insides of the server', ' && response.status < 500 ? parseBody', ' ? parseBody'],
      ['error: offline, so nothing was sent', 'unsent: !wasOnline', 'unsent: true'],
    ],
  },
  {
    file: 'src/lib/text/plainText.ts',
    tests: [s('serverTexts.test.tsx')],
    mutants: [
      ['server words: endless', '.slice(0, maxLength)', ''],
      ['server words: half characters', ".replace(/\\p{Cs}/gu, '')", ''],
      ['server words: nothing to see', 'isBlank(line)', "line === ''"],
    ],
  },
  {
    file: 'src/api/listings.ts',
    tests: [s('price.test.ts'), 'tests/unit/call'],
    mutants: [
      ['listing: price below zero', ' && price >= 0', ''],
      ['listing: price that is no number', ' && Number.isFinite(price)', ''],
      ['listing: a price that cannot be read is free', '? price : null', '? price : 0'],
    ],
  },
  {
    file: 'src/api/listings.ts',
    tests: [screens('teachingEdit.test.tsx')],
    mutants: [['listing: every edit publishes', "isPublished: toPublished(raw['isPublished'])", "isPublished: 'true'"]],
  },
  {
    file: 'src/api/rows.ts',
    tests: ['tests/unit/call'],
    mutants: [
      [
        'rows: a list that is none',
        "if (!Array.isArray(body)) throw new Fault('badAnswer')",
        'if (!Array.isArray(body)) return []',
      ],
      ['rows: a list of another shape is empty', 'if (rows.length === 0 && body.length > 0)', 'if (false as boolean)'],
    ],
  },
  {
    file: 'src/lib/text/price.ts',
    tests: [s('price.test.ts')],
    mutants: [
      ['price: negative', '/^\\d{1,6}', '/^-?\\d{1,6}'],
      ['price: thousands of digits', '\\d{1,6}', '\\d+'],
      ['price: three decimals', '\\d{0,2}', '\\d*'],
      ['price: any number', 'if (!/^\\d{1,6}([.,]\\d{0,2})?$/.test(plain)) return null', ''],
    ],
  },
  {
    file: 'src/lib/files/imageType.ts',
    tests: [s('imageType.test.ts'), s('uploads.test.ts')],
    mutants: [
      ['signature: PNG by four bytes', ', 0x0d, 0x0a, 0x1a, 0x0a]', ']'],
      ['signature: JPEG by two bytes', '[0xff, 0xd8, 0xff]', '[0xff, 0xd8]'],
      ['signature: any RIFF', 'starts(riff) && starts(webp, 8)', 'starts(riff)'],
      ['signature: drawings not known', "? 'svg' : null\n}", '? null : null\n}'],
      ['signature: anywhere', 'bytes[at + index] === byte', 'bytes.includes(byte)'],
    ],
  },
  {
    file: 'src/lib/files/anonymousPicture.ts',
    tests: [s('uploads.test.ts')],
    mutants: [
      ['upload: under its own name', '`${name}.${extension}`', '(picture as File).name'],
      ['upload: of the type that it claims', '{ type })', '{ type: picture.type })'],
      [
        'upload: any file under a name',
        "if (kind === null || kind === 'svg') throw new TypeError('no picture')",
        "if (kind === null || kind === 'svg') return picture as File",
      ],
    ],
  },
  {
    file: 'src/features/listingForm/useImageUpload.ts',
    tests: [screens('teachingAdd.test.tsx')],
    mutants: [
      [
        'upload: as it was chosen',
        'uploadFile(await anonymousPicture(await shrinkImage(chosen)), setShare)',
        'uploadFile((await shrinkImage(chosen)) as File, setShare)',
      ],
    ],
  },
  {
    file: 'src/features/listingForm/imageProblem.ts',
    tests: [s('uploads.test.ts')],
    mutants: [
      ['upload: any size', "if (file.size > maxBytes) return 'imageSize'", ''],
      ['upload: drawings', "if (type === 'svg') return 'imageSvg'", ''],
      ['upload: any file', "if (type === null) return 'imageType'", ''],
    ],
  },
  {
    file: 'src/features/scheduler/schedulerMessage.ts',
    tests: [s('schedulerMessage.test.ts')],
    mutants: [
      ['message: any origin', 'origin !== frame.origin || ', ''],
      ['message: origins that begin alike', 'origin !== frame.origin', '!origin.startsWith(frame.origin)'],
      ['message: any window', ' || source !== frame.source', ''],
      ['message: no window', 'frame.source === null || ', ''],
      ['message: any step', 'frame.step !== 3 || ', ''],
      ['message: any event', "data['event'] !== 'calendly.event_scheduled'", "!data['event'].includes('scheduled')"],
      ['message: a booking of any shape', "isRecord(event) && event['uri'] !== undefined", 'isRecord(event)'],
      ['message: a uri of any kind', "schedulerUri(event['uri'])", "String(event['uri'])"],
    ],
  },
  {
    file: 'src/features/scheduler/schedulerUri.ts',
    tests: [s('schedulerMessage.test.ts')],
    mutants: [
      ['scheduler uri: endless', 'value.length > maxLength || ', ''],
      ['scheduler uri: control characters', '/[\\s\\p{Cc}]/u.test(value)', 'false'],
      ['scheduler uri: without encryption', "url?.protocol === 'https:' && ", 'url !== null && '],
      ['scheduler uri: any host', 'includes(url.host)', 'some((host) => url.host.endsWith(host))'],
      ['scheduler uri: any port', 'includes(url.host)', 'includes(url.hostname)'],
      ['scheduler uri: as it was written', '? url.href : null', '? value : null'],
    ],
  },
  {
    file: 'src/features/scheduler/schedulerAddress.ts',
    tests: [s('outsideLinks.test.ts')],
    mutants: [
      [
        'scheduler: any setting',
        'const url = webLink(setting)',
        'const url = URL.canParse(setting) ? new URL(setting) : null',
      ],
      ['scheduler: endless address', '.slice(0, maxLength)', ''],
    ],
  },
  {
    file: 'src/env.ts',
    tests: [s('outsideLinks.test.ts')],
    mutants: [
      ['settings: any page', "isSecureWebLink(address) ? address : ''", 'address'],
      ['settings: any scheduler', "webLink(vars.VITE_SCHEDULER_URL)?.href ?? ''", "read(vars.VITE_SCHEDULER_URL, '')"],
    ],
  },
  {
    file: 'src/features/details/shareLinks.ts',
    tests: [s('outsideLinks.test.ts'), s('uploads.test.ts')],
    mutants: [
      [
        'share: title pasted into the address',
        '?${new URLSearchParams({ url, text: title })}',
        '?url=${url}&text=${title}',
      ],
      ['share: file name as it is', ".replace(/[^\\p{L}\\p{N}]+/gu, '-')", ''],
    ],
  },
  {
    file: 'src/lib/time/calendarFile.ts',
    tests: [s('outsideLinks.test.ts')],
    mutants: [['calendar: line breaks', ".replace(/\\n/g, '\\\\n')", '']],
  },
  {
    file: 'src/build/securityHeaders.ts',
    tests: [s('headers.test.ts')],
    mutants: [
      ['headers: scripts from a string', "script-src 'self'", "script-src 'self' 'unsafe-eval'"],
      ['headers: framed by anybody', "frame-ancestors 'none'", "frame-ancestors 'self'"],
      ['headers: no nosniff', "    'x-content-type-options': 'nosniff',\n", ''],
      ['headers: a policy of any name', "'trusted-types default'", "'trusted-types default html'"],
      ['headers: pictures in addresses', "img-src 'self' blob:", "img-src 'self' data: blob:"],
      [
        'headers: embedded by anybody',
        "'cross-origin-resource-policy': 'same-origin'",
        "'cross-origin-resource-policy': 'cross-origin'",
      ],
      ['headers: preload unasked', "=== 'true' ?", "!== 'false' ?"],
      ['headers: full referrer', 'strict-origin-when-cross-origin', 'unsafe-url'],
      ['headers: any host of a setting', ' && plainOrigin.test(new URL(url).origin)', ''],
    ],
  },
  {
    file: 'src/content/courses.ts',
    tests: [s('addressWords.test.ts')],
    mutants: [
      [
        'slug: begins alike',
        '=> course.slug.toLowerCase() === wanted)',
        "=> course.slug.toLowerCase().startsWith(wanted ?? '-'))",
      ],
    ],
  },
  {
    file: 'src/features/trial/trialValues.ts',
    tests: [s('addressWords.test.ts'), 'tests/unit/trialValues.test.ts'],
    mutants: [
      [
        'trial: inherited names are fields',
        'Object.hasOwn(stepSchemas[step].entries, field)',
        '(field in stepSchemas[step].entries)',
      ],
      ['trial: any uri of a draft', 'schedulerUri(uri) ?? inScheduler', 'uri'],
      ['trial: booked without a booking', "isBooked: uri !== ''", 'isBooked: true'],
      ['trial: a step that was not reached', 'step === reached || !isStepDone(step, values)', 'step === reached'],
    ],
  },
  {
    file: 'src/ui/form/useSubmission.ts',
    tests: [
      screens('accountLogin.test.tsx'),
      screens('contactMessage.test.tsx'),
      screens('waiting.test.tsx'),
      screens('lostAnswer.test.tsx'),
    ],
    mutants: [
      ['form: sent twice', 'if (sending.current || waiting ||', 'if (waiting ||'],
      ['form: sent before the time', ' || (sends && wait.mustWait())', ''],
      ['form: repeats what may have arrived', ' && !(await mayRepeat())', ''],
      [
        'form: a lost answer is forgotten',
        'doubtfulSend.set(name, isAnswerLost(caught) || (doubtfulSend.is(name) && isInDoubt(caught, true)))',
        'doubtfulSend.set(name, false)',
      ],
      [
        'form: sent again by who comes back',
        'readDraft(draft.name) !== null ? last.submittedAt',
        'readDraft(draft.name) === null ? last.submittedAt',
      ],
    ],
  },
  {
    file: 'src/ui/form/useBlockedFields.ts',
    tests: [screens('accountLogin.test.tsx'), screens('contactMessage.test.tsx'), screens('waiting.test.tsx')],
    mutants: [['form: takes what is not sent', 'form.addEventListener(name, hold, true)', 'void hold']],
  },
  {
    file: 'src/ui/dialog/Modal.tsx',
    tests: [screens('contactDialog.test.tsx')],
    mutants: [
      ['dialog: closed by its scrollbar', '!isWithin(event, event.currentTarget.getBoundingClientRect()) && ', ''],
    ],
  },
  {
    file: 'src/features/trial/TrialForm.tsx',
    tests: [screens('trial.test.tsx')],
    mutants: [['trial: a time that has passed', 'if (!isStepDone(3, form.getValues())) throw returnToSchedule()', '']],
  },
  {
    file: 'src/features/teaching/usePublish.ts',
    tests: [screens('teachingAdd.test.tsx')],
    mutants: [['creation: without a session', 'if (getToken() === null) throw', 'if (false) throw']],
  },
  {
    file: 'src/ui/dialog/dialogs.ts',
    tests: [s('serverTexts.test.tsx')],
    mutants: [['dialog: words as HTML', 'titleText: title, text,', 'titleText: title, html: text,']],
  },
  {
    file: 'src/ui/dialog/sweetalert.ts',
    tests: [s('trustedTypes.test.ts')],
    mutants: [
      ['policy: lets everything through', '(sweetalertTemplates.has(html) ? html : null)', 'html'],
      [
        'policy: whatever begins like a template',
        'sweetalertTemplates.has(html)',
        '[...sweetalertTemplates].some((known) => known !== "" && html.startsWith(known))',
      ],
      [
        'policy: another parses HTML',
        "createPolicy('default', {",
        "createPolicy('html', { createHTML: (html) => html })\nif (factory) factory.createPolicy('default', {",
      ],
      ['dialog: a button of the library', "  confirmButtonText: '',\n", ''],
    ],
  },
  {
    file: 'src/ui/dialog/sweetalertTemplates.ts',
    tests: [s('trustedTypes.test.ts')],
    mutants: [
      ['policy: a template too few', "  mark('i'),\n", ''],
      ['policy: a template too many', "  mark('i'),\n", "  mark('i'),\n  mark('<b>'),\n"],
      ['policy: a template of another version', '<img class="swal2-image" />', '<img class="swal2-image">'],
    ],
  },
  {
    file: 'src/features/account/accountDraft.ts',
    tests: [screens('accountLogin.test.tsx'), screens('accountPasswords.test.tsx'), screens('accountSignup.test.tsx')],
    mutants: [['draft: passwords kept', 'writeDraft(name, { email: values.email })', 'writeDraft(name, values)']],
  },
  {
    file: 'src/lib/storage/drafts.ts',
    tests: [screens('signOut.test.tsx'), screens('session')],
    mutants: [
      ['draft: stays after signing out', 'if (key.startsWith(prefix)) tabStorage.remove(key)', 'void key'],
      ['draft: shown to the next person', 'if (owner !== null && owner !== userId) clearDrafts()', ''],
    ],
  },
  {
    file: 'src/auth/AuthProvider.tsx',
    tests: [screens('session'), screens('signOut.test.tsx')],
    mutants: [
      [
        'session: any failure costs the token',
        '      if (turn !== latest.current) return\n      if (user',
        '      if (user === null) removeToken()\n      if (turn !== latest.current) return\n      if (user',
      ],
      [
        'session: a check that failed is not said',
        'setSession({ ...visitor, user, failure })',
        'setSession({ ...visitor, user })',
      ],
      ['session: signing out keeps the token', '    removeToken()\n    clearDrafts()', '    clearDrafts()'],
      ['session: signing out keeps drafts', '    removeToken()\n    clearDrafts()', '    removeToken()'],
      ['session: a sign-out elsewhere keeps drafts', "if (change !== 'expired') clearDrafts()", ''],
      ['session: running out costs drafts', "if (change !== 'expired') clearDrafts()", 'clearDrafts()'],
      [
        'session: a check that was overtaken wins',
        '      if (turn !== latest.current) return\n      if (user',
        '      if (user',
      ],
    ],
  },
  {
    file: 'src/auth/RequireUser.tsx',
    tests: [screens('session'), screens('signOut.test.tsx')],
    mutants: [
      [
        'guard: lets everybody in',
        'if (user === null) return <Navigate',
        'if (user === null && cameIn) return <Navigate',
      ],
    ],
  },
  {
    file: 'src/api/queryClient.ts',
    tests: [screens('session'), screens('signOut.test.tsx')],
    mutants: [['cache: shown under another token', 'onTokenChange(() => queryClient.clear())', '']],
  },
  {
    file: 'src/features/classroom/JoinMeeting.tsx',
    tests: [screens('classroom.test.tsx')],
    mutants: [
      ['meeting: knows our page', "'noopener,noreferrer'", "''"],
      ['meeting: opens without an answer', 'if (!sure) return\n', ''],
      ['meeting: asked twice', 'if (asking.current) return', ''],
    ],
  },
  {
    file: 'src/features/classroom/ClassroomPage.tsx',
    tests: [screens('classroom.test.tsx')],
    mutants: [['classroom: open to all', "return list.isSuccess ? 'none' : 'open'", "return 'open'"]],
  },
  {
    file: 'src/features/listingForm/listingSchema.ts',
    tests: [screens('teachingAdd.test.tsx'), screens('teachingEdit.test.tsx')],
    mutants: [
      [
        'class form: any link',
        "if (meeting?.protocol === 'https:') return",
        'if (true as boolean) return meeting === null ||',
      ],
      ['class form: a link without encryption', "meeting?.protocol === 'https:'", 'meeting !== null'],
      ['class form: a hostile link that was stored', 'meeting !== null && link === stored', 'link === stored'],
      ['class form: a link into any network', "isPublicHost(meeting.hostname) ? null : 'httpsLinkPublic'", 'null'],
    ],
  },
  {
    file: 'src/lib/url/isPublicHost.ts',
    tests: [s('publicHost.test.ts')],
    mutants: [
      ['host: any name', "name.includes('.') && ", ''],
      ['host: any ending', ' && !privateNames.test(name)', ''],
      ['host: only private addresses of IPv4', '[0x7f000000, 8], ', ''],
      ['host: a block too small', '[0xac100000, 12]', '[0xac100000, 16]'],
      ['host: addresses of IPv4 in those of IPv6', '(?!2002:)', ''],
      ['host: any address of IPv6', '[23][0-9a-f]{3}:', '[0-9a-f:]'],
      ['host: the root at its end', "hostname.replace(/\\.$/, '')", 'hostname'],
    ],
  },
  {
    file: 'src/features/details/useEnrolment.ts',
    tests: [screens('enrol'), screens('waiting.test.tsx')],
    mutants: [
      ['enrolment: without a yes', 'busy.current = sure && isHere()', 'busy.current = isHere()'],
      ['enrolment: sent before the time', ' || wait.mustWait()', ''],
      ['enrolment: sent again without a look', 'unsure: unsure.current }', 'unsure: false }'],
    ],
  },
  {
    file: 'src/ui/form/WaitingButton.tsx',
    tests: [screens('waiting.test.tsx')],
    mutants: [['button: pressed before the time', 'onClick={waits ? undefined : onClick}', 'onClick={onClick}']],
  },
  {
    file: 'src/api/enrolments.ts',
    tests: [screens('enrol')],
    mutants: [
      [
        'enrolment: failed though it is there',
        'if (!mayBeStored(asFault(thrown)) || !isEnrolled(await lookAgain(client, enrolmentsQuery()), { type, id })) throw thrown',
        'throw thrown',
      ],
    ],
  },
  {
    file: 'src/ui/error/useFaultWords.ts',
    tests: [screens('serverWords.test.tsx')],
    mutants: [
      [
        'server words: in place of ours',
        'const { text, said } = serverWords(ours, fault.serverMessage)',
        'const { text, said } = { text: fault.serverMessage, said: null }',
      ],
    ],
  },
  {
    file: 'src/lib/text/fieldSchemas.ts',
    tests: ['tests/unit/phoneText.test.ts'],
    mutants: [
      ['phone: too few digits', '{7,15}', '{1,15}'],
      ['phone: too many digits', '{7,15}', '{7,}'],
      ['phone: one way of writing', '\\P{Nd}*){7', '[ +()-]?){7'],
    ],
  },
  {
    file: 'src/features/account/useNext.ts',
    tests: [screens('accountLogin.test.tsx')],
    mutants: [['next: not looked at', 'nextPath: safeNext(next)', "nextPath: next ?? '/dashboard'"]],
  },
]
