import type { Point } from '@grognard/geometry/measured/pose.ts'
import { joinList as joined } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'

/** A length in thousandths as inches for a message, to two places. */
export function inInches(length: number): number {
  return Math.round(length / 10) / 100
}

/** An angle in hundredths as whole degrees for a message. */
export function inDegrees(angle: number): number {
  return Math.round(angle / 100)
}

/** Several messages as one phrase, "north, east"; a dash where there are none. */
export const joinList = (messages: readonly Message[]): Message =>
  joined(messages, 'lob.list.more', { key: 'lob.list.none' })

export const joinWithAnd = (messages: readonly Message[]): Message =>
  joined(messages, 'lob.list.and', { key: 'lob.list.none' })

/** Minutes after midnight as a clock reads: 510 is "08:30". */
export function clockTime(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  return `${twoDigits(hours)}:${twoDigits(minutes % 60)}`
}

const twoDigits = (n: number) => String(n).padStart(2, '0')

/** From point to point, in thousandths. */
export function distanceBetween(one: Point, other: Point): number {
  const dx = other.x - one.x
  const dy = other.y - one.y
  return Math.sqrt(dx * dx + dy * dy)
}
