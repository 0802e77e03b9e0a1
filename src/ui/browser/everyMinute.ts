const minute = 60_000

/** Calls a listener at full minutes of a clock (milliseconds). Timers fire late after sleep or in a hidden tab, so becoming visible also counts as a tick. */
export const everyMinute = (listener: () => void, now: () => number = Date.now) => {
  let timer: ReturnType<typeof setTimeout>
  const plan = () => {
    clearTimeout(timer)
    timer = setTimeout(tick, minute - (now() % minute))
  }
  const tick = () => {
    listener()
    plan()
  }
  document.addEventListener('visibilitychange', tick)
  plan()
  return () => {
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', tick)
  }
}
