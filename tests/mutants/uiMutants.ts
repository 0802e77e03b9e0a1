import { mutantsIn } from './weaken.ts'

/** Forms, dialogs and the session. */
export const uiMutants = mutantsIn(String.raw`
src/ui/form/useSubmission.ts
  by tests/screens/account/accountLogin.test.tsx tests/screens/contact/contactMessage.test.tsx tests/screens/everywhere/waiting.test.tsx tests/screens/everywhere/lostAnswer.test.tsx
  form: sent twice → if (sending.current || waiting || → if (waiting ||
  form: sent before the time → || (sends && wait.mustWait()) →
  form: repeats what may have arrived → && !(await mayRepeat()) →
  form: a lost answer is forgotten → doubtfulSend.set(name, isAnswerLost(caught) || (doubtfulSend.is(name) && isInDoubt(caught, true))) → doubtfulSend.set(name, false)
  form: sent again after a return → readDraft(draft.name, {}) !== null ? last.submittedAt → readDraft(draft.name, {}) === null ? last.submittedAt

src/ui/form/useBlockedFields.ts
  by tests/screens/account/accountLogin.test.tsx tests/screens/contact/contactMessage.test.tsx tests/screens/everywhere/waiting.test.tsx
  form: takes what is not sent → form.addEventListener(name, hold, true) → void hold

src/ui/dialog/Modal.tsx
  by tests/screens/contact/contactDialog.test.tsx tests/screens/trial/trialClosing.test.tsx
  dialog: closed by its scrollbar → !isWithin(event, event.currentTarget.getBoundingClientRect()) && →
  dialog: pressed by the second click → !isSecondPress(event, opened.current.at) → true

src/ui/dialog/dialogs.ts
  by tests/security/texts/serverTexts.test.tsx
  dialog: words as HTML → titleText: title, text, → titleText: title, html: text,

src/ui/dialog/sweetalert.ts
  by tests/security/trustedTypes.test.ts
  policy: lets everything through → (sweetalertTemplates.has(html) ? html : null) → html
  policy: whatever begins like a template → sweetalertTemplates.has(html) → [...sweetalertTemplates].some((known) => known !== "" && html.startsWith(known))
  policy: another parses HTML → createPolicy('default', { → createPolicy('html', { createHTML: (html) => html }); if (factory) factory.createPolicy('default', {
  dialog: a button of the library → confirmButtonText: '', →

src/ui/dialog/sweetalertTemplates.ts
  by tests/security/trustedTypes.test.ts
  policy: a template too few → mark('i'), →
  policy: a template too many → mark('i'), → mark('i'), mark('<b>'),
  policy: a template of another version → <img class="swal2-image" /> → <img class="swal2-image">

src/auth/AuthProvider.tsx
  by tests/screens/account/session tests/screens/account/signOut.test.tsx
  session: any failure costs the token → if (turn !== latest.current) return if (checked → if (checked.user === null) removeToken(); if (turn !== latest.current) return; if (checked
  session: signing out keeps the token → removeToken() clearDrafts() → clearDrafts()
  session: signing out keeps drafts → removeToken() clearDrafts() → removeToken()
  session: a sign-out elsewhere keeps drafts → if (change !== 'expired') clearDrafts() →
  session: running out costs drafts → if (change !== 'expired') clearDrafts() → clearDrafts()
  session: a check that was overtaken wins → if (turn !== latest.current) return if (checked → if (checked

src/auth/checkSession.ts
  by tests/screens/account/session tests/screens/account/signOut.test.tsx
  session: a check that failed is not said → return { failure } → return {}

src/auth/RequireUser.tsx
  by tests/screens/account/session tests/screens/account/signOut.test.tsx
  guard: lets visitors in → if (user === null) { → if (user === null && cameIn) {

src/ui/base/WaitingButton.tsx
  by tests/screens/everywhere/waiting.test.tsx
  button: pressed before the time → onClick={waits ? undefined : onClick} → onClick={onClick}

src/ui/error/useFaultWords.ts
  by tests/screens/everywhere/serverWords.test.tsx
  server words: in place of ours → serverWords(ours, fault.serverMessage) → { text: fault.serverMessage, said: null }
`)
