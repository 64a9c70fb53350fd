import type { Seat } from '@grognard/umpire'
import type { ClassRow } from '../book/tables/class-chart.ts'
import { shipNames } from '../book/tables/ship-names.ts'
import { playerOf } from './ships.ts'
import type { State } from './state.ts'

type Rated = Pick<ClassRow, 'nation' | 'rating'>

/** [WS-018] The names of a nation, those of ships of about as many guns first, then those nearest to them. */
export function namesOf(row: Rated): string[] {
  return listsOf(row).flat()
}

/** [WS-018] Fleets of one nation take turns through each list, so that those built in secret differ. */
export function namesFor(state: State, seat: Seat, row: Rated): string[] {
  const sharers = new Set(
    state.players.filter(player => player.nation === row.nation).map(({ fleet }) => fleet),
  )
  const turn = [...sharers].indexOf(playerOf(state, seat).fleet)
  return listsOf(row).flatMap(list => list.filter((_name, at) => at % sharers.size === turn))
}

/** [WS-018] The next name for a ship of the row that none of these bears. */
export function nameFor(
  state: State,
  seat: Seat,
  row: Rated,
  ships: readonly { name: string }[],
): string | undefined {
  const taken = new Set(ships.map(({ name }) => name))
  return namesFor(state, seat, row).find(name => !taken.has(name))
}

function listsOf({ nation, rating }: Rated): (readonly string[])[] {
  const lists = shipNames[nation] ?? []
  const own = lists.findIndex(({ guns }) => rating >= guns)
  return lists
    .map(({ names }, place) => ({ names, apart: Math.abs(place - own) }))
    .toSorted((one, other) => one.apart - other.apart)
    .map(({ names }) => names)
}
