import { Outlet } from 'react-router-dom'
import { DataProvider } from '@/api/DataProvider.tsx'

/** Public pages that send or read data: the site's frame with the data layer inside. */
export const DataFrame = () => (
  <DataProvider>
    <Outlet />
  </DataProvider>
)
