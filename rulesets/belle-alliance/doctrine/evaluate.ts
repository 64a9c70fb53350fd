import type { Seat } from '@grognard/umpire'
import { pointsNow } from '../ending/points.ts'
import { garrisonOf } from '../ground/buildings.ts'
import type { State } from '../state.ts'
import { sideOf } from '../units.ts'
import { fieldOf, strengthOfAll } from './field.ts'

/**
 * What tells who wins, fitted to the points in which some hundred battles ended: houses that somebody
 * stands in more than points that may yet be lost, and strength in the field hardly at all.
 */
const weights = { lead: 4, garrison: 6, strength: 0.15 } as const

/** An ended battle by its winner; else by points, houses and strength. */
export function evaluate(view: State, seat: Seat): number {
  const side = sideOf(view, seat)
  const points = pointsNow(view)
  const lead = (points[side] ?? 0) - (points[1 - side] ?? 0)
  if (view.outcome) return lead + winnerWorth(view.outcome.winners, seat)
  const { own, enemies } = fieldOf(view, seat)
  const strength = strengthOfAll(own) - strengthOfAll(enemies)
  return (
    weights.lead * lead + weights.garrison * garrisonLead(view, seat) + weights.strength * strength
  )
}

/** More than all that a battle which still goes on can be worth. */
const WON = 10_000

function winnerWorth(winners: readonly Seat[], seat: Seat): number {
  return winners.length === 0 ? 0 : winners.includes(seat) ? WON : -WON
}

/** Points of the houses that the seat stands in, less those that the enemy stands in. */
function garrisonLead(view: State, seat: Seat): number {
  let lead = 0
  for (const rule of view.victory.points) {
    if (rule.kind !== 'holdBuilding') continue
    for (const place of rule.places) {
      const [holder] = garrisonOf(view, place)
      if (holder) lead += holder.seat === seat ? rule.points : -rule.points
    }
  }
  return lead
}
