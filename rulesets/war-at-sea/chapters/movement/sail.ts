import { HALF_TURN } from '@grognard/geometry/measured/units.ts'
import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Dice, Seat } from '@grognard/umpire'
import { section } from '../../book/tables/measures.ts'
import { inDegrees, inMillimetres } from '../../model/measures.ts'
import { allowanceOf, mostTurned, pointsOf, surveyOf, walk } from '../../model/path.ts'
import type { Leg, Survey, Walk } from '../../model/path.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { findUnit, nameOf, unitOf } from '../../model/units.ts'
import type { SailOrder } from '../../orders.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { sailTool } from './plot.ts'
import { courseByChance, coursesOf } from './courses.ts'
import { blockText, isReadyToSail, ownUnit, turnText } from './movers.ts'
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
  /** Only walked where the path is lawful by itself. */
  way: () => Walk
}

const sailRefusals: readonly WasRefusal<Sailing>[] = [
  stop(
    'WAS-055',
    'was.refuse.hasSailed',
    ({ unit }) => unit.hasSailed,
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
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
    ({ way }) => way().block !== null,
    ({ state, unit, way }) => blockValues(state, unit, way()),
  ),
]

function blockValues(state: State, unit: SeaUnit, { block, travelled }: Walk) {
  return {
    unit: nameOf(state, unit.id),
    distance: inMillimetres(travelled),
    what: blockText(block),
  }
}

function sailingOf(state: State, seat: Seat, unit: SeaUnit, order: SailOrder): Sailing {
  const { legs, isAstern } = order
  let walked: Walk | undefined
  return {
    state,
    seat,
    unit,
    legs,
    isAstern,
    survey: surveyOf(state, unit, legs),
    allowance: allowanceOf(state, unit, isAstern),
    way: () => (walked ??= walk(state, unit, legs, isAstern)),
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
    const ruling = judgeBy(ownUnit, { state, seat, unit })
    if (!ruling.allowed || !unit) return ruling
    return judgeBy(sailRefusals, sailingOf(state, seat, unit, order))
  },
  execute(table, _seat, order) {
    const { unit: id, isAstern } = order
    const way = walk(table.state, unitOf(table.state, id), order.legs, isAstern)
    table.emit({
      kind: 'sailed',
      unit: id,
      isAstern,
      poses: way.poses.slice(1),
      travelled: way.travelled,
      points: pointsOf(way.travelled, isAstern),
    })
    if (way.left) table.emit({ kind: 'unitLeft', unit: id, edge: way.left })
  },
  legalOrders: (state, seat) =>
    state.units
      .filter(unit => isReadyToSail(state, seat, unit))
      .flatMap(unit => coursesOf(state, unit))
      .filter(order => isLawful(state, seat, order)),
  sample(state, seat, dice) {
    const unit = sailorByChance(state, seat, dice)
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

export function isLawful(state: State, seat: Seat, order: SailOrder): boolean {
  const unit = findUnit(state, order.unit)
  if (!unit || !isAllowed(ownUnit, { state, seat, unit })) return false
  return judgeBy(sailRefusals, sailingOf(state, seat, unit, order)).allowed
}

function sailorByChance(state: State, seat: Seat, dice: Dice): SeaUnit | undefined {
  const ready = state.units.filter(unit => isReadyToSail(state, seat, unit))
  return ready.length > 0 ? ready[dice.roll(ready.length) - 1] : undefined
}

/** [WAS-055] The seat, as long as one of its units may still move. */
export function seatToMove(state: State, seat: Seat): readonly Seat[] {
  return mayMoveMore(state, seat) ? [seat] : []
}

export function mayMoveMore(state: State, seat: Seat): boolean {
  return state.units.some(
    unit => isReadyToSail(state, seat, unit) || mayPivotAfterSailing(state, seat, unit),
  )
}
