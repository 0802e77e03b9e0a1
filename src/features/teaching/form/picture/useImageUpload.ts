import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { uploadFile } from '@/api/files.ts'
import type { Session } from '@/api/token.ts'
import { anonymousPicture } from '@/lib/files/anonymousPicture.ts'
import { Fault } from '@/lib/fault.ts'
import { redrawPicture } from '@/lib/files/redrawPicture.ts'
import type { ListingValues } from '@/features/teaching/form/listingValues.ts'
import { UploadFault } from './uploadFault.ts'

/**
 * Stores the picture of a form: uploads a redrawn copy of a selected file under a random name. A file that can no longer be read is an error of
 * its field. `share` is the progress from 0 to 1; null while nothing is being uploaded.
 */
export function useImageUpload(form: UseFormReturn<ListingValues, unknown, ListingValues>) {
  const [share, setShare] = useState<number | null>(null)
  const store = async (chosen: File | string, session: Session): Promise<string> => {
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
