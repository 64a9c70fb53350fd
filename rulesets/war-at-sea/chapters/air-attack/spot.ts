import { field, isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { spottingReach } from '../../book/tables/measures.ts'
import type { Aircraft, SeaUnit, Spotted, State } from '../../model/state.ts'
import {
  findPlane,
  findUnit,
  hasAbility,
  isEnemyAfloat,
  isFlying,
  isShip,
  isWithin,
  nameOf,
  planeOf,
} from '../../model/units.ts'
import type { WasOrderRules, WasRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'

/** An aircraft that points a ship out, or shadows it. */
interface Spotting {
  state: State
  seat: Seat
  plane: Aircraft | undefined
  target: SeaUnit | undefined
}

const spottingRefusals: readonly WasRefusal<Spotting>[] = [
  stop(
    'WAS-A49',
    'was.refuse.notYourAircraft',
    ({ seat, plane }) => plane === undefined || plane.seat !== seat || !isFlying(plane),
  ),
  stop(
    'WAS-A49',
    'was.refuse.cannotSpot',
    ({ state, plane }) => plane !== undefined && spotsBy(state, plane) === undefined,
    ({ state, plane }) => ({ plane: nameOf(state, plane?.id ?? '') }),
  ),
  refuse(
    'WAS-A49',
    'was.refuse.hasSpotted',
    ({ state, plane }) => plane !== undefined && hasSpotted(state, plane),
    ({ state, plane }) => ({ plane: nameOf(state, plane?.id ?? '') }),
  ),
  stop(
    'WAS-A49',
    'was.refuse.noShipThere',
    ({ state, seat, target }) => !isEnemyAfloat(seat, target) || !isShip(state, target),
  ),
  refuse(
    'WAS-A49',
    'was.refuse.spottedTooFar',
    ({ plane, target }) =>
      plane !== undefined && target !== undefined && !isWithin(plane, target, spottingReach),
    ({ state, target }) => ({ target: nameOf(state, target?.id ?? '') }),
  ),
]

/** [WAS-A39] [WAS-A49] */
function spotsBy(state: State, plane: Aircraft): Spotted['by'] | undefined {
  if (hasAbility(state, plane, 'pinpointer')) return 'pinpointer'
  return hasAbility(state, plane, 'shadowing') ? 'shadowing' : undefined
}

function hasSpotted(state: State, plane: Aircraft): boolean {
  return state.spotted.some(({ aircraft }) => aircraft === plane.id)
}

export const spotShape = { aircraft: field.piece('mark'), target: field.target('ship') }

/** [WAS-A39] [WAS-A49] One ship for each such aircraft, before the attacks. */
export const spot: WasOrderRules<'spot'> = {
  shape: spotShape,
  judge: (state, seat, { aircraft, target }) =>
    judgeBy(spottingRefusals, {
      state,
      seat,
      plane: findPlane(state, aircraft),
      target: findUnit(state, target),
    }),
  execute(table, seat, { aircraft, target }) {
    const by = spotsBy(table.state, planeOf(table.state, aircraft))
    if (by) table.emit({ kind: 'shipSpotted', seat, aircraft, target, by })
  },
  legalOrders: (state, seat) =>
    state.aircraft.flatMap(plane =>
      state.units
        .filter(target => isAllowed(spottingRefusals, { state, seat, plane, target }))
        .map(target => ({ kind: 'spot' as const, aircraft: plane.id, target: target.id })),
    ),
  tool: { tool: 'list', piece: ({ aircraft }) => aircraft, target: ({ target }) => target },
  describe: (state, { aircraft, target }) => ({
    key: 'was.order.spot',
    values: { plane: nameOf(state, aircraft), target: nameOf(state, target) },
  }),
}

/** [WAS-A39] [WAS-A49] The seat, as long as one of its aircraft can point a ship out. */
export function seatToSpot(state: State, seat: Seat): readonly Seat[] {
  return maySpotMore(state, seat) ? [seat] : []
}

export function maySpotMore(state: State, seat: Seat): boolean {
  return state.aircraft.some(plane =>
    state.units.some(target => isAllowed(spottingRefusals, { state, seat, plane, target })),
  )
}
