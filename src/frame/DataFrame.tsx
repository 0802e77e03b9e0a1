import { Outlet } from 'react-router-dom'
import { DataProvider } from '@/api/DataProvider.tsx'

/** Provides the data layer to public pages that call the backend. */
export const DataFrame = () => (
  <DataProvider>
    <Outlet />
  </DataProvider>
)
