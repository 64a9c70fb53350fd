import type { Metric, Seat } from '@grognard/umpire'
import type { PlaceHeld } from '../ending/events.ts'
import { ownArea, ownerOf } from '../ending/holding.ts'
import type { State } from '../state.ts'
import { sideOf } from '../units.ts'
import { some } from './points-won.ts'

/** [BA-Q-34] Places that change hands, and who took the first of all; nothing of two at a time. */
export function placesTaken(before: State, owners: readonly PlaceHeld[]): Metric[] {
  const taken = owners.filter(owner => isTaken(before, owner))
  const counts = before.sides.flatMap(({ seat }, index) =>
    some('placeTaken', seat, taken.filter(({ side }) => side === index).length),
  )
  const [first, second] = counts
  if (!first || second || !isUntouched(before)) return counts
  return [...counts, { factor: 'firstPlace', seat: first.seat }]
}

/** From the other side; or free until now, and worth points to who goes in. */
function isTaken(before: State, { place, side }: PlaceHeld): boolean {
  const owner = ownerOf(before, place)
  if (side === null || side === owner) return false
  return owner !== null || isPrize(before, place, side)
}

/** Who has no points of a place is at home there: to man it takes nothing from anybody. */
function isPrize(state: State, place: string, side: number): boolean {
  const seat = state.sides[side]?.seat
  return seat !== undefined && seatsAfter(state, place).includes(seat)
}

/** Those to whom a place gives points. */
function seatsAfter(state: State, place: string): Seat[] {
  return state.victory.points.flatMap(rule => {
    if (rule.kind !== 'holdBuilding' && rule.kind !== 'holdArea') return []
    const isOwn = rule.kind === 'holdArea' && place === ownArea(state, rule)
    return isOwn || rule.places.includes(place) ? rule.seats : []
  })
}

/** Nobody has yet taken a place from where the scenario began it. */
function isUntouched(state: State): boolean {
  const { startOwners } = state.victory
  return state.score.owners.every(({ place, side }) => {
    const start = startOwners.find(owner => owner.place === place)
    if (start) return side === sideOf(state, start.seat)
    return side === null || !isPrize(state, place, side)
  })
}
