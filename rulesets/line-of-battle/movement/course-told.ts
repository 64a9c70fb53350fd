import type { Message } from '@grognard/umpire'
import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { listed } from '../listed.ts'
import { inDegrees, inInches } from '../measures.ts'

/** Turns to one hand that follow each other: 1/100 degree in all, after so much way, 1/1000 in. */
interface Bend {
  turn: number
  from: number
  to: number
}

/** A course in words: how far, and where it turns, "45° to starboard after 2 in". */
export function courseTold(legs: readonly Leg[]): Message {
  const length = legs.reduce((sum, leg) => sum + leg.advance, 0)
  const bends = bendsOf(legs)
  const course = bends.length === 0 ? { key: 'lob.course.straight' } : listed(bends.map(bendTold))
  return { key: 'lob.course', values: { inches: inInches(length), course } }
}

function bendsOf(legs: readonly Leg[]): Bend[] {
  const bends: Bend[] = []
  let way = 0
  let isStraightSince = true
  for (const { advance, turn } of legs) {
    way += advance
    const last = bends[bends.length - 1]
    const goesOn = !isStraightSince && last !== undefined && last.turn > 0 === turn > 0
    if (turn !== 0 && goesOn) {
      last.turn += turn
      last.to = way
    } else if (turn !== 0) bends.push({ turn, from: way, to: way })
    isStraightSince = turn === 0
  }
  return bends.filter(({ turn }) => inDegrees(Math.abs(turn)) > 0)
}

function bendTold({ turn, from, to }: Bend): Message {
  const hand = { key: turn > 0 ? 'lob.battery.starboard' : 'lob.battery.port' }
  const values = { degrees: inDegrees(Math.abs(turn)), hand, from: inInches(from) }
  if (to === 0) return { key: 'lob.course.atOnce', values }
  if (to === from) return { key: 'lob.course.turn', values }
  return { key: 'lob.course.bend', values: { ...values, to: inInches(to) } }
}
