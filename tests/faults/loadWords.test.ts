import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeLanguage, changeWords, i18n, loadWords, startI18n } from '@/i18n/i18n.ts'
import { words } from './words.ts'

type Read = (language: string, namespace: string, done: (error: Error | null, bundle: unknown) => void) => void
const bundleLoader = () => i18n.services.backendConnector.backend as { read: Read }

describe('the words of a page', () => {
  beforeEach(async () => {
    await startI18n('en')
    await changeWords('en')
  })
  afterEach(() => vi.restoreAllMocks())

  it.each(['en', 'uz'] as const)('that failed to load in %s are an error, never keys, and are asked for again the next time', async (language) => {
    await changeWords(language)
    const namespace = language === 'en' ? 'pricing' : 'legal'
    const read = vi.spyOn(bundleLoader(), 'read').mockImplementation((_language, _namespace, done) => done(new Error('gone'), null))
    await expect(loadWords([namespace])).rejects.toThrow(`no words: ${namespace}`)
    expect(i18n.hasResourceBundle(language, namespace)).toBe(false)
    read.mockRestore()
    await loadWords([namespace])
    expect(i18n.hasResourceBundle(language, namespace)).toBe(true)
  })

  it('are not changed to a language whose words do not come; the choice is kept, and the next try has them', async () => {
    await loadWords(['contact'])
    const read = vi.spyOn(bundleLoader(), 'read').mockImplementation((_language, _namespace, done) => done(new Error('gone'), null))
    await expect(changeLanguage('uz')).rejects.toThrow('no words:')
    expect(i18n.language).toBe('en')
    expect(localStorage.getItem('language')).toBe('uz')
    read.mockRestore()
    await changeLanguage('uz')
    expect(i18n.t('contact:fields.name')).toBe(words('uz', 'contact:fields.name'))
  })

  it('are those of the last choice, whichever words come first', async () => {
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

  it('that are there are not loaded again', async () => {
    await loadWords(['account'])
    const read = vi.spyOn(bundleLoader(), 'read')
    await loadWords(['account'])
    expect(read).not.toHaveBeenCalled()
    expect(i18n.t('account:login.title' as 'common:brand')).toBe(words('en', 'account:login.title'))
  })
})
