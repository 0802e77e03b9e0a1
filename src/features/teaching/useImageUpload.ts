import { useState } from 'react'
import { uploadFile } from '@/api/files.ts'
import { anonymousPicture } from '@/lib/anonymousPicture.ts'
import { shrinkImage } from '@/lib/shrinkImage.ts'
import { UploadFault } from './uploadFault.ts'

/** Shrinks a chosen picture and uploads it under a random name. `share` is how much of it is sent, from 0 to 1; null when none is on its way. */
export function useImageUpload() {
  const [share, setShare] = useState<number | null>(null)
  const upload = async (file: File): Promise<string> => {
    setShare(0)
    try {
      return await uploadFile(await anonymousPicture(await shrinkImage(file)), setShare)
    } catch (thrown) {
      throw new UploadFault(thrown)
    } finally {
      setShare(null)
    }
  }
  return { share, upload }
}
