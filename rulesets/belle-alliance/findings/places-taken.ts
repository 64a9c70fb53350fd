import type { Finding } from '@grognard/umpire'
import type { PlaceHeld } from '../ending/events.ts'
import { ownerOf } from '../ending/holding.ts'
import type { State } from '../state.ts'
import { sideOf } from '../units.ts'
import { some } from './points-won.ts'

/** [BA-Q-34] Places that change hands, and who took the first of all; nothing of two at a time. */
export function placesTaken(before: State, owners: readonly PlaceHeld[]): Finding[] {
  const taken = owners.filter(({ place, side }) => side !== null && side !== ownerOf(before, place))
  const counts = before.sides.flatMap(({ seat }, index) =>
    some('placeTaken', seat, taken.filter(({ side }) => side === index).length),
  )
  const [first, second] = counts
  if (!first || second || !isUntouched(before)) return counts
  return [...counts, { circumstance: 'firstPlace', seat: first.seat }]
}

/** Nobody has yet taken a place from where the scenario began it. */
function isUntouched(state: State): boolean {
  const { startOwners } = state.victory
  return state.score.owners.every(({ place, side }) => {
    const start = startOwners.find(owner => owner.place === place)
    return side === (start ? sideOf(state, start.seat) : null)
  })
}
