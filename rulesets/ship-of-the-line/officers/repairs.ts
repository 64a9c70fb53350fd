import { surrenderIfAdrift } from '../ending/surrender.ts'
import type { SolRefusal, SolTable } from '../rules.ts'
import { hasRoom } from '../round/mending.ts'
import { mastIds } from '../ships.ts'
import type { MastId, Ship } from '../state.ts'
import { sailsPerMast } from '../tables/ship.ts'
import { theShip } from './playing.ts'
import type { CardRefusals, Playing } from './playing.ts'

/** [SOL-C01] Something to cut away. */
export const clearWreckRefusals: CardRefusals = [
  {
    rule: 'SOL-C01',
    message: 'sol.refuse.noWreck',
    values: theShip,
    when: ({ ship }) => !ship.isWreckHolding && !ship.isWreckFallen,
  },
]

/** [SOL-C01] The ship has a normal turn. */
export function clearWreck(table: SolTable, { ship }: Playing): void {
  table.emit({ kind: 'wreckCleared', ship: ship.id })
}

/** [SOL-C02] The mast that gets the first sail stands and has room. */
export const bendSailsRefusals: CardRefusals = [
  {
    rule: 'SOL-C02',
    message: 'sol.refuse.mastForSails',
    values: theShip,
    when: ({ ship, mast }) => mast === null || !hasRoom(ship, mast),
  },
]

/** [SOL-C02] The first sail on the mast named, each other one in the lowest empty place. */
export function bendSails(table: SolTable, { ship, card, mast }: Playing): void {
  const sails = { ...ship.masts }
  let next = mast
  for (let bent = 0; bent < card.amount && next !== null; bent++) {
    sails[next] = (sails[next] ?? 0) + 1
    next = lowestPlace(sails, next)
  }
  const masts = mastIds.flatMap(id => {
    const now = sails[id]
    return now === null || now === ship.masts[id] ? [] : [{ mast: id, sails: now }]
  })
  table.emit({ kind: 'sailsBent', ship: ship.id, masts })
  surrenderIfAdrift(table)
}

/** The standing mast with the fewest sails that has room; of several the one in hand, then fore to aft. */
function lowestPlace(sails: Ship['masts'], inHand: MastId): MastId | null {
  let lowest: MastId | null = null
  for (const id of [inHand, ...mastIds]) {
    const here = sails[id]
    if (here === null || here >= sailsPerMast) continue
    if (lowest === null || here < (sails[lowest] ?? 0)) lowest = id
  }
  return lowest
}

/** [SOL-C03] */
export const plugHullRefusals: CardRefusals = [
  {
    rule: 'SOL-C03',
    message: 'sol.refuse.hullWhole',
    values: theShip,
    when: ({ ship }) => ship.hull === 0,
  },
]

/** [SOL-C03] Not below 0. */
export function plugHull(table: SolTable, { ship, card }: Playing): void {
  table.emit({ kind: 'hullPlugged', ship: ship.id, hull: Math.max(0, ship.hull - card.amount) })
}

const rudderThere: SolRefusal<Playing> = {
  rule: 'SOL-C04',
  message: 'sol.refuse.rudderThere',
  values: theShip,
  when: ({ ship }) => ship.hasRudder,
}

/** [SOL-C04] */
export const replaceRudderRefusals: CardRefusals = [rudderThere]

/** [SOL-C04] [SOL-091] Other ships that counted on the card surrender. */
export function replaceRudder(table: SolTable, { ship }: Playing): void {
  table.emit({ kind: 'rudderReplaced', ship: ship.id })
  surrenderIfAdrift(table)
}
