/** A wait in seconds, converted to seconds, minutes, or hours for display and rounded up. */
export function waitUnit(seconds: number): { unit: 'seconds' | 'minutes' | 'hours'; count: number } {
  if (seconds < 120) return { unit: 'seconds', count: seconds }
  if (seconds < 7200) return { unit: 'minutes', count: Math.ceil(seconds / 60) }
  return { unit: 'hours', count: Math.ceil(seconds / 3600) }
}
