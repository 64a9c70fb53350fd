import type { Forfeit, Seat, ShotSeen } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { couldStill } from '../../model/support.ts'
import type { Declaring } from '../../model/support.ts'
import { unitOf } from '../../model/units.ts'
import type { BaOrderRules } from '../../rules.ts'
import { inDanger, waysToFire } from './choices.ts'
import type { FireRolled } from './events.ts'
import { canister, fire, range } from './orders.ts'
import { foreseeHelpedFire } from './resolve.ts'
import { phaseAt } from './shot.ts'
import { neighbourRefusals, supportRefusals } from './support.ts'

export const fireOrders = { canister, fire, range } satisfies {
  [K in 'canister' | 'fire' | 'range']: BaOrderRules<K>
}

/** Fire that can be seen on the map, part by part. */
export const shots = {
  fireRolled: (event: FireRolled): ShotSeen[] =>
    event.shots.map(({ unit, target, quarters }) => ({
      from: unit,
      to: target,
      isHit: quarters > 0,
    })),
}

/** [BA-3.1.6-01] Friends that fire at somebody. */
function firesOf(state: State, seat: Seat) {
  const phase = phaseAt(state)
  return state.fires
    .filter(
      fire => fire.phase === phase && !fire.isRanging && unitOf(state, fire.unit).seat === seat,
    )
    .map(({ unit, target }) => ({ of: unit, against: target }))
}

/** [BA-3.1.6-01] [BA-3.1.7-01] Neighbours and supports in the phases of fire. */
export const declaredInFire: Declaring = {
  neighbour: neighbourRefusals,
  support: supportRefusals,
  pairsOf: (state, seat, kind) => {
    if (kind === 'neighbour') return firesOf(state, seat)
    return inDanger(state, seat, phaseAt(state)).map(({ id }) => ({ of: id, against: '' }))
  },
  odds: { beNeighbour: foreseeHelpedFire },
  forfeits: { continuedFire: couldFire, fire: couldFire },
}

/** [BA-3.1.1-05] Fire at what is seen; ground where somebody is only assumed to be is left aside. */
function couldFire(state: State, seat: Seat): Forfeit[] {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  const units = seen.map(({ unit }) => unit)
  return couldStill(state, 'ba.ask.fire', units)
}
