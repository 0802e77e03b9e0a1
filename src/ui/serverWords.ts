import { i18n } from '@/i18n/i18n.ts'

/**
 * How words of the server stand beside ours. They are English: an English reader takes them for the whole message; for others ours come
 * first, and theirs follow as `said`, in a quieter line with lang="en".
 */
export function serverWords(ours: string, said: string | undefined): { text: string; said: string | null } {
  if (said === undefined) return { text: ours, said: null }
  return i18n.language === 'en' ? { text: said, said: null } : { text: ours, said }
}
