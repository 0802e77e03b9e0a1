import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths, pathTo } from '@/paths.ts'
import { LoadingScreen } from '@/ui/LoadingScreen.tsx'
import { useAuth } from './AuthContext.ts'

/** Lets only signed-in people through; others log in first and come back to the same address. */
export function RequireUser() {
  const { user, checking, ended } = useAuth()
  const { pathname, search } = useLocation()
  // Signing out leads from here to log-in for good. Whoever comes later, and has to log in first, comes back.
  const [cameIn] = useState(user !== null || checking)
  if (checking) return <LoadingScreen />
  if (user === null) return <Navigate replace to={cameIn && ended === 'signedOut' ? paths.login : pathTo.login(pathname + search)} />
  return <Outlet />
}
