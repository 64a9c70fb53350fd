import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import type { Pose } from '@grognard/geometry/measured/pose.ts'
import { allowed, oneByChance } from '@grognard/umpire'
import type { Dice, PathSwitch, Seat } from '@grognard/umpire'
import { inMillimetres } from '../../model/measures.ts'
import { isMeant, unitsMeant, whomShape } from '../../model/groups.ts'
import { allowanceOf, mostTurned, runOf, walk } from '../../model/path.ts'
import type { Leg, Walk } from '../../model/path.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { findUnit, nameOf, unitOf } from '../../model/units.ts'
import type { LeadOrder, SailOrder } from '../../orders.ts'
import type { WasOrderRules, WasTable } from '../../rules.ts'
import { refused } from '../../words.ts'
import { courseByChance, coursesOf } from './courses.ts'
import { sailTool } from './plot.ts'
import { isReadyToSail, turnText } from './movers.ts'
import { isLawful, lawfulWay, legsShape, sail, sailAlong } from './sail.ts'

export const leadShape = { ...whomShape, legs: legsShape }

/** [WAS-055] One path for a unit and those that keep station on her: each turns as she does, and stops short of what is in its way. */
export const lead: WasOrderRules<'lead'> = {
  shape: leadShape,
  judge(state, seat, order) {
    const leads = sail.judge(state, seat, sailOrderOf(order))
    if (!leads.allowed) return leads
    return unitsLed(state, seat, order).length > 1
      ? allowed
      : refused('WAS-055', 'was.refuse.nobodyToLead')
  },
  execute(table, seat, order) {
    for (const { id } of inSailingOrder(unitsLed(table.state, seat, order)))
      keepStation(table, seat, id, order)
  },
  legalOrders: (state, seat) =>
    leadersOf(state, seat).flatMap(unit =>
      coursesOf(state, unit)
        .filter(course => !course.isAstern && isLawful(state, seat, course))
        .map(course => leadOrderOf(course, 'group')),
    ),
  sample: leadByChance,
  tool: {
    tool: 'path',
    piece: ({ unit }) => unit,
    pieces: (state, seat) => leadersOf(state, seat).map(({ id }) => id),
    start: (_state, _seat, unit) => ({ kind: 'lead', unit, whom: 'group', legs: [] }),
    extend: (state, seat, order, x, y) => ({
      ...order,
      legs: sailTool.extend(state, seat, sailOrderOf(order), x, y).legs,
    }),
    shorten: order => ({ ...order, legs: order.legs.slice(0, -1) }),
    trace: (state, seat, order) => ({
      ...sailTool.trace(state, seat, sailOrderOf(order)),
      others: othersLed(state, seat, order),
    }),
    switches: (_state, _seat, order) => [fleetSwitch(order)],
  },
  describe: (state, { unit, whom, legs }) => ({
    key: `was.order.lead.${whom}`,
    values: {
      unit: nameOf(state, unit),
      distance: inMillimetres(legs.reduce((sum, { advance }) => sum + advance, 0)),
      turn: turnText(legs),
    },
  }),
}

function fleetSwitch(order: LeadOrder): PathSwitch<LeadOrder> {
  const isOn = order.whom === 'fleet'
  return { key: 'was.switch.fleet', isOn, flipped: { ...order, whom: isOn ? 'group' : 'fleet' } }
}

function sailOrderOf({ unit, legs }: LeadOrder): SailOrder {
  return { kind: 'sail', unit, legs, isAstern: false }
}

function leadOrderOf({ unit, legs }: SailOrder, whom: LeadOrder['whom']): LeadOrder {
  return { kind: 'lead', unit, whom, legs }
}

function readyUnits(state: State, seat: Seat): SeaUnit[] {
  return state.units.filter(unit => isReadyToSail(state, seat, unit))
}

/** She who leads and those that go with her. */
function unitsLed(state: State, seat: Seat, { unit: id, whom }: LeadOrder): SeaUnit[] {
  const leader = findUnit(state, id)
  return leader ? unitsMeant(state, leader, whom, readyUnits(state, seat)) : []
}

/** Units that have others near them to lead. */
function leadersOf(state: State, seat: Seat): SeaUnit[] {
  return state.units.filter(unit => hasOthersNear(state, seat, unit))
}

