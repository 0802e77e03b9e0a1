import { mutantsIn } from './weaken.ts'

/** Forms, booking, classroom and enrollment. */
export const featureMutants = mutantsIn(String.raw`
src/features/account/useNext.ts
  by tests/security/addresses/paths.test.ts
  next: backslashes and control characters → || /[\\\u0000-\u0020\u007f]/.test(next) →
  next: ids not looked at → (name === 'id' ? isId(value) : isListingType(value)) → name !== value
  next: any letter case → paramsOf(pattern, path) → paramsOf(pattern, path.toLowerCase())
  next: whatever was asked for → return paths.dashboard } → return next.startsWith('/') ? next : paths.dashboard }
  next: public pages too → Object.values(memberPaths) → Object.values(paths)

src/features/classes/catalog/listingIndex.ts
  by tests/unit/features/listingIndex.test.ts tests/unit/features/filterEntries.test.ts
  index: a listing twice → ids.size === listings.length ? listings : → ids.size > 0 ? listings :
  index: a date that is none → Number.isNaN(start) ? null : start → start
  index: any filter → if (filter.q === '' && countFilters(filter) === 0) return entries → if (filter.q === '') return entries

src/features/teaching/form/imageUpload.ts
  by tests/screens/teaching/teachingAdd.test.tsx
  upload: as it was chosen → redrawPicture(chosen) .then(anonymousPicture) → redrawPicture(chosen).then((copy) => copy as File)

src/features/teaching/form/imageUpload.ts
  by tests/security/uploads.test.ts
  upload: any size → if (file.size > maxBytes) return 'imageSize' →
  upload: drawings → if (type === 'svg') return 'imageSvg' →
  upload: any file → if (type === null) return 'imageType' →

src/features/trial/scheduler/schedulerMessage.ts
  by tests/security/texts/schedulerMessage.test.ts tests/security/texts/schedulerUri.test.ts
  message: any origin → origin !== frame.origin || →
  message: origins that begin alike → origin !== frame.origin → !origin.startsWith(frame.origin)
  message: any window → || source !== frame.source →
  message: no window → frame.source === null || →
  message: any step → frame.step !== 3 || →
  message: any event → data['event'] !== 'calendly.event_scheduled' → !data['event'].includes('scheduled')
  message: a booking of any shape → isRecord(event) && event['uri'] !== undefined → isRecord(event)
  message: a uri of any kind → schedulerUri(event['uri']) → String(event['uri'])
  scheduler uri: endless → value.length > maxLength || →
  scheduler uri: control characters → /[\s\p{Cc}]/u.test(value) → false
  scheduler uri: without encryption → url?.protocol === 'https:' && → url !== null &&
  scheduler uri: any host → includes(url.host) → some((host) => url.host.endsWith(host))
  scheduler uri: any port → includes(url.host) → includes(url.hostname)
  scheduler uri: as it was written → ? url.href : null → ? value : null

src/features/trial/scheduler/schedulerAddress.ts
  by tests/security/addresses/outsideLinks.test.ts
  scheduler: any setting → const url = webLink(setting) → const url = URL.canParse(setting) ? new URL(setting) : null
  scheduler: endless address → .slice(0, maxLength) →

src/listing/share/shareText.ts
  by tests/security/addresses/outsideLinks.test.ts
  share: title pasted into the address → withQuery('https://t.me/share/url', { url, text }) → 'https://t.me/share/url?url=' + url + '&text=' + text

src/listing/calendar/calendarItem.ts
  by tests/security/uploads.test.ts
  calendar: file name as it is → .replace(/[^\p{L}\p{N}]+/gu, '-') →

src/features/trial/trialValues.ts
  by tests/security/addresses/addressWords.test.ts tests/unit/features/restoreTrial.test.ts tests/unit/features/trialValues.test.ts
  trial: inherited names are fields → Object.hasOwn(stepSchemas[step].entries, field) → (field in stepSchemas[step].entries)
  trial: any uri of a draft → schedulerUri(uri) ?? inScheduler → uri
  trial: booked without a booking → isBooked: uri !== '' → isBooked: true
  trial: a step that was not reached → step === values.step || !isStepDone(step, values) → step === values.step

src/features/trial/TrialForm.tsx
  by tests/screens/trial/trialTimes.test.tsx
  trial: a time that has passed → if (!isStepDone(3, form.getValues())) throw returnToSchedule() →

src/features/account/accountDraft.ts
  by tests/screens/account/accountLogin.test.tsx tests/screens/account/accountLoginPage.test.tsx tests/screens/account/accountPasswords.test.tsx tests/screens/account/accountSignup.test.tsx
  draft: passwords kept → writeDraft(name, { email: values.email }) → writeDraft(name, values)

src/features/lessons/classroom/JoinMeeting.tsx
  by tests/screens/classroom/classroom.test.tsx
  meeting: knows our page → 'noopener,noreferrer' → ''
  meeting: opens without an answer → if (!sure) return →
  meeting: asked twice → if (asking.current) return →

src/features/lessons/classroom/ClassroomPage.tsx
  by tests/screens/classroom/classroomAccess.test.tsx
  classroom: open to all → return list.isSuccess ? 'none' : 'open' → return 'open'

src/features/teaching/form/listingValues.ts
  by tests/unit/features/listingValues.test.ts tests/screens/teaching/teachingLegacy.test.tsx
  class form: any link → if (meeting?.protocol === 'https:') { → if (meeting?.protocol !== 'https:') return null; {
  class form: a link without encryption → meeting?.protocol === 'https:' → meeting !== null
  class form: a hostile link that was stored → meeting !== null && link === stored → link === stored
  class form: a link into any network → if (isPublicHost(meeting.hostname)) return null → return null

src/listing/useConfirmedEnroll.ts
  by tests/screens/details/enroll tests/screens/everywhere/waiting.test.tsx
  enrollment: without a yes → if (!sure || !isHere()) return → if (!isHere()) return
  enrollment: sent before the time → || wait.mustWait() →

src/features/classes/details/useEnrollment.ts
  by tests/screens/details/enroll
  enrollment: sent again without a look → unsure: unsure.current, session } → unsure: false, session }

src/features/account/useNext.ts
  by tests/screens/account/accountLogin.test.tsx tests/screens/account/accountLoginPage.test.tsx
  next: not looked at → nextPath: safeNext(next) → nextPath: next ?? '/dashboard'
`)
