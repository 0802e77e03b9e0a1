import { useState } from 'react'
import { Navigate, Outlet, useLocation } from 'react-router-dom'
import { paths, pathTo } from '@/paths.ts'
import { LoadingScreen } from '@/ui/loading/LoadingScreen.tsx'
import { useAuth } from './AuthContext.ts'

/** A layout route for signed-in users only; others are redirected to the login page and return to the same URL afterwards. */
export function RequireUser() {
  const { user, checking, ended } = useAuth()
  const { pathname, search, key } = useLocation()
  // After a logout on this page, the login page must not return to it.
  const [cameIn] = useState(user !== null || checking)
  if (checking) return <LoadingScreen />
  if (user === null) {
    const to = cameIn && ended === 'signedOut' ? paths.login : pathTo.login(pathname + search)
    // The key: Back during the redirect can open another history entry of this page, which needs its own redirect.
    return <Navigate key={key} replace to={to} />
  }
  return <Outlet />
}
