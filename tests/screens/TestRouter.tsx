import { useEffect, type ReactNode } from 'react'
import { MemoryRouter, useLocation, useNavigationType } from 'react-router-dom'
import { leaveGuard } from '@/lib/leaveGuard.ts'

/** Tells the guard of open dialogs about Back, as LanguageRouter does in the browser. */
function Pops() {
  const { key } = useLocation()
  const isPop = useNavigationType() === 'POP'
  useEffect(() => void (isPop && leaveGuard.mayLeave()), [key, isPop])
  return null
}

/** A memory router in place of LanguageRouter. */
export const TestRouter = ({ at, children }: { at: string; children: ReactNode }) => (
  <MemoryRouter initialEntries={[at]}>
    <Pops />
    {children}
  </MemoryRouter>
)
