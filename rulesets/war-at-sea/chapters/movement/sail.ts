import { HALF_TURN } from '@grognard/geometry/measured/units.ts'
import { allows, field, judgeBy, oneByChance } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { section } from '../../book/tables/measures.ts'
import { inDegrees, inMillimetres } from '../../model/measures.ts'
import { allowanceOf, clearWay, mostTurned, pointsOf, surveyOf, walk } from '../../model/path.ts'
import type { Leg, Survey, Walk } from '../../model/path.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { findUnit, nameOf, unitOf } from '../../model/units.ts'
import type { SailOrder } from '../../orders.ts'
import type { WasOrderRules, WasRefusal, WasTable } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { sailTool } from './plot.ts'
import { courseByChance, coursesOf } from './courses.ts'
import { blockText, isReadyToSail, maySail, sailorRefusals, turnText } from './movers.ts'
import { mayPivotAfterSailing } from './pivot.ts'

/** A unit with a path. */
interface Sailing {
  state: State
  seat: Seat
  unit: SeaUnit
  legs: readonly Leg[]
  isAstern: boolean
  survey: Survey
  allowance: number
  /** Only asked for where the path is lawful by itself: the way where nothing stands in it. */
  clear: () => Walk | null
}

const sailRefusals: readonly WasRefusal<Sailing>[] = [
  stop(
    'WAS-055',
    'was.refuse.noPath',
    ({ survey }) => survey.length === 0,
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  stop(
    'WAS-060',
    'was.refuse.noReverse',
    ({ isAstern, allowance }) => isAstern && allowance === 0,
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  refuse(
    'WAS-061',
    'was.refuse.asternStraight',
    ({ isAstern, legs }) => isAstern && legs.some(({ turn }) => turn !== 0),
  ),
  refuse(
    'WAS-056',
    'was.refuse.tooFar',
    ({ survey, allowance }) => survey.length > allowance,
    ({ state, unit, survey, allowance }) => ({
      unit: nameOf(state, unit.id),
      distance: inMillimetres(survey.length),
      most: inMillimetres(allowance),
    }),
  ),
  refuse(
    'WAS-057',
    'was.refuse.tooSharp',
    ({ survey }) => survey.sharp >= 0,
    ({ survey }) => ({ leg: survey.sharp + 1 }),
  ),
  refuse(
    'WAS-057',
    'was.refuse.turnsTooMuch',
    ({ state, unit, survey }) => survey.turned > mostTurned(state, unit),
    ({ state, unit, survey }) => ({
      degrees: inDegrees(survey.turned),
      most: inDegrees(mostTurned(state, unit)),
    }),
  ),
  stop(
    'WAS-058',
    'was.refuse.turnsTooEarly',
    ({ survey }) => survey.early >= 0,
    ({ survey }) => ({ leg: survey.early + 1 }),
  ),
  refuse(
    'WAS-067',
    'was.refuse.blocked',
    ({ clear }) => clear() === null,
    ({ state, unit, legs, isAstern }) =>
      blockValues(state, unit, walk(state, unit, legs, isAstern)),
  ),
]

/** Asked at each step of search. */
const isPathOpen = allows(sailRefusals)

function blockValues(state: State, unit: SeaUnit, { block, travelled }: Walk) {
  return {
    unit: nameOf(state, unit.id),
    distance: inMillimetres(travelled),
    what: blockText(block),
  }
}

function sailingOf(
  state: State,
  seat: Seat,
  unit: SeaUnit,
  order: SailOrder,
  known?: Walk,
): Sailing {
  const { legs, isAstern } = order
  let way: Walk | null | undefined = known
  return {
    state,
    seat,
    unit,
    legs,
    isAstern,
    survey: surveyOf(state, unit, legs),
    allowance: allowanceOf(state, unit, isAstern),
    clear: () => {
      if (way === undefined) way = clearWay(state, unit, legs, isAstern)
      return way
    },
  }
}

/** Longer than any move by far, 1/10 mm. */
const longest = 10 * section

export const legsShape = field.list(
  field.record({
    advance: field.usually(0, field.length(0, longest)),
    turn: field.usually(0, field.angle(-HALF_TURN, HALF_TURN)),
  }),
  { most: 20 },
)

export const sailShape = {
  unit: field.piece('ship'),
  legs: legsShape,
  isAstern: field.usually(false, field.yesNo),
}

/** [WAS-055] [WAS-060] A move along straight legs and turns, or straight astern. */
export const sail: WasOrderRules<'sail'> = {
  shape: sailShape,
  judge(state, seat, order) {
    const unit = findUnit(state, order.unit)
    const ruling = judgeBy(sailorRefusals, { state, seat, unit })
    if (!ruling.allowed || !unit) return ruling
    return judgeBy(sailRefusals, sailingOf(state, seat, unit, order))
  },
  execute(table, _seat, order) {
    const unit = unitOf(table.state, order.unit)
    sailAlong(table, order, walk(table.state, unit, order.legs, order.isAstern))
  },
  legalOrders: (state, seat) =>
    state.units
      .filter(unit => isReadyToSail(state, seat, unit))
      .flatMap(unit => coursesOf(state, unit))
      .filter(order => isLawful(state, seat, order)),
  sample(state, seat, dice) {
    const unit = oneByChance(state.units, dice, one => isReadyToSail(state, seat, one))
    if (!unit) return undefined
    const order = courseByChance(state, unit, dice)
    return isLawful(state, seat, order) ? order : undefined
  },
  tool: sailTool,
  describe: (state, { unit, legs, isAstern }) => ({
    key: isAstern ? 'was.order.sailAstern' : 'was.order.sail',
    values: {
      unit: nameOf(state, unit),
      distance: inMillimetres(legs.reduce((sum, { advance }) => sum + advance, 0)),
      turn: turnText(legs),
    },
  }),
}

/** Where a unit has got to. */
export function sailAlong(table: WasTable, order: SailOrder, way: Walk): void {
  const { unit, legs, isAstern } = order
  const { poses, travelled, left } = way
  const { turned } = surveyOf(table.state, unitOf(table.state, unit), legs)
  table.emit({
    kind: 'sailed',
    unit,
    isAstern,
    poses: poses.slice(1),
    travelled,
    points: pointsOf(travelled, turned, isAstern),
  })
  if (left) table.emit({ kind: 'unitLeft', unit, edge: left })
}

/** The way that the order leads, null where it is not lawful; it may be known already. */
export function lawfulWay(state: State, seat: Seat, order: SailOrder, known?: Walk): Walk | null {
  const unit = findUnit(state, order.unit)
  if (!unit || !maySail({ state, seat, unit })) return null
  const sailing = sailingOf(state, seat, unit, order, known)
  return isPathOpen(sailing) ? sailing.clear() : null
}

export function isLawful(state: State, seat: Seat, order: SailOrder): boolean {
  return lawfulWay(state, seat, order) !== null
}

/** [WAS-055] The seat, as long as one of its units may still move. */
export function seatToMove(state: State, seat: Seat): readonly Seat[] {
  return mayMoveMore(state, seat) ? [seat] : []
}

export function mayMoveMore(state: State, seat: Seat): boolean {
  for (const unit of state.units)
    if (isReadyToSail(state, seat, unit) || mayPivotAfterSailing(state, seat, unit)) return true
  return false
}
