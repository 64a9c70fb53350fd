import type { Message } from '@grognard/umpire'
import { CM, DEGREE } from '../measures.ts'
import type { Leg, MarchPart } from '../parts.ts'

const BACKWARDS = 18_000

/** The legs of a march in words: each with the rest of them behind it. */
export function legsTold({ legs, course }: Pick<MarchPart, 'legs' | 'course'>): Message {
  const messages = legs.map(leg => legTold(leg, course))
  const last = messages.pop()
  if (!last) return { key: 'ba.leg.none' }
  return messages.reduceRight<Message>(
    (rest, first) => ({ key: 'ba.leg.then', values: { first, rest } }),
    last,
  )
}

function legTold({ kind, amount }: Leg, course: number): Message {
  if (kind === 'about') return { key: 'ba.leg.about' }
  if (kind === 'straight')
    return {
      key: `ba.leg.${straightWay(course)}`,
      values: { cm: Math.round(amount / 100) / (CM / 100) },
    }
  const hand = { key: amount < 0 ? 'ba.hand.left' : 'ba.hand.right' }
  return { key: `ba.leg.${kind}`, values: { degrees: Math.round(Math.abs(amount) / DEGREE), hand } }
}

function straightWay(course: number): 'straight' | 'backwards' | 'sideways' {
  if (course === 0) return 'straight'
  return course === BACKWARDS ? 'backwards' : 'sideways'
}
