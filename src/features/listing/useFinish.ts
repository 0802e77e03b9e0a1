import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { notify, type DialogWords } from '@/ui/dialog/dialogs.ts'
import { useHere } from '@/ui/form/useHere.ts'

/** Says that something is done and, once that is read, leads to the dashboard; not if the person went elsewhere meanwhile. */
export function useFinish() {
  const navigate = useNavigate()
  const isHere = useHere()
  return async (words: () => DialogWords) => {
    if (!isHere()) return
    await notify(words)
    if (isHere()) void navigate(paths.dashboard)
  }
}
