import { isAllowed } from '@grognard/umpire'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import { nameOf } from '../ships.ts'
import { judgeShip, manned, notAground, notFleeing, notYetMoved, ownShip } from './acting.ts'
import type { Acting } from './acting.ts'
import { shipByChance } from '../by-chance.ts'

const shipName = ({ ship }: Acting) => ({ ship: ship.name })

export const anchorRefusals: LobRefusal<Acting>[] = [
  ...ownShip,
  manned,
  notFleeing,
  notAground,
  {
    rule: 'LOB-074',
    message: 'lob.refuse.isAnchored',
    values: shipName,
    stop: true,
    when: ({ ship }) => ship.isAnchored,
  },
  notYetMoved,
  {
    rule: 'LOB-102',
    message: 'lob.refuse.anchorAfterTack',
    values: shipName,
    when: ({ ship }) => ship.manoeuvre === 'tackFailed',
  },
]

/** [LOB-070] A ship that has not moved yet anchors on the spot; [LOB-073] once a turn. */
export const anchor: LobOrderRules<'anchor'> = {
  shape: { ship: { type: 'text' } },
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, anchorRefusals, ship => ({ state, seat, ship })),
  execute: (table, _seat, order) => table.emit({ kind: 'anchored', ship: order.ship }),
  legalOrders: (state, seat) =>
    state.ships
      .filter(ship => isAllowed(anchorRefusals, { state, seat, ship }))
      .map(ship => ({ kind: 'anchor', ship: ship.id })),
  sample(state, seat, dice) {
    const ship = shipByChance(
      state,
      dice,
      row =>
        row.seat === seat && !row.hasMoved && isAllowed(anchorRefusals, { state, seat, ship: row }),
    )
    return ship ? { kind: 'anchor', ship: ship.id } : undefined
  },
  again: true,
  tool: { tool: 'list', piece: order => order.ship },
  describe: (state, order) => ({
    key: 'lob.order.anchor',
    values: { ship: nameOf(state, order.ship) },
  }),
}
