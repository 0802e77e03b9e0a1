import { useState } from 'react'
import { uploadFile } from '@/api/files.ts'
import { shrinkImage } from '@/lib/shrinkImage.ts'
import { UploadFault } from './uploadFault.ts'

/** Shrinks and uploads a chosen picture. `share` is how much of it is sent, from 0 to 1; null when none is on its way. */
export function useImageUpload() {
  const [share, setShare] = useState<number | null>(null)
  const upload = async (file: File): Promise<string> => {
    setShare(0)
    try {
      return await uploadFile(await shrinkImage(file), setShare)
    } catch (thrown) {
      throw new UploadFault(thrown)
    } finally {
      setShare(null)
    }
  }
  return { share, upload }
}
