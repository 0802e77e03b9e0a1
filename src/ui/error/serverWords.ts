import { i18n } from '@/i18n/i18n.ts'

/**
 * Combines our message with the server's, which is always English: in English, the server's message replaces ours; in other languages, it follows
 * as `said`, to be rendered with lang="en".
 */
export function serverWords(ours: string, said: string | undefined): { text: string; said: string | null } {
  if (said === undefined) return { text: ours, said: null }
  return i18n.language === 'en' ? { text: said, said: null } : { text: ours, said }
}