function hasOthersNear(state: State, seat: Seat, leader: SeaUnit): boolean {
  if (!isReadyToSail(state, seat, leader)) return false
  return state.units.some(
    unit =>
      unit !== leader && isMeant(state, leader, 'group', unit) && isReadyToSail(state, seat, unit),
  )
}

/** Whoever is farthest ahead goes first, so that nobody is in the way of the next astern. */
function inSailingOrder(units: readonly SeaUnit[]): SeaUnit[] {
  const [leader] = units
  if (!leader) return []
  const s = sine(leader.heading)
  const c = cosine(leader.heading)
  const ahead = ({ x, y }: SeaUnit) => x * s + y * c
  return units.toSorted((one, other) => ahead(other) - ahead(one))
}

/** The leader’s path as this unit can sail it; nothing where it cannot move at all. */
function keepStation(table: WasTable, seat: Seat, id: string, order: LeadOrder): void {
  const { course, way } = stationOf(table.state, seat, id, order)
  if (way) sailAlong(table, course, way)
}

/** The course that keeps station, and the way that it leads; null where none is lawful. */
function stationOf(
  state: State,
  seat: Seat,
  id: string,
  order: LeadOrder,
): { course: SailOrder; way: Walk | null } {
  const unit = unitOf(state, id)
  const legs = id === order.unit ? order.legs : legsFor(state, unit, order.legs)
  const way = walk(state, unit, legs, false)
  const course: SailOrder = { kind: 'sail', unit: id, legs, isAstern: false }
  if (way.block) course.legs = shortOf(legs, way.travelled)
  return { course, way: lawfulWay(state, seat, course, wayAlong(course, way)) }
}

/** Where those that are led would end, one after the other as they would sail. */
function othersLed(state: State, seat: Seat, order: LeadOrder): { piece: string; pose: Pose }[] {
  if (order.legs.length === 0) return []
  const ahead = { ...state, units: state.units.map(unit => ({ ...unit })) }
  const ended = inSailingOrder(unitsLed(ahead, seat, order)).flatMap(unit => {
    const end = stationOf(ahead, seat, unit.id, order).way?.poses.at(-1)
    if (!end) return []
    const { x, y, heading } = end
    Object.assign(unit, { x, y, heading })
    return [{ piece: unit.id, pose: { x, y, heading } }]
  })
  return ended.filter(({ piece }) => piece !== order.unit)
}

/** What has been walked of a path is the way along its shortened legs, unless it stopped before one of them. */
function wayAlong({ legs }: SailOrder, walked: Walk): Walk | undefined {
  return walked.poses.length === legs.length + 1 ? { ...walked, block: null } : undefined
}

/** [WAS-056] [WAS-057] [WAS-058] Each turn as early as her own length lets her, within her own points. */
function legsFor(state: State, unit: SeaUnit, led: readonly Leg[]): Leg[] {
  let rest = allowanceOf(state, unit)
  let turnsLeft = mostTurned(state, unit)
  let owed = 0
  let run = 0
  const legs: Leg[] = []
  for (const { advance, turn } of led) {
    const needed = turn === 0 ? 0 : Math.max(0, runOf(state, unit) - run)
    const going = Math.min(rest, Math.max(needed, advance - owed))
    owed = Math.max(0, going - (advance - owed))
    rest -= going
    run += going
    const mayTurn = turn !== 0 && run >= runOf(state, unit) && Math.abs(turn) <= turnsLeft
    if (mayTurn) turnsLeft -= Math.abs(turn)
    legs.push({ advance: going, turn: mayTurn ? turn : 0 })
    if (mayTurn) run = 0
  }
  return legs.filter(({ advance, turn }) => advance > 0 || turn !== 0)
}

/** The same path up to so far; what turns beyond is left out. */
function shortOf(legs: readonly Leg[], travelled: number): Leg[] {
  const short: Leg[] = []
  let rest = travelled
  for (const { advance, turn } of legs) {
    if (advance >= rest) return rest > 0 ? [...short, { advance: rest, turn: 0 }] : short
    short.push({ advance, turn })
    rest -= advance
  }
  return short
}

function leadByChance(state: State, seat: Seat, dice: Dice): LeadOrder | undefined {
  const leader = oneByChance(state.units, dice, unit => hasOthersNear(state, seat, unit))
  if (!leader) return undefined
  const course = courseByChance(state, leader, dice)
  if (course.isAstern || !isLawful(state, seat, course)) return undefined
  return leadOrderOf(course, 'group')
}
