import type { Forfeit, Seat, ShotSeen } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { couldStill } from '../../model/support.ts'
import type { Declaring } from '../../model/support.ts'
import { unitOf } from '../../model/units.ts'
import { again, ask, chapter, phase, umpire } from '../../rules.ts'
import { inDanger, seatsToContinue, seatsToFire, waysToFire } from './choices.ts'
import { fireEvents } from './events.ts'
import type { FireRolled } from './events.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'
import { canister, fire as openFire, range } from './orders.ts'
import { foreseeFire, resolve } from './resolve.ts'
import { phaseAt } from './shot.ts'
import { neighbourRefusals, supportRefusals } from './support.ts'

/** Declared in secret, checked, rolled for; all fire of a phase is simultaneous. */
export const fire = chapter({
  events: fireEvents,
  orders: { canister, fire: openFire, range },
  messages: { en: fireEnglish, de: fireGerman, da: fireDanish },
})

/** [BA-1.1.1-03] Units that fired last turn may go on at the same target instead of moving. */
export const continuedFirePhase = phase(
  'continuedFire',
  ask(
    'continuedFire',
    'BA-1.1.1-03',
    seatsToContinue,
    again(['fire', 'range', 'support', 'takeBack']),
    'done',
  ),
  umpire('continuedFireEnds', 'BA-3.1.1-04', resolve),
)

/** [BA-3.1.1-05] */
export const firePhase = phase(
  'fire',
  ask(
    'fire',
    'BA-3.1.1-05',
    seatsToFire,
    again(['fire', 'range', 'beNeighbour', 'support', 'takeBack']),
    'done',
  ),
  umpire('fireEnds', 'BA-3.1.1-04', resolve),
)

/** [BA-3.1.6-01] [BA-3.1.7-01] Neighbours and supports in the phases of fire. */
export const declaredInFire: Declaring = {
  neighbour: neighbourRefusals,
  support: supportRefusals,
  pairsOf: (state, seat, kind) => {
    if (kind === 'neighbour') return firesOf(state, seat)
    return inDanger(state, seat, phaseAt(state)).map(({ id }) => ({ of: id, against: '' }))
  },
  odds: {
    beNeighbour: ({ fires }, { of, against }) =>
      foreseeFire(fires.findLast(({ unit, target }) => unit === of && target === against)),
  },
  forfeits: { continuedFire: couldFire, fire: couldFire },
}

/** [BA-3.1.6-01] Friends that fire at somebody. */
function firesOf(state: State, seat: Seat) {
  const phase = phaseAt(state)
  return state.fires
    .filter(row => row.phase === phase && !row.isRanging && unitOf(state, row.unit).seat === seat)
    .map(({ unit, target }) => ({ of: unit, against: target }))
}

/** [BA-3.1.1-05] Fire at what is seen; ground where somebody is only assumed to be is left aside. */
function couldFire(state: State, seat: Seat): Forfeit[] {
  const seen = waysToFire(state, seat).filter(({ isHidden }) => !isHidden)
  const units = seen.map(({ unit }) => unit)
  return couldStill(state, 'ba.ask.fire', units)
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
