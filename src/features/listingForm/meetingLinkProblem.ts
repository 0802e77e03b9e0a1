import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { parseUrl } from '@/lib/url/parseUrl.ts'
import { webLink } from '@/lib/url/webLink.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'

/** Why a meeting link cannot be saved; null when it can. An old http or private link that nobody touched may stay, a hostile one may not. */
export function meetingLinkProblem(link: string, stored: string | undefined): MessageKey | null {
  const text = link.trim()
  if (text === '') return 'required'
  const meeting = webLink(text)
  if (meeting !== null && link === stored) return null
  if (meeting?.protocol === 'https:') return isPublicHost(meeting.hostname) ? null : 'httpsLinkPublic'
  const url = parseUrl(text)
  return url?.protocol === 'https:' && (url.username !== '' || url.password !== '') ? 'httpsLinkPlain' : 'httpsLink'
}
