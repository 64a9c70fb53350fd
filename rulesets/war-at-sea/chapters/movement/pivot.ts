import { normalise } from '@grognard/geometry/measured/angle.ts'
import { HALF_TURN, QUARTER_TURN } from '@grognard/geometry/measured/units.ts'
import { field, isAllowed, judgeBy, oneByChance } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { pointsFor } from '../../book/tables/measures.ts'
import { inDegrees } from '../../model/measures.ts'
import { blockOfPivot } from '../../model/path.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { findUnit, nameOf, speedOf, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { blockText, mayMove, ownUnit } from './movers.ts'

/** A unit that would turn on the spot. */
interface Able {
  state: State
  unit: SeaUnit
}

interface Pivoting extends Able {
  turn: number
}

/** What keeps a unit from turning on the spot at all. */
const pointRefusals: readonly WasRefusal<Able>[] = [
  stop(
    'WAS-062',
    'was.refuse.hasPivoted',
    ({ unit }) => unit.hasPivoted,
    ({ state, unit }) => ({ unit: nameOf(state, unit.id) }),
  ),
  stop(
    'WAS-062',
    'was.refuse.cannotPivot',
    ({ state, unit }) => !hasPointsToPivot(state, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit.id), points: pointsFor.pivot }),
  ),
]

const pivotRefusals: readonly WasRefusal<Pivoting>[] = [
  ...pointRefusals,
  refuse('WAS-062', 'was.refuse.noTurn', ({ turn }) => turn === 0),
  refuse(
    'WAS-066',
    'was.refuse.pivotBlocked',
    ({ state, unit, turn }) => blockOfPivot(state, unit, turn) !== null,
    ({ state, unit, turn }) => ({
      unit: nameOf(state, unit.id),
      what: blockText(blockOfPivot(state, unit, turn)),
    }),
  ),
]

function doesTurn(pivoting: Pivoting): boolean {
  return isAllowed(pivotRefusals, pivoting)
}

/** [WAS-057] [WAS-062] Two points that have neither been sailed nor turned with. */
function hasPointsToPivot(state: State, unit: SeaUnit): boolean {
  return speedOf(state, unit) - unit.pointsSailed >= pointsFor.pivot
}

function mayPivot(state: State, seat: Seat, unit: SeaUnit): boolean {
  return mayMove({ state, seat, unit }) && isAllowed(pointRefusals, { state, unit })
}

/** [WAS-062] The points left after a short run are enough to turn on the spot. */
export function mayPivotAfterSailing(state: State, seat: Seat, unit: SeaUnit): boolean {
  return unit.hasSailed && mayPivot(state, seat, unit)
}

export const pivotShape = {
  unit: field.piece('ship'),
  turn: field.angle(-HALF_TURN, HALF_TURN),
}

/** [WAS-062] A turn on the spot costs two points; what is left may be sailed. */
export const pivot: WasOrderRules<'pivot'> = {
  shape: pivotShape,
  judge(state, seat, { unit: id, turn }) {
    const unit = findUnit(state, id)
    const ruling = judgeBy(ownUnit, { state, seat, unit })
    if (!ruling.allowed || !unit) return ruling
    return judgeBy(pivotRefusals, { state, unit, turn })
  },
  execute(table, _seat, { unit: id, turn }) {
    const { heading } = unitOf(table.state, id)
    table.emit({ kind: 'pivoted', unit: id, heading: normalise(heading + turn) })
  },
  legalOrders: pivotsOpen,
  sample(state, seat, dice) {
    const unit = oneByChance(state.units, dice, one => mayPivot(state, seat, one))
    if (!unit) return undefined
    const turn = pivotTurns[dice.roll(pivotTurns.length) - 1] ?? 0
    return doesTurn({ state, unit, turn }) ? { kind: 'pivot', unit: unit.id, turn } : undefined
  },
  tool: { tool: 'list', piece: ({ unit }) => unit, isRare: () => true },
  describe: (state, { unit, turn }) => ({
    key: 'was.order.pivot',
    values: {
      unit: nameOf(state, unit),
      degrees: inDegrees(Math.abs(turn)),
      hand: { key: turn > 0 ? 'was.hand.starboard' : 'was.hand.port' },
    },
  }),
}

const pivotTurns = [-QUARTER_TURN, QUARTER_TURN, HALF_TURN, -QUARTER_TURN / 2, QUARTER_TURN / 2]

function pivotsOpen(state: State, seat: Seat): Of<Order, 'pivot'>[] {
  const open: Of<Order, 'pivot'>[] = []
  for (const unit of state.units) {
    if (!mayPivot(state, seat, unit)) continue
    for (const turn of pivotTurns)
      if (doesTurn({ state, unit, turn })) open.push({ kind: 'pivot', unit: unit.id, turn })
  }
  return open
}
