import type { Leg } from '@grognard/geometry/measured/sweep.ts'
import { INCH } from '@grognard/geometry/measured/units.ts'
import { field } from '@grognard/umpire'
import type { Message } from '@grognard/umpire'
import { tackTurn } from '../../book/tables/movement.ts'
import { breakLinks, linksCutBy } from '../../model/lines.ts'
import { inDegrees, inInches, joinList } from '../../model/measures.ts'
import { followLegs, isInEntrance, runAground } from '../../model/moves.ts'
import type { MoveResult } from '../../model/moves.ts'
import { judgeShip } from '../../model/ship-refusals.ts'
import { nameOf, shipOf } from '../../model/ships.ts'
import { speedOf } from '../../model/speed.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobOrderRules, LobTable } from '../../rules.ts'
import { legalSailing, sampleSailing } from './courses.ts'
import { sailContext, sailRefusals } from './path.ts'
import { sailTool } from './plot.ts'

/** How a move is made, beside its legs. */
export interface SailingMode {
  speed: number
  isWeighed: boolean
  isAnchored: boolean
  isFlight: boolean
  /** [LOB-109] The further move of a rescue, in the combat phase: no line is broken by it. */
  isExtra: boolean
}

/** Sails the legs and lets happen what comes of it: broken links, grounding, leaving the board. */
export function sailAlong(
  table: LobTable,
  ship: Ship,
  legs: readonly Leg[],
  mode: SailingMode,
): void {
  const move = followLegs(table.state, ship, legs)
  const links = mode.isExtra ? [] : linksCutBy(table.state, ship, move)
  table.emit({
    kind: 'sailed',
    ship: ship.id,
    legs: legs.map(leg => ({ advance: leg.advance, turn: leg.turn })),
    poses: move.poses,
    travelled: (mode.isExtra ? ship.travelled : 0) + move.travelled,
    speed: mode.speed,
    isWeighed: mode.isWeighed,
    isAnchored: mode.isAnchored && !move.isAground && move.edge === null,
    met: move.met,
    isFlight: mode.isFlight,
  })
  breakLinks(table, links, ship.id)
  if (move.isAground) runAground(table, ship)
  if (move.edge !== null) leaveBoard(table, ship, move, move.edge)
}

/** [LOB-125] A ship that leaves the board has fled, but for the harbour that its side makes for. */
function leaveBoard(table: LobTable, ship: Ship, move: MoveResult, edge: number): void {
  const { state } = table
  const byMorale = ship.isFleeing
  const isHome = isInEntrance(state, edge, move.end) && isOwnHarbour(state, ship)
  table.emit({ kind: isHome ? 'reachedHarbour' : 'leftBoard', ship: ship.id, edge, byMorale })
}

/** [LOB-S-4] The harbour belongs to the side that runs the blockade. */
function isOwnHarbour(state: State, ship: Ship): boolean {
  return state.players.some(player => player.seat === ship.seat && player.side === 0)
}

/** [LOB-141] A movement phase is over: one less for every ship that had to keep her course in it. */
export function countRudders(table: LobTable): void {
  const ships: { ship: string; turns: number }[] = []
  for (const ship of table.state.ships)
    if (ship.rudderTurns > 0) ships.push({ ship: ship.id, turns: ship.rudderTurns - 1 })
  if (ships.length > 0) table.emit({ kind: 'ruddersCounted', ships })
}

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
  ship: field.piece('ship'),
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
