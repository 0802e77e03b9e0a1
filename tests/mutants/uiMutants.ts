import type { MutantGroup } from './weaken.ts'

/** Forms, dialogs and the session. */
export const uiMutants: readonly MutantGroup[] = [
  {
    file: 'src/ui/form/useSubmission.ts',
    tests: [
      'tests/screens/account/accountLogin.test.tsx',
      'tests/screens/contact/contactMessage.test.tsx',
      'tests/screens/everywhere/waiting.test.tsx',
      'tests/screens/everywhere/lostAnswer.test.tsx',
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
        'form: sent again after a return',
        'readDraft(draft.name, {}) !== null ? last.submittedAt',
        'readDraft(draft.name, {}) === null ? last.submittedAt',
      ],
    ],
  },
  {
    file: 'src/ui/form/useBlockedFields.ts',
    tests: [
      'tests/screens/account/accountLogin.test.tsx',
      'tests/screens/contact/contactMessage.test.tsx',
      'tests/screens/everywhere/waiting.test.tsx',
    ],
    mutants: [['form: takes what is not sent', 'form.addEventListener(name, hold, true)', 'void hold']],
  },
  {
    file: 'src/ui/dialog/Modal.tsx',
    tests: ['tests/screens/contact/contactDialog.test.tsx', 'tests/screens/trial/trialClosing.test.tsx'],
    mutants: [
      ['dialog: closed by its scrollbar', '!isWithin(event, event.currentTarget.getBoundingClientRect()) && ', ''],
      ['dialog: pressed by the second click', '!isSecondPress(event, opened.current.at)', 'true'],
    ],
  },
  {
    file: 'src/ui/dialog/dialogs.ts',
    tests: ['tests/security/texts/serverTexts.test.tsx'],
    mutants: [['dialog: words as HTML', 'titleText: title, text,', 'titleText: title, html: text,']],
  },
  {
    file: 'src/ui/dialog/sweetalert.ts',
    tests: ['tests/security/trustedTypes.test.ts'],
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
    tests: ['tests/security/trustedTypes.test.ts'],
    mutants: [
      ['policy: a template too few', "  mark('i'),\n", ''],
      ['policy: a template too many', "  mark('i'),\n", "  mark('i'),\n  mark('<b>'),\n"],
      ['policy: a template of another version', '<img class="swal2-image" />', '<img class="swal2-image">'],
    ],
  },
  {
    file: 'src/auth/AuthProvider.tsx',
    tests: ['tests/screens/account/session', 'tests/screens/account/signOut.test.tsx'],
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
    tests: ['tests/screens/account/session', 'tests/screens/account/signOut.test.tsx'],
    mutants: [['guard: lets visitors in', 'if (user === null) {', 'if (user === null && cameIn) {']],
  },
  {
    file: 'src/ui/base/WaitingButton.tsx',
    tests: ['tests/screens/everywhere/waiting.test.tsx'],
    mutants: [['button: pressed before the time', 'onClick={waits ? undefined : onClick}', 'onClick={onClick}']],
  },
  {
    file: 'src/ui/error/useFaultWords.ts',
    tests: ['tests/screens/everywhere/serverWords.test.tsx'],
    mutants: [
      [
        'server words: in place of ours',
        'const { text, said } = serverWords(ours, fault.serverMessage)',
        'const { text, said } = { text: fault.serverMessage, said: null }',
      ],
    ],
  },
]
