import { useEffect, useState } from 'react'
import { chosenPictures } from '@/api/files.ts'
import { imageProblem } from './imageProblem.ts'

/** The URL of the form's picture: the stored name, or an object URL of the selected file once it has been checked. */
export function usePicturePreview(picture: File | string): string {
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)

  // Effect: the selected file and the browser's object URLs, which are revoked.
  useEffect(() => {
    if (typeof picture === 'string') return
    let url: string | null = null
    let here = true
    void imageProblem(picture).then((problem) => {
      if (!here || problem !== null) return
      url = URL.createObjectURL(picture)
      chosenPictures.add(url)
      setChosen({ file: picture, url })
    })
    return () => {
      here = false
      if (url === null) return
      chosenPictures.delete(url)
      URL.revokeObjectURL(url)
    }
  }, [picture])

  if (typeof picture === 'string') return picture
  return chosen?.file === picture ? chosen.url : ''
}
