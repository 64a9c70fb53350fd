import type { Commander, Faces, Message } from '@grognard/umpire'
import { shipNames } from '../book/tables/ship-names.ts'
import { shipName } from '../model/names.ts'
import { findShip } from '../model/ships.ts'
import type { State } from '../model/state.ts'

/** [SOL-012] Once a player has chosen a flag: the nation, and the names of its ships. */
export function faces(state: State): Faces {
  const known = state.players.flatMap(({ seat, nation }): [string, Message][] => {
    if (nation === null) return []
    const ships = state.ships.filter(({ firstSeat }) => firstSeat === seat)
    return [
      [`seat.${seat}`, { key: `sol.face.${nation}` }],
      ...ships.flatMap((ship): [string, Message][] => {
        const name = shipNames[nation][ship.number - 1]
        return name === undefined ? [] : [[shipName(ship).key, spoken(name)]]
      }),
    ]
  })
  return Object.fromEntries(known)
}

/** [SOL-136] The flag of a further commander and the first of his ships; before it flies, his side and a number. */
export function commandersFace(state: State, { seat, side, charge }: Commander): Message {
  const nation = state.players.find(player => player.seat === side)?.nation
  const ship = findShip(state, charge[0] ?? '')
  const name = nation && ship && shipNames[nation][ship.number - 1]
  if (!name) return { key: `seat.${seat}` }
  return { key: 'sol.face.commander', values: { side: { key: `sol.face.${nation}` }, ship: name } }
}

const spoken = (words: string): Message => ({ key: 'sol.words', values: { words } })
