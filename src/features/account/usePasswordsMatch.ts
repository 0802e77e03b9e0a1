import { useWatch } from 'react-hook-form'

/** Whether the password and its confirmation are the same, as they are typed; null while nothing is typed to confirm it. */
export function usePasswordsMatch(): boolean | null {
  const [password = '', confirm = ''] = useWatch<{ password?: string; confirm?: string }, ['password', 'confirm']>({ name: ['password', 'confirm'] })
  return confirm === '' ? null : confirm === password
}
