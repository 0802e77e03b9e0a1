import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '@/paths.ts'
import { notify, type DialogWords } from '@/ui/dialogs.ts'

/** Says that something is done and, once that is read, leads to the dashboard; not if the person went elsewhere meanwhile. */
export function useFinish() {
  const navigate = useNavigate()
  const here = useRef(true)
  // Outside React: the dialog, which may outlast the page.
  useEffect(() => {
    here.current = true
    return () => {
      here.current = false
    }
  }, [])
  return async (words: () => DialogWords) => {
    await notify(words)
    if (here.current) void navigate(paths.dashboard)
  }
}
