import type { Seat } from '@grognard/umpire'
import { pointsNow } from '../ending/points.ts'
import type { State } from '../state.ts'
import { sideOf } from '../units.ts'
import { fieldOf, strengthOfAll } from './field.ts'

/** A point of victory is worth as much as so much strength in the field. */
const POINT = 8

/** Points and strength of the seat less those of the enemy; an ended battle by its winner. */
export function evaluate(view: State, seat: Seat): number {
  if (view.outcome) {
    const { winners } = view.outcome
    return winners.length === 0 ? 0 : winners.includes(seat) ? 10_000 : -10_000
  }
  const side = sideOf(view, seat)
  const points = pointsNow(view)
  const lead = (points[side] ?? 0) - (points[1 - side] ?? 0)
  const { own, enemies } = fieldOf(view, seat)
  return lead * POINT + strengthOfAll(own) - strengthOfAll(enemies)
}
