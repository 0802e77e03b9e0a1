import { isPublicHost } from '@/lib/url/isPublicHost.ts'
import { tidyMeetingLink } from '@/lib/url/meetingLink.ts'
import { parseUrl } from '@/lib/url/parseUrl.ts'
import { webLink } from '@/lib/url/webLink.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'

/** Why a meeting link can't be saved; null if it can. An untouched http or private link is allowed, a hostile link never. */
export function meetingLinkProblem(link: string, stored: string | undefined): MessageKey | 'empty' | null {
  const text = tidyMeetingLink(link)
  if (text === '') return 'empty'
  const meeting = webLink(text)
  if (meeting !== null && link === stored) return null
  if (meeting?.protocol === 'https:') {
    if (isPublicHost(meeting.hostname)) return null
    // A host without a dot is a part of a link. Numbers have become an IP address.
    return /^(?!localhost$)[^.:]+$/.test(meeting.hostname) ? 'httpsLinkBroken' : 'httpsLinkPublic'
  }
  const url = parseUrl(text)
  if (url?.protocol === 'https:' && (url.username !== '' || url.password !== '')) return 'httpsLinkPlain'
  return /^https:/i.test(text) ? 'httpsLinkBroken' : 'httpsLink'
}
