import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

export const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const storage = () =>
  JSON.stringify(Object.entries(sessionStorage)) + JSON.stringify(Object.entries(localStorage))
