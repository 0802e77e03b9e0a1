import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, changeWords, i18n, loadWords, startI18n } from '@/i18n/i18n.ts'
import { messagesOf } from '../messages.ts'

type Read = (language: string, namespace: string, done: (error: Error | null, bundle: unknown) => void) => void
const bundleLoader = () => i18n.services.backendConnector.backend as { read: Read }
const failToLoad = () =>
  vi
    .spyOn(bundleLoader(), 'read')
    .mockImplementation((_language, _namespace, done) => done(new Error('not loaded'), null))

describe('loading messages', () => {
  beforeEach(async () => {
    await startI18n('en')
    await changeWords('en')
  })
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['en', 'pricing'],
    ['uz', 'legal'],
  ] as const)('rejects after an error in %s, and tries again the next time', async (language, namespace) => {
    await changeWords(language)
    const read = failToLoad()
    await expect(loadWords([namespace])).rejects.toThrow(namespace)
    expect(i18n.hasResourceBundle(language, namespace)).toBe(false)
    read.mockRestore()
    await loadWords([namespace])
    expect(i18n.hasResourceBundle(language, namespace)).toBe(true)
  })

  it('keeps the language when the messages of the other language fail to load, but stores the choice', async () => {
    await loadWords(['contact'])
    const read = failToLoad()
    await expect(changeLanguage('uz')).rejects.toThrow(/contact|common/)
    expect(i18n.language).toBe('en')
    expect(localStorage.getItem('language')).toBe('uz')
    read.mockRestore()
    await changeLanguage('uz')
    expect(i18n.t('contact:fields.name')).toBe(messagesOf('uz')('contact:fields.name'))
  })

  it('uses the last language chosen, in whatever order the messages arrive', async () => {
    await loadWords(['teaching'])
    const letGo: (() => void)[] = []
    const own = bundleLoader().read
    vi.spyOn(bundleLoader(), 'read').mockImplementation((...asked) => void letGo.push(() => own(...asked)))
    const first = changeLanguage('uz')
    await changeLanguage('en')
    letGo.forEach((go) => go())
    await first
    expect(i18n.language).toBe('en')
  })

  it('loads a namespace once', async () => {
    await loadWords(['account'])
    const read = vi.spyOn(bundleLoader(), 'read')
    await loadWords(['account'])
    expect(read).not.toHaveBeenCalled()
    expect(i18n.t('account:login.title' as 'common:brand')).toBe(messagesOf('en')('account:login.title'))
  })
})
