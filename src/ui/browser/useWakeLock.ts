import { useEffect } from 'react'

/** Keeps the screen awake while `wanted`, where the browser can. */
export function useWakeLock(wanted: boolean) {
  // Outside React: the screen. The browser releases the lock whenever the page is hidden, so it is asked for again.
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
        () => undefined, // refused to save the battery: the screen goes dark as usual
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
