import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`, if the browser supports it. */
export function useWakeLock(wanted: boolean) {
  // Effect: the screen. The browser releases the lock when the page is hidden, so it is requested again.
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const ask = () => {
      if (document.visibilityState !== 'visible') return
      navigator.wakeLock.request('screen').then(
        (granted) => {
          if (over) void granted.release()
          else lock = granted
        },
        () => undefined, // refused to save the battery: the screen turns off as usual
      )
    }
    ask()
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [wanted])
}
