import { scale } from '../../book/tables/scale.ts'
import { placesHeld } from '../../model/places.ts'
import type { PlaceHeld } from '../../model/places.ts'
import type { BaTable } from '../../rules.ts'
import { pointsOfTurn } from './points.ts'
import { endBattle } from './victory.ts'

/** [BA-1.1.1-01] A new turn, a quarter of an hour after the one before. */
export function beginTurn(table: BaTable): void {
  const { turn, clock } = table.state
  const next = turn === 0 ? clock : clock + scale.minutesPerTurn
  table.emit({ kind: 'turnBegan', turn: turn + 1, clock: next })
}

/** [BA-Q-34] Places and points are counted. */
export function endTurn(table: BaTable): void {
  countPlaces(table)
  table.emit({ kind: 'turnEnded', turn: table.state.turn })
  endBattle(table)
}

function countPlaces(table: BaTable): void {
  const { state } = table
  const owners = placesHeld(state)
  if (!areSame(owners, state.score.owners)) table.emit({ kind: 'placesHeld', owners })
  const points = pointsOfTurn(state)
  if (points.some((value, side) => value !== state.score.points[side]))
    table.emit({ kind: 'pointsScored', points })
}

function areSame(some: readonly PlaceHeld[], others: readonly PlaceHeld[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ place, side }, index) => {
      const other = others[index]
      return other?.place === place && other.side === side
    })
  )
}
