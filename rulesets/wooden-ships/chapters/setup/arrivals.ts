import { hexTowards } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { bowOf, cardOf, isIn, isOnSea } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'

/** [WS-063] Who is due heaves in sight behind the hex that she enters by, so that it costs her a hex to sail into it. */
export function bringOn(table: WsTable): void {
  const { state } = table
  for (const ship of state.ships) {
    if (!isDue(state, ship)) continue
    const [entry, bow, stern] = approachOf(ship)
    if ([entry, bow, stern].some(hex => isTaken(state, hex)))
      table.emit({ kind: 'shipHeldBack', ship: ship.id })
    else
      table.emit({ kind: 'shipCameOn', ship: ship.id, q: bow.q, r: bow.r, heading: ship.heading })
  }
}

function isDue(state: State, ship: Ship): boolean {
  return ship.status === 'waiting' && cardOf(state, ship).enters <= state.turn
}

function isTaken({ ships }: State, { q, r }: Hex): boolean {
  return ships.some(ship => isOnSea(ship) && isIn(ship, q, r))
}

/** The hex that she enters by, and where her bow and stern lie before it. */
function approachOf(ship: Ship): [entry: Hex, bow: Hex, stern: Hex] {
  const entry = bowOf(ship)
  return [entry, hexTowards(entry, ship.heading, -1), hexTowards(entry, ship.heading, -2)]
}
