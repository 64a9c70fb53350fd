import { allows, field, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { bombardments } from '../../book/tables/scenarios.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import {
  findUnit,
  isCrippled,
  isOwnAfloat,
  nameOf,
  rangeBetween,
  typeOf,
  unitOf,
} from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** A ship that would fire at the airfield. */
interface Bombardment {
  state: State
  seat: Seat
  unit: SeaUnit | undefined
}

const unitName = ({ state, unit }: Bombardment) => ({ unit: nameOf(state, unit?.id ?? '') })

const refusals: readonly WasRefusal<Bombardment>[] = [
  stop(
    'WAS-S-5',
    'was.refuse.noBombardment',
    ({ state, seat, unit }) =>
      !isOwnAfloat(seat, unit) ||
      typeOf(state, unit) !== 'battleship' ||
      airfieldOf(state) === undefined,
  ),
  refuse(
    'WAS-S-5',
    'was.refuse.crippledBombards',
    ({ state, unit }) => unit !== undefined && isCrippled(state, unit),
    unitName,
  ),
  refuse(
    'WAS-S-5',
    'was.refuse.airfieldTooFar',
    ({ state, unit }) => unit !== undefined && rangeToAirfield(state, unit) > bombardments.range,
    ({ state, unit }) => ({
      unit: nameOf(state, unit?.id ?? ''),
      range: unit ? rangeToAirfield(state, unit) : 0,
    }),
  ),
  refuse(
    'WAS-S-5',
    'was.refuse.mainGunsUsed',
    ({ unit }) => unit !== undefined && (unit.isSmoking || areGunsUsed(unit)),
    unitName,
  ),
]

/** Asked at each step of search. */
const mayBombardWith = allows(refusals)

function airfieldOf({ rules }: State) {
  return rules.markers.find(({ id }) => id === 'airfield')
}

function rangeToAirfield(state: State, unit: SeaUnit): number {
  const airfield = airfieldOf(state)
  return airfield ? rangeBetween(unit, airfield) : Infinity
}

/** [WAS-095] Instead of main gunnery, which is not for who drops depth charges. */
function areGunsUsed({ used }: SeaUnit): boolean {
  return used.includes('main') || used.includes('asw')
}

export const bombardShape = { unit: field.piece('ship') }

/** [WAS-S-5] A sound battleship near enough fires its main guns at the airfield instead of at a ship. */
export const bombard: WasOrderRules<'bombard'> = {
  shape: bombardShape,
  judge: (state, seat, { unit: id }) =>
    judgeBy(refusals, { state, seat, unit: findUnit(state, id) }),
  execute(table, _seat, { unit }) {
    const { seat } = unitOf(table.state, unit)
    const made = table.state.players.find(player => player.seat === seat)?.tally ?? 0
    table.emit({ kind: 'airfieldBombarded', unit, count: made + 1 })
  },
  legalOrders: bombardmentsOpen,
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit }) => ({
    key: 'was.order.bombard',
    values: { unit: nameOf(state, unit) },
  }),
}

export function bombardmentsOpen(state: State, seat: Seat): Of<Order, 'bombard'>[] {
  return state.units
    .filter(unit => mayBombardWith({ state, seat, unit }))
    .map(({ id }) => ({ kind: 'bombard', unit: id }))
}

export function mayBombard(state: State, seat: Seat): boolean {
  for (const unit of state.units)
    if (unit.seat === seat && mayBombardWith({ state, seat, unit })) return true
  return false
}
