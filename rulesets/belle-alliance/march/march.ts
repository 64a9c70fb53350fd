import { judgeBy } from '@grognard/umpire'
import type { Shape } from '@grognard/umpire'
import { partOf, writePart } from '../command/write-part.ts'
import { CM, DEGREE } from '../measures.ts'
import { nameOfUnit } from '../names.ts'
import type { Leg } from '../parts.ts'
import type { BaOrderRules } from '../rules.ts'
import { ticks } from '../tables/scale.ts'
import { findUnit } from '../units.ts'
import { foreseenWay } from './foreseen-way.ts'
import { legsTold } from './legs-told.ts'
import { legalMarches, sampleMarch } from './march-offers.ts'
import { marchRefusals } from './march-refusals.ts'
import { marchTool } from './march-tool.ts'

/** More than any order needs; straight legs in 1/1000 cm, turns in 1/100 degree. */
const MOST_LEGS = 30
const MOST_AMOUNT = 1000 * CM
const MOST_TURN = 360 * DEGREE

const legsShape: Shape = {
  type: 'list',
  most: MOST_LEGS,
  of: {
    type: 'oneOf',
    of: [
      leg(['straight'], { type: 'integer', from: 1, to: MOST_AMOUNT, unit: 'length' }),
      leg(['pivot', 'wheel'], { type: 'integer', from: -MOST_TURN, to: MOST_TURN, unit: 'angle' }),
      leg(['about'], { type: 'integer', from: 0, to: 0, usual: 0 }),
    ],
  },
}

function leg(values: string[], amount: Shape): Shape {
  return { type: 'record', fields: { kind: { type: 'text', values }, amount } }
}

/** [BA-1.1.2-02] [BA-1.1.2-06] A march along legs, at a rate, all phase or part of it. */
export const march: BaOrderRules<'march'> = {
  shape: {
    unit: { type: 'text' },
    rate: { type: 'text', values: ['normal', 'fast', 'charge'], usual: 'normal' },
    legs: legsShape,
    fromTick: { type: 'integer', from: 1, to: ticks.march, usual: 1 },
    toTick: { type: 'integer', from: 1, to: ticks.march, usual: ticks.march },
    course: { type: 'integer', from: 0, to: MOST_TURN - 1, unit: 'angle', usual: 0 },
  },
  judge: (state, seat, order) =>
    judgeBy(marchRefusals, { state, seat, unit: order.unit, part: partOf(order) }),
  execute: (table, seat, order) => writePart(table, seat, order.unit, partOf(order)),
  legalOrders: legalMarches,
  sample: sampleMarch,
  again: true,
  tool: marchTool,
  describe: (state, order) => {
    const unit = findUnit(state, order.unit)
    const way = unit && foreseenWay(state, unit, order)
    const isShort = way !== undefined && way.spent > 0 && way.wanting > 0
    return {
      key: 'ba.order.march',
      values: {
        unit: nameOfUnit(state, order.unit),
        rate: order.rate,
        legs: legsTold(order),
        most: isShort ? mostTold(order.legs, way.spent) : 0,
      },
    }
  },
}

/** In cm, with a tenth at most. */
function asTold(length: number): number {
  return Math.round(length / 100) / (CM / 100)
}

/** What is at hand of a march, in cm; 0 where its one leg is told as just as long. */
function mostTold([first, ...others]: readonly Leg[], spent: number): number {
  const isLone = first?.kind === 'straight' && others.length === 0
  return isLone && asTold(first.amount) === asTold(spent) ? 0 : asTold(spent)
}
