import { isAllowed } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { GUESS } from '../../book/tables/scale.ts'
import type { BaRefusal } from '../../rules.ts'
import { refuse, stop } from '../../words.ts'
import { familyOf, firingAsOne, leaderOf } from '../buildings.ts'
import { isWithin } from '../contact.ts'
import { nameOf } from '../names.ts'
import { mayMeasure } from '../options.ts'
import type { Fire, State } from '../state.ts'
import type { Unit } from '../unit.ts'
import { areEnemies, isArtillery, isDisordered, isGunnersOnly, isOnBoard } from '../units.ts'
import { endsOf, lastTurnAt } from './shot.ts'

/** A unit that is to fire in a phase. */
interface Firer {
  state: State
  unit: Unit
  phase: Fire['phase']
}

const firerName = ({ unit }: Firer) => ({ unit: nameOf(unit) })

/** What keeps a unit from firing at all, whatever the target. */
export const firerRefusals: readonly BaRefusal<Firer>[] = [
  stop(
    'BA-3.1.3-01',
    'ba.refuse.notThere',
    ({ unit }) => !isOnBoard(unit) || unit.refuge !== null,
    firerName,
  ),
  stop(
    'BA-6.1.1-07',
    'ba.refuse.firesWithGarrison',
    ({ state, unit }) => leaderOf(state, unit).id !== unit.id,
    ({ state, unit }) => ({ unit: nameOf(unit), leader: nameOf(leaderOf(state, unit)) }),
  ),
  stop('BA-3.1.1-08', 'ba.refuse.tooDisorderedToFire', ({ unit }) => isDisordered(unit), firerName),
  stop('BA-1.3.4-01', 'ba.refuse.gunnersCannotFire', ({ unit }) => isGunnersOnly(unit), firerName),
  stop('BA-1.3.5-02', 'ba.refuse.busyElsewhere', ({ unit }) => isAtWorkOrRest(unit), firerName),
  stop(
    'BA-T-13',
    'ba.refuse.noFirearms',
    ({ unit }) => !isArtillery(unit) && unit.weapon === null,
    firerName,
  ),
  stop(
    'BA-2.2.4-03',
    'ba.refuse.notUnlimbered',
    ({ unit }) => isArtillery(unit) && unit.formation.kind !== 'unlimbered',
    firerName,
  ),
  stop(
    'BA-Q-64',
    'ba.refuse.noGunners',
    ({ unit }) => isArtillery(unit) && unit.guns.every(({ gunners }) => gunners === 0),
    firerName,
  ),
  refuse('BA-5.5.3-02', 'ba.refuse.noSupplies', ({ unit }) => unit.supply === 'none', firerName),
  refuse(
    'BA-2.3.2-04',
    'ba.refuse.firedAfterFastMarch',
    ({ unit }) => unit.doing.rate === 'fast',
    firerName,
  ),
  refuse(
    'BA-1.1.1-06',
    'ba.refuse.wasPassedThrough',
    ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.passedThrough),
    firerName,
  ),
  refuse(
    'BA-1.1.1-04',
    'ba.refuse.hasContinued',
    ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.continuedFire),
    firerName,
  ),
  stop(
    'BA-1.1.1-03',
    'ba.refuse.notFiredLastTurn',
    ({ state, unit, phase }) => phase === 'continued' && !hasFiredLastTurn(state, unit),
    firerName,
  ),
]

const idle: readonly string[] = ['work', 'rest']

/** [BA-1.3.5-02] [BA-1.3.6-01] A garrison works as it stands. */
function isAtWorkOrRest({ formation, work }: Unit): boolean {
  return idle.includes(formation.kind) || work?.isBegun === true
}

function hasFiredLastTurn(state: State, unit: Unit): boolean {
  return unit.targets.some(({ target }) => lastTurnAt(state, unit, target) !== undefined)
}

/** [BA-4.5.0-03] Gunners in refuge are part of the infantry, guns without gunners no enemy. */
export function isTarget(firer: Unit, target: Unit): boolean {
  if (!areEnemies(target, firer) || !isOnBoard(target)) return false
  return target.refuge === null && target.figures > 0
}

/** Units of the seat that can fire in a phase, whatever at; a garrison as one. */
export function firersOf(state: State, seat: Seat, phase: Fire['phase']): Unit[] {
  return state.units
    .filter(unit => unit.seat === seat && isAllowed(firerRefusals, { state, unit, phase }))
    .map(unit => firingAsOne(state, unit))
}

/** Enemies that the unit may want to fire at: those in range, for all that one sees by eye. */
export function targetsFor(state: State, firer: Unit, phase: Fire['phase']): Unit[] {
  const reach = reachFor(state, firer)
  return state.units.filter(
    unit =>
      isTarget(firer, unit) &&
      isWithin(firer, unit, reach) &&
      leaderOf(state, unit) === unit &&
      (phase === 'fire' || lastTurnAt(state, firer, unit.id) !== undefined),
  )
}

/** [BA-1.1.1-11] */
function reachFor(state: State, firer: Unit): number {
  const range =
    endsOf(
      firer,
      firer.guns.map(({ id }) => id),
    ).at(-1) ?? 0
  return mayMeasure(state) ? range : range * GUESS
}
