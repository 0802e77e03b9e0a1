import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'

type Listing = { _id: string; title?: string }

const get = async <T,>(path: string): Promise<T> =>
  (
    await fetch(`/api${path}`, { headers: { authorization: `Bearer ${localStorage.getItem('access_token') ?? ''}` } })
  ).json() as Promise<T>

/** The floor of the dashboard: React, fetch, and a list, without router, languages, checks, or design. */
function Bare() {
  const [listings, setListings] = useState<Listing[]>([])
  // Outside React: the backend.
  useEffect(() => {
    void (async () => {
      await get('/user/login/access')
      const purchases = await get<{ classId?: string; groupId?: string }[]>('/manual-purchase')
      setListings(
        await Promise.all(
          purchases.map(({ classId, groupId }) =>
            get<Listing>(classId ? `/class/${classId}` : `/group/${groupId ?? ''}`),
          ),
        ),
      )
    })()
  }, [])
  return (
    <ul>
      {listings.map(({ _id, title }) => (
        <li key={_id}>
          <a href={`/classroom/${_id}/class`}>{title}</a>
        </li>
      ))}
    </ul>
  )
}

createRoot(document.getElementById('root')!).render(<Bare />)
