import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { INCH } from '@grognard/geometry/measured/units.ts'
import { field } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { tackTurn } from '../../book/tables/movement.ts'
import { inDegrees, inInches, joinList } from '../../model/measures.ts'
import { nameOf, shipOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { LobOrderRules } from '../../rules.ts'
import { legalSailing, sampleSailing } from './courses.ts'
import { sailTool } from './plot.ts'
import { sailAlong } from './sail-along.ts'
import { sailContext, sailRefusals } from './sail-refusals.ts'
import { judgeShip } from './ship-refusals.ts'

/** Turns to one hand that follow each other: 1/100 degree in all, after so much way, 1/1000 in. */
interface Bend {
  turn: number
  from: number
  to: number
}

/** A course in words: how far, and where it turns, "45° to starboard after 2 in". */
export function courseText(legs: readonly Leg[]): Message {
  const length = legs.reduce((sum, leg) => sum + leg.advance, 0)
  const bends = bendsOf(legs)
  const course = bends.length === 0 ? { key: 'lob.course.straight' } : joinList(bends.map(bendText))
  return { key: 'lob.course', values: { inches: inInches(length), course } }
}

function bendsOf(legs: readonly Leg[]): Bend[] {
  const bends: Bend[] = []
  let way = 0
  let isStraightSince = true
  for (const { advance, turn } of legs) {
    way += advance
    const last = bends[bends.length - 1]
    const goesOn = !isStraightSince && last !== undefined && last.turn > 0 === turn > 0
    if (turn !== 0 && goesOn) {
      last.turn += turn
      last.to = way
    } else if (turn !== 0) bends.push({ turn, from: way, to: way })
    isStraightSince = turn === 0
  }
  return bends.filter(({ turn }) => inDegrees(Math.abs(turn)) > 0)
}

function bendText({ turn, from, to }: Bend): Message {
  const hand = { key: turn > 0 ? 'lob.battery.starboard' : 'lob.battery.port' }
  const values = { degrees: inDegrees(Math.abs(turn)), hand, from: inInches(from) }
  if (to === 0) return { key: 'lob.course.atOnce', values }
  if (to === from) return { key: 'lob.course.turn', values }
  return { key: 'lob.course.bend', values: { ...values, to: inInches(to) } }
}

export const legsShape = field.list(
  field.record({
    advance: field.usually(0, field.length(0, 100 * INCH)),
    turn: field.usually(0, field.angle(-tackTurn, tackTurn)),
  }),
  { most: 100 },
)

export const sailShape = {
  ship: field.piece,
  legs: legsShape,
  anchor: field.usually(false, field.yesNo),
}

/** [LOB-060] [LOB-069] A move along straight legs and turns; [LOB-072] a ship at anchor weighs first. */
export const sail: LobOrderRules<'sail'> = {
  shape: sailShape,
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
  tool: sailTool,
  describe: (state, order) => ({
    key: order.anchor ? 'lob.order.sailAndAnchor' : 'lob.order.sail',
    values: { ship: nameOf(state, order.ship), course: courseText(order.legs) },
  }),
}
