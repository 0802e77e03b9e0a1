import { env } from '@/env.ts'
import { Fault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/untrusted.ts'
import { call } from './call.ts'
import type { SessionToken } from './token.ts'

/** POST /files: uploads a picture for `session` and returns its `src`. `onProgress` is called with 0 to 1. Throws a Fault; times out after 60 s. */
export function uploadFile(file: File, session: SessionToken, onProgress?: (share: number) => void): Promise<string> {
  const data = new FormData()
  data.append('name', file.name)
  data.append('file', file, file.name)
  return call(
    'uploadFile',
    {
      data,
      session,
      timeout: 60_000,
      ...(onProgress ? { onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0) } : {}),
    },
    (body) => {
      if (!isRecord(body) || typeof body['src'] !== 'string' || body['src'] === '') throw new Fault('badAnswer')
      return body['src']
    },
  )
}

/** Object URLs of pictures chosen in a form and not uploaded yet. No other `blob:` URL is ever shown. */
export const chosenPictures = new Set<string>()

/**
 * The URL of a stored picture: a file name, or a path without `..`, below the files URL; one leading slash is removed. Null for anything else
 * (such as an absolute URL), which is shown as the cover of its category.
 */
export function imageSource(imageUrl: string): string | null {
  if (chosenPictures.has(imageUrl)) return imageUrl
  const text = imageUrl.trim().replace(/^\//, '')
  // File names may contain any letters and spaces, but nothing that could escape the path or name a scheme or host.
  const parts = text.split('/')
  if (/[\p{Cc}\p{Cs}\\?#<>":]|%[\da-f]{2}/iu.test(text) || parts.some((part) => /^\.*$/.test(part.trim()))) return null
  return `${env.filesUrl}/${parts.map(encodeURIComponent).join('/')}`
}
