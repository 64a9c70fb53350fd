import type { Shape } from '@grognard/umpire'
import { INCH } from '@grognard/geometry/measured/units.ts'
import type { LobOrderRules } from '../rules.ts'
import { nameOf, shipOf } from '../ships.ts'
import { tackTurn } from '../tables/manoeuvres.ts'
import { judgeShip } from './acting.ts'
import { courseTold } from './course-told.ts'
import { sailAlong } from './sailing.ts'
import { legalSailing, sampleSailing } from './sail-offers.ts'
import { sailTool } from './sail-tool.ts'
import { sailRefusals, sailContext } from './sailor.ts'
import { speedOf } from './speed.ts'

export const legsShape: Shape = {
  type: 'list',
  most: 100,
  of: {
    type: 'record',
    fields: {
      advance: { type: 'integer', from: 0, to: 100 * INCH, unit: 'length', usual: 0 },
      turn: { type: 'integer', from: -tackTurn, to: tackTurn, unit: 'angle', usual: 0 },
    },
  },
}

/** [LOB-060] [LOB-069] A move along straight legs and turns; [LOB-072] a ship at anchor weighs first. */
export const sail: LobOrderRules<'sail'> = {
  shape: { ship: { type: 'text' }, legs: legsShape, anchor: { type: 'yesNo', usual: false } },
  judge: (state, seat, order) =>
    judgeShip(state, order.ship, sailRefusals, ship => sailContext(state, seat, ship, order)),
  execute(table, _seat, order) {
    const ship = shipOf(table.state, order.ship)
    sailAlong(table, ship, order.legs, {
      speed: speedOf(table.state, ship, order.anchor || ship.isAnchored),
      isWeighed: ship.isAnchored,
      isAnchored: order.anchor,
      isFlight: false,
      isExtra: false,
    })
  },
  legalOrders: legalSailing,
  sample: sampleSailing,
  again: true,
  tool: sailTool,
  describe: (state, order) => ({
    key: order.anchor ? 'lob.order.sailAndAnchor' : 'lob.order.sail',
    values: { ship: nameOf(state, order.ship), course: courseTold(order.legs) },
  }),
}
