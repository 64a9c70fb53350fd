import { squaredToConvex } from '@grognard/geometry/measured/convex.ts'
import { allows, field, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { cargoPoints } from '../../book/tables/abilities.ts'
import { landingReach } from '../../book/tables/measures.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { findUnit, hasAbility, isOwnAfloat, nameOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A unit that would land its cargo. */
interface Landing {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
}

const refusals: readonly WasRefusal<Landing>[] = [
  stop(
    'WAS-A59',
    'was.refuse.noCargo',
    ({ state, seat, unit }) => !isOwnAfloat(seat, unit) || !hasAbility(state, unit, 'vitalCargo6'),
  ),
  refuse(
    'WAS-A59',
    'was.refuse.notOnEnemyHalf',
    ({ state, unit }) => unit !== undefined && !isOnEnemyHalf(state, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
  refuse(
    'WAS-A59',
    'was.refuse.noLandNear',
    ({ state, unit }) => unit !== undefined && !isNearLand(state, unit),
    ({ state, unit }) => ({ unit: nameOf(state, unit?.id ?? '') }),
  ),
]

/** Asked of every unit in every turn of search. */
const mayLand = allows(refusals)

/** [WAS-A59] Across the line between the two own edges; nobody's half where the sides have no edges. */
function isOnEnemyHalf(state: State, { seat, x }: SeaUnit): boolean {
  const home = state.players.find(player => player.seat === seat)?.home
  const middle = state.rules.width / 2
  if (home === 'west') return x > middle
  return home === 'east' && x < middle
}

function isNearLand({ islands }: State, { x, y }: SeaUnit): boolean {
  return islands.some(({ land }) => squaredToConvex(land, x, y) <= landingReach * landingReach)
}

export const unloadShape = { unit: field.piece('ship') }

/** [WAS-A59] One unit a turn may put its cargo ashore and is taken off the table, for points. */
export const unload: WasOrderRules<'unload'> = {
  shape: unloadShape,
  judge: (state, seat, { unit: id }) =>
    judgeBy(refusals, { state, seat, unit: findUnit(state, id) }),
  execute(table, _seat, { unit }) {
    table.emit({ kind: 'cargoLanded', unit, points: cargoPoints })
  },
  legalOrders: landingsOpen,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit }) => ({
    key: 'was.order.unload',
    values: { unit: nameOf(state, unit), points: cargoPoints },
  }),
}

function landingsOpen(state: State, seat: Seat): Of<Order, 'unload'>[] {
  return state.units
    .filter(unit => mayLand({ state, seat, unit }))
    .map(({ id }) => ({ kind: 'unload', unit: id }))
}

/** [WAS-A59] The seat, where one of its units may land its cargo. */
export function seatToUnload(state: State, seat: Seat): readonly Seat[] {
  for (const unit of state.units)
    if (unit.seat === seat && mayLand({ state, seat, unit })) return [seat]
  return nobody
}

const nobody: readonly Seat[] = []
