import { env } from '@/env.ts'
import { Fault } from '@/lib/fault.ts'
import { isRecord } from '@/lib/isRecord.ts'
import { call } from './call.ts'

/** POST /files; uploads one picture and returns its `src`. `onProgress` hears a share from 0 to 1. Gives up after 60 s. */
export async function uploadFile(file: File, onProgress?: (share: number) => void): Promise<string> {
  const data = new FormData()
  data.append('name', file.name)
  data.append('file', file, file.name)
  const body = await call('uploadFile', {
    data,
    timeout: 60_000,
    ...(onProgress ? { onUploadProgress: ({ loaded, total }) => onProgress(total ? loaded / total : 0) } : {}),
  })
  if (!isRecord(body) || typeof body['src'] !== 'string' || body['src'] === '') throw new Fault('badAnswer')
  return body['src']
}

/** Object URLs of pictures chosen in a form and not uploaded yet. Only these `blob:` addresses are ever shown. */
export const chosenPictures = new Set<string>()

/**
 * The address of a stored picture: its plain file name below the files path, one leading slash taken off. Null for anything else (an
 * absolute address, a path with `..`, another scheme), which is shown as the category's cover.
 */
export function imageSource(imageUrl: string): string | null {
  if (chosenPictures.has(imageUrl)) return imageUrl
  const text = imageUrl.trim().replace(/^\//, '')
  // A file name as people give them, perhaps in folders below the files path; nothing that climbs, escapes or names a scheme or a host.
  const parts = text.split('/')
  if (/[\p{Cc}\p{Cs}\\?#<>":]|%[\da-f]{2}/iu.test(text) || parts.some((part) => /^\.*$/.test(part.trim()))) return null
  return `${env.filesUrl}/${parts.map(encodeURIComponent).join('/')}`
}
