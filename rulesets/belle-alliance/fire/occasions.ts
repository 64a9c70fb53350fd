import { hullDistance } from '@grognard/geometry'
import type { Seat } from '@grognard/umpire'
import { isAllowed } from '@grognard/umpire'
import { hullOf } from '../formation/footprint.ts'
import type { Fire, State, Unit } from '../state.ts'
import { areEnemies, isOnBoard } from '../units.ts'
import { firingBody, leaderOf } from './family.ts'
import { firerRefusals } from './may-fire.ts'
import { isSupport } from './helpers.ts'
import { lastTurnAt } from './ranging.ts'
import { endsOf } from './shot.ts'

type Phase = Fire['phase']

/** Units of the seat that can fire in a phase, whatever at; a garrison as one. */
export function firersOf(state: State, seat: Seat, phase: Phase): Unit[] {
  return state.units
    .filter(unit => unit.seat === seat && isAllowed(firerRefusals, { state, unit, phase }))
    .map(unit => firingBody(state, unit))
}

/** [BA-1.1.1-11] By eye one guesses distances to a quarter of their length. */
export const GUESS = 5 / 4

/** Enemies that the unit may want to fire at: those in range, for all that one sees by eye. */
export function targetsFor(state: State, firer: Unit, phase: Phase): Unit[] {
  const ours = hullOf(firer)
  const reach = reachFor(state, firer)
  return state.units.filter(
    unit =>
      isTarget(firer, unit) &&
      leaderOf(state, unit) === unit &&
      (phase === 'fire' || lastTurnAt(state, firer, unit.id) !== undefined) &&
      hullDistance(ours, hullOf(unit)) <= reach,
  )
}

/** [BA-1.1.1-11] */
function reachFor({ options }: State, firer: Unit): number {
  const range =
    endsOf(
      firer,
      firer.guns.map(({ id }) => id),
    ).at(-1) ?? 0
  return options.measuring === 'always' ? range : range * GUESS
}

function isTarget(firer: Unit, unit: Unit): boolean {
  return areEnemies(unit, firer) && isOnBoard(unit) && unit.refuge === null && unit.figures > 0
}

/** [BA-1.1.1-03] The seat can go on firing, or support somebody who may be fired at. */
export function mayContinueAny(state: State, seat: Seat): boolean {
  return mayTakePart(state, seat, 'continued')
}

export function mayFireAny(state: State, seat: Seat): boolean {
  return mayTakePart(state, seat, 'fire')
}

function mayTakePart(state: State, seat: Seat, phase: Phase): boolean {
  if (firersOf(state, seat, phase).some(unit => targetsFor(state, unit, phase).length > 0))
    return true
  return inDanger(state, seat, phase).some(unit => supportersOf(state, unit).length > 0)
}

/** Units of the seat that an enemy may fire at in the phase. */
export function inDanger(state: State, seat: Seat, phase: Phase): Unit[] {
  const enemies = state.sides.filter(side => side.seat !== seat)
  const firers = enemies.flatMap(side => firersOf(state, side.seat, phase))
  const targets = firers.flatMap(firer => targetsFor(state, firer, phase))
  return state.units.filter(unit => unit.seat === seat && targets.includes(unit))
}

/** [BA-3.1.7-01] Friends that stand so that they can support the unit. */
function supportersOf(state: State, unit: Unit): Unit[] {
  return state.units.filter(
    helper =>
      helper !== unit &&
      helper.seat === unit.seat &&
      isOnBoard(helper) &&
      isSupport(state, helper, unit),
  )
}
