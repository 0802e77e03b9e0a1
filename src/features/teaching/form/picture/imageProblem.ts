import { imageTypeOfFile } from '@/lib/files/imageType.ts'
import { canDecode } from '@/lib/files/redrawPicture.ts'
import type { MessageKey } from '@/ui/error/useFaultWords.ts'

/** The largest file that is opened, in bytes (40 MB, more than any phone's camera writes). The redrawn copy that is sent has at most a few MB. */
const maxBytes = 40 * 1024 * 1024

async function look(file: File): Promise<MessageKey | null> {
  if (file.size > maxBytes) return 'imageSize'
  try {
    const type = await imageTypeOfFile(file)
    if (type === 'svg') return 'imageSvg'
    if (type === null) return 'imageType'
    return (await canDecode(file)) ? null : 'imageBroken'
  } catch {
    return 'imageBroken' // moved or deleted since it was selected
  }
}

const looked = new WeakMap<File, Promise<MessageKey | null>>()

/** Why a selected picture is rejected, or null. Each file is read only once, even if the form is validated often. */
export function imageProblem(file: File): Promise<MessageKey | null> {
  const problem = looked.get(file) ?? look(file)
  looked.set(file, problem)
  return problem
}
