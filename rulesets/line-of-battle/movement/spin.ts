import { isAllowed } from '@grognard/umpire'
import { normalise, turnBetween } from '@grognard/geometry/measured/angle.ts'
import { turnsOffered } from './headings.ts'
import { inDegrees } from '../measures.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import { nameOf, shipOf } from '../ships.ts'
import { judgeShip, manned, notAground, notFleeing, notInMelee, ownShip } from './acting.ts'
import type { Acting } from './acting.ts'
import { shipByChance } from '../by-chance.ts'
import { breakLinks, runAground } from './sailing.ts'
import { linksCutBy } from './broken-links.ts'
import { follow } from './voyage.ts'

const shipName = ({ ship }: Acting) => ({ ship: ship.name })

export const spinRefusals: LobRefusal<Acting>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notInMelee,
  notAground,
  {
    rule: 'LOB-149',
    message: 'lob.refuse.hasSails',
    values: shipName,
    stop: true,
    when: ({ ship }) => ship.sails > 0,
  },
  {
    rule: 'LOB-149',
    message: 'lob.refuse.hasSpun',
    values: shipName,
    when: ({ ship }) => ship.hasSpun,
  },
  {
    rule: 'LOB-141',
    message: 'lob.refuse.rudder',
    values: ({ ship }) => ({ ship: ship.name, turns: ship.rudderTurns }),
    when: ({ ship }) => ship.rudderTurns > 0,
  },
  {
    rule: 'LOB-074',
    message: 'lob.refuse.isAnchored',
    values: shipName,
    when: ({ ship }) => ship.isAnchored,
  },
]

/** [LOB-149] Without sails a ship turns on the spot once a turn, the shorter way, up to contact. */
export const spin: LobOrderRules<'spin'> = {
  shape: {
    ship: { type: 'text' },
    heading: { type: 'integer', from: 0, to: 35_999, unit: 'angle' },
  },
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, spinRefusals, ship => ({ state, seat, ship })),
  execute(table, _seat, order) {
    const ship = shipOf(table.state, order.ship)
    const turn = turnBetween(ship.heading, order.heading)
    const voyage = follow(table.state, ship, [{ advance: 0, turn }])
    const links = linksCutBy(table.state, ship, voyage)
    const { heading } = voyage.end
    table.emit({ kind: 'spun', ship: ship.id, heading, met: voyage.met })
    breakLinks(table, links, ship.id)
    if (voyage.isAground) runAground(table, ship)
  },
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => isAllowed(spinRefusals, { state, seat, ship }))
      .flatMap(ship =>
        turnsOffered.map(turn => ({
          kind: 'spin' as const,
          ship: ship.id,
          heading: normalise(ship.heading + turn),
        })),
      ),
  sample(state, seat, dice) {
    const ship = shipByChance(
      state,
      dice,
      row => row.sails === 0 && !row.hasSpun && isAllowed(spinRefusals, { state, seat, ship: row }),
    )
    if (!ship) return undefined
    const turn = turnsOffered[dice.roll(turnsOffered.length) - 1] ?? 0
    return { kind: 'spin', ship: ship.id, heading: normalise(ship.heading + turn) }
  },
  again: true,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.spin',
    values: { ship: nameOf(state, order.ship), degrees: inDegrees(order.heading) },
  }),
}
