import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { notify, type DialogWords } from '@/ui/dialog/dialogs.ts'
import { pageTurn } from '@/ui/loading/pageTurn.ts'

/** Shows a success notice and opens the dashboard (state `finished`) when it is closed, unless the user has navigated away. */
export function useFinish() {
  const navigate = useNavigate()
  return async (words: () => DialogWords) => {
    const isHere = pageTurn.visit()
    await notify(words)
    if (isHere()) void navigate(paths.dashboard, { state: { finished: true } })
  }
}
