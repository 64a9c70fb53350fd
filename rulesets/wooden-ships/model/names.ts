import { joinList, joinNames } from '@grognard/umpire'
import type { Value } from '@grognard/umpire'
import { cardOf, findShip } from './ships.ts'
import type { State } from './state.ts'

/** A ship's name as a value of a sentence; an order may name a ship that is not there. */
export function shipName(state: State, id: string): string {
  const ship = findShip(state, id)
  return ship ? cardOf(state, ship).name : id
}

/** More ships than that are counted in a sentence, not named. */
export const mostNamed = 6

/** [WS-191] The leader at that place on a ship's card; where nobody stands there, her captain. */
export function leaderNamed(state: State, id: string, place: number): Value {
  const ship = findShip(state, id)
  const name = ship && cardOf(state, ship).leaders[place]
  return name ?? { key: 'ws.leader.captain' }
}

/** Names as a sentence lists them: "Victory, Temeraire and Neptune". */
export function shipNames(state: State, ids: readonly string[]): Value {
  return joinNames(ids.map(id => shipName(state, id)))
}

const counted = ['hull', 'guns', 'crew', 'rigging'] as const

/** Squares by what they are of, without what has none: "hull 2, crew 1". */
export function squaresText(squares: { [Kind in (typeof counted)[number]]?: number }): Value {
  return joined(
    counted.flatMap(kind =>
      squares[kind] ? [{ key: `ws.squares.${kind}`, values: { squares: squares[kind] } }] : [],
    ),
  )
}

/** One after the other, as a list in words. */
export const joined = (parts: readonly Value[]): Value => joinList<Value>(parts, 'ws.list', '')
