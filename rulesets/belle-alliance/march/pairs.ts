import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { ZONE_DEPTH } from '../tables/distances.ts'
import { areEnemies } from '../units.ts'
import type { Marcher } from './marcher.ts'

export type Meeting = 'zone' | 'body' | 'own'

/** Two units near enough to meet in this tick, and where they do next. */
export interface Pair {
  one: Marcher
  other: Marcher
  areEnemies: boolean
  /** Whether what follows still holds. */
  isKnown: boolean
  /** Part of the tick at which they meet next; above 1 for never. */
  at: number
  meeting: Meeting
  by: Marcher
  /** What has been dealt with in this tick: zone of the one, zone of the other, bodies. */
  done: Record<Meeting | 'otherZone', boolean>
}

/** What lies beyond the tick. */
export const NEVER = 2

/** The pairs of which at least one moves and whose circles come together; the first is the lower. */
export function nearPairs(marchers: readonly Marcher[]): Pair[] {
  const pairs: Pair[] = []
  for (let i = 0; i < marchers.length; i += 1) {
    const one = marchers[i]
    if (!one) continue
    for (let j = i + 1; j < marchers.length; j += 1) {
      const other = marchers[j]
      if (other && isNear(one, other)) pairs.push(pairOf(one, other))
    }
  }
  return pairs
}

function isNear(one: Marcher, other: Marcher): boolean {
  const swing = one.swing + other.swing
  if (swing === 0 && !isAttacking(one) && !isAttacking(other)) return false
  const reach = one.radius + other.radius + swing + 2 * ZONE_DEPTH
  const dx = centreX(one) - centreX(other)
  if (dx > reach || dx < -reach) return false
  const dy = centreY(one) - centreY(other)
  return dx * dx + dy * dy <= reach * reach
}

function isAttacking({ attack, hasMet }: Marcher): boolean {
  return attack !== null && !hasMet
}

function centreX({ from, toFront, length }: Marcher): number {
  return from.x + (toFront - length / 2) * sine(from.heading)
}

function centreY({ from, toFront, length }: Marcher): number {
  return from.y + (toFront - length / 2) * cosine(from.heading)
}

function pairOf(one: Marcher, other: Marcher): Pair {
  return {
    one,
    other,
    areEnemies: areEnemies(one.unit, other.unit),
    isKnown: false,
    at: NEVER,
    meeting: 'body',
    by: one,
    done: { zone: false, otherZone: false, body: false, own: false },
  }
}
