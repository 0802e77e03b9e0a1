import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { uploadFile } from '@/api/files.ts'
import type { Session } from '@/api/token.ts'
import { anonymousPicture } from '@/lib/files/anonymousPicture.ts'
import { shrinkImage } from '@/lib/files/shrinkImage.ts'
import type { ListingValues } from '@/features/listingForm/listingValues.ts'
import { UploadFault } from './uploadFault.ts'

/**
 * Stores the picture of a form: a chosen file is shrunk and uploaded under a random name. `share` is how much of it is sent, from 0 to 1;
 * null when none is being sent.
 */
export function useImageUpload(form: UseFormReturn<ListingValues, unknown, ListingValues>) {
  const [share, setShare] = useState<number | null>(null)
  const store = async (chosen: File | string, session: Session): Promise<string> => {
    if (typeof chosen === 'string') return chosen
    setShare(0)
    try {
      const src = await uploadFile(await anonymousPicture(await shrinkImage(chosen)), session, setShare)
      // The form and its draft hold the stored name from here on, so a second try uploads nothing; unless another picture was chosen meanwhile.
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
