import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { uploadFile } from '@/api/files.ts'
import type { SessionToken } from '@/api/token.ts'
import { asFault, Fault } from '@/lib/fault.ts'
import { anonymousPicture, imageTypeOfFile } from '@/lib/files/imageType.ts'
import { partInFrame, redrawPicture, sizeOfPicture } from '@/lib/files/redrawPicture.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'
import type { ListingValues } from './listingValues.ts'

/** The largest file that is opened, in bytes (40 MB, more than any phone's camera writes). The redrawn copy that is sent has at most a few MB. */
const maxBytes = 40 * 1024 * 1024

/** The width of a card's cover divided by its height. */
const coverRatio = 5 / 2
/** Checked files that a cover would cut off. */
const movable = new WeakSet<File>()
/** Whether a checked picture exceeds a cover, so that it can be moved. */
export const isMovable = (file: File) => movable.has(file)

const originals = new WeakMap<File, File>()
/** The selected file of a picture or of its part. */
export const originalOf = (file: File) => originals.get(file) ?? file

const scaledDown = new WeakMap<File, Promise<File>>()

/**
 * The part of a picture that a cover shows, `at` from 0 (top or left) to 1 (bottom or right). Throws a DOMException or TypeError if the picture
 * can't be read or drawn.
 */
export async function framedPicture(file: File, at: number): Promise<File> {
  const fileOf = (copy: Blob) => new File([copy], file.name, { type: copy.type })
  // A photograph of 40 megapixels is decoded once, not at every step.
  const scaled = scaledDown.get(file) ?? redrawPicture(file).then(fileOf)
  scaledDown.set(file, scaled)
  const part = fileOf(await redrawPicture(await scaled, { ratio: coverRatio, at }))
  originals.set(part, file)
  return part
}

async function inspect(file: File): Promise<MessageKey | null> {
  if (file.size > maxBytes) return 'imageSize'
  try {
    const type = await imageTypeOfFile(file)
    if (type === 'svg') return 'imageSvg'
    if (type === null) return 'imageType'
    const size = await sizeOfPicture(file)
    if (size === null) return 'imageBroken'
    const part = partInFrame(size, { ratio: coverRatio, at: 0 })
    if (Math.min(part.width / size.width, part.height / size.height) < 0.95) movable.add(file)
    return null
  } catch {
    return 'imageBroken' // moved or deleted since it was selected
  }
}

const inspections = new WeakMap<File, Promise<MessageKey | null>>()

/** Why a selected picture is rejected, or null. Each file is read only once, even if the form is validated often. */
export function imageProblem(file: File): Promise<MessageKey | null> {
  const problem = inspections.get(file) ?? inspect(file)
  inspections.set(file, problem)
  return problem
}

/** A failed upload; nothing else was sent before it. Its text is CONTRACT.md §8's for uploads, never the server's message. */
export class UploadFault extends Fault {
  constructor(thrown: unknown) {
    const { kind, status, retryAfter } = asFault(thrown)
    super(kind, { status, retryAfter, unsent: true, cause: thrown })
  }
}

/**
 * Stores the picture of a form: uploads a redrawn copy of a selected file under a random name. A file that can no longer be read is an error of
 * its field. `share` is the progress from 0 to 1; null while nothing is being uploaded.
 */
export function useImageUpload(form: UseFormReturn<ListingValues, unknown, ListingValues>) {
  const [share, setShare] = useState<number | null>(null)
  const store = async (chosen: File | string, session: SessionToken): Promise<string> => {
    if (typeof chosen === 'string') return chosen
    setShare(0)
    try {
      const copy = await redrawPicture(chosen)
        .then(anonymousPicture)
        .catch((cause: unknown) => {
          // Moved, deleted, or changed since it was selected.
          form.setError('imageUrl', { type: 'file', message: 'imageBroken' }, { shouldFocus: true })
          throw new Fault('cancelled', { unsent: true, cause })
        })
      const src = await uploadFile(copy, session, setShare)
      // The form and its draft now have the stored name, so a second attempt uploads nothing; unless another picture was selected in the meantime.
      if (form.getValues('imageUrl') === chosen) form.setValue('imageUrl', src)
      return src
    } catch (thrown) {
      throw new UploadFault(thrown)
    } finally {
      setShare(null)
    }
  }
  return { share, store }
}
