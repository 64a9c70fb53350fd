import type { Point } from '@grognard/geometry/measured/pose.ts'
import type { Message } from '@grognard/umpire'

/** A length in thousandths as inches for a message, to two places. */
export function inInches(length: number): number {
  return Math.round(length / 10) / 100
}

/** An angle in hundredths as whole degrees for a message. */
export function inDegrees(angle: number): number {
  return Math.round(angle / 100)
}

/**
 * Several messages as one phrase, "north, east"; an empty one where there are none. Half is joined to
 * half, so that a phrase of forty names is only a few messages deep.
 */
export function joinList(messages: readonly Message[]): Message {
  const [first, ...rest] = messages
  if (!first) return { key: 'lob.list.none' }
  if (rest.length === 0) return first
  const half = Math.ceil(messages.length / 2)
  const [list, more] = [joinList(messages.slice(0, half)), joinList(messages.slice(half))]
  return { key: 'lob.list.more', values: { list, more } }
}

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
