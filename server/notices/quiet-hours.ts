import { MINUTES_A_DAY } from '@grognard/remote/ways.ts'

/** Minutes after midnight between which nothing is sent, where the person lives. */
export interface QuietHours {
  timeZone: string
  from: number
  to: number
}

const MINUTE = 60_000

/** Until when nothing is to be sent; null where it may be sent now. It is asked again then. */
export function quietUntil(now: number, { timeZone, from, to }: QuietHours): number | null {
  const minute = minuteOfDay(now, timeZone)
  const isQuiet = from <= to ? minute >= from && minute < to : minute >= from || minute < to
  if (!isQuiet) return null
  const left = (to - minute + MINUTES_A_DAY) % MINUTES_A_DAY
  return Math.floor(now / MINUTE) * MINUTE + left * MINUTE
}

function minuteOfDay(now: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const number = (type: string) => Number(parts.find(part => part.type === type)?.value ?? 0)
  return number('hour') * 60 + number('minute')
}

export function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-GB', { timeZone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}
