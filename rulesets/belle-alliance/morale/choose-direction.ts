import { FULL_TURN, turnBetween } from '@grognard/geometry'
import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { CM, DEGREE } from '../measures.ts'
import { nameOfUnit, thingNamed } from '../names.ts'
import type { Order } from '../orders.ts'
import type { BaOrderRules, BaRefusal } from '../rules.ts'
import type { ForcedMove, State } from '../state.ts'
import { angles } from '../tables/distances.ts'
import { findUnit, unitOf } from '../units.ts'
import { directionTool } from './choose-direction-tool.ts'
import { straightAways } from './course.ts'
import { foreseeForcedMoves } from './foresight.ts'
import { compassOf } from './headings.ts'
import { barName, barOf, headingsByRoom, isUndecided, mannerOf, owedBy } from './undecided.ts'

type Choosing = Of<Order, 'chooseDirection'>

interface Choice {
  state: State
  seat: Seat
  order: Choosing
}

/** The move of a unit of the seat that waits for its direction. */
function moveToChoose({ state, seat, order }: Choice): ForcedMove | undefined {
  const owner = findUnit(state, order.unit)?.seat
  const move = state.forced.find(({ unit }) => unit === order.unit)
  return move && owner === seat && isUndecided(state, move) ? move : undefined
}

const name = ({ state, order }: Choice) => ({ unit: thingNamed(state, order.unit) })

const directionRefusals: readonly BaRefusal<Choice>[] = [
  {
    rule: 'BA-5.3.1-03',
    message: 'ba.refuse.noDirection',
    values: name,
    when: choice => moveToChoose(choice) === undefined,
    stop: true,
  },
  {
    rule: 'BA-Q-57',
    message: 'ba.refuse.notStraightAway',
    values: name,
    when: choice => isBound(choice) && !isStraightAway(choice),
  },
  {
    rule: 'BA-Q-56',
    message: 'ba.refuse.wholeDegree',
    when: choice =>
      !isBound(choice) && choice.order.heading % DEGREE !== 0 && !isStraightAway(choice),
  },
  {
    rule: 'BA-5.3.1-02',
    message: 'ba.refuse.outsideCone',
    values: choice => ({ ...name(choice), degrees: angles.retreat / DEGREE }),
    when: choice => !isBound(choice) && isOutsideCones(choice),
  },
]

function straightOf(choice: Choice): number[] {
  const move = moveToChoose(choice)
  return move ? straightAways(choice.state, move) : []
}

/** One of several lines away is to be chosen, and nothing beside them. */
function isBound(choice: Choice): boolean {
  return choice.state.options.retreatDirection === 'straight' && straightOf(choice).length > 0
}

function isStraightAway(choice: Choice): boolean {
  return straightOf(choice).includes(choice.order.heading)
}

function isOutsideCones(choice: Choice): boolean {
  const lines = straightOf(choice)
  const isOutside = (line: number) =>
    Math.abs(turnBetween(line, choice.order.heading)) > angles.retreat
  return lines.length > 0 && lines.every(isOutside)
}

/** [BA-5.3.1-02] [BA-5.3.1-03] Where a retreat or a rout leads. */
export const chooseDirection: BaOrderRules<'chooseDirection'> = {
  shape: {
    unit: { type: 'text' },
    heading: { type: 'integer', from: 0, to: FULL_TURN - 1, unit: 'angle' },
  },
  judge: (state, seat, order) => judgeBy(directionRefusals, { state, seat, order }),
  execute(table, _seat, { unit, heading }) {
    table.emit({ kind: 'directionChosen', unit, heading })
  },
  foresee(table, seat, order) {
    chooseDirection.execute(table, seat, order)
    return foreseeForcedMoves
  },
  legalOrders: (state, seat) =>
    movesToChoose(state, seat)
      .flatMap(move => headingsByRoom(state, move).map(heading => orderOf(move, heading)))
      .filter(order => isAllowed(directionRefusals, { state, seat, order })),
  tool: directionTool,
  describe: (state, { unit, heading }) => ({
    key: `ba.order.chooseDirection.${mannerOf(state, unit)}`,
    values: {
      unit: nameOfUnit(state, unit),
      degrees: heading / DEGREE,
      compass: compassOf(heading),
      ...owedTold(state, unit, heading),
      ...barTold(state, unit, heading),
    },
  }),
}

/** Why it goes, and how far it must. */
function owedTold(state: State, unit: string, heading: number) {
  const move = state.forced.find(row => row.unit === unit)
  if (!move) return { cause: '', cm: 0 }
  const cm = Math.round(owedBy(state, { ...move, heading }) / CM)
  return { cause: { key: `ba.cause.${move.cause}` }, cm }
}

/** Who bars the way, as things stand now. */
function barTold(state: State, unit: string, heading: number) {
  const move = state.forced.find(row => row.unit === unit)
  const by = move ? barOf(state, { ...move, heading }) : null
  if (by === null) return { isBarred: 'no', by: '' }
  return { isBarred: 'yes', by: barName(state, by) }
}

function movesToChoose(state: State, seat: Seat): ForcedMove[] {
  return state.forced.filter(
    move => isUndecided(state, move) && unitOf(state, move.unit).seat === seat,
  )
}

function orderOf({ unit }: ForcedMove, heading: number): Choosing {
  return { kind: 'chooseDirection', unit, heading }
}
