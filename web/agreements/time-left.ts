import type { SeatClock } from '@grognard/remote/index.ts'

const SECOND = 1000
const HOUR = 3600
const DAY = 24 * HOUR

/** So few seconds are shown as a warning. */
const SOON = 60

/** What a clock shows. */
export interface TimeLeft {
  /** It runs down at this moment. */
  isRunning: boolean
  isSoon: boolean
  isOver: boolean
  /** Seconds; null of a clock that stands and has no stock. */
  seconds: number | null
}

/** `now` is the server’s time. What stands shows its stock, and so it does while time is free. */
export function timeLeft({ until, stock }: SeatClock, now: number): TimeLeft {
  if (until === null) {
    const seconds = stock === null ? null : Math.ceil(stock / SECOND)
    return { isRunning: false, isSoon: false, isOver: false, seconds }
  }
  const left = Math.max(0, until - now)
  const seconds = Math.ceil((stock ? Math.min(stock, left) : left) / SECOND)
  return { isRunning: true, isSoon: seconds <= SOON, isOver: left === 0, seconds }
}

function two(count: number): string {
  return String(Math.floor(count)).padStart(2, '0')
}

/** Days and hours, hours and minutes, or minutes and seconds. */
export function clockText(seconds: number): {
  key: string
  values: Record<string, string | number>
} {
  if (seconds >= DAY) {
    const [days, hours] = [Math.floor(seconds / DAY), Math.floor((seconds % DAY) / HOUR)]
    return { key: 'web.agree.days', values: { days, hours } }
  }
  const time =
    seconds >= HOUR
      ? `${Math.floor(seconds / HOUR)}:${two((seconds % HOUR) / 60)}:${two(seconds % 60)}`
      : `${Math.floor(seconds / 60)}:${two(seconds % 60)}`
  return { key: 'web.agree.time', values: { time } }
}
