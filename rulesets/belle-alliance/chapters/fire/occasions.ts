import { cosine, hullDistance, sine } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { whole } from '@grognard/geometry/measured/units.ts'
import { isAllowed } from '@grognard/umpire'
import type { Arc, DrawnPath, Seat } from '@grognard/umpire'
import { CM } from '../../book/measures.ts'
import { GUESS } from '../../book/tables/scale.ts'
import { familyOf, firingBody, leaderOf } from '../../model/buildings.ts'
import { hullOf } from '../../model/footprint.ts'
import { nameOf } from '../../model/names.ts'
import type { Fire, Helper, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import {
  areEnemies,
  isArtillery,
  isDisordered,
  isGunnersOnly,
  isOnBoard,
  unitOf,
} from '../../model/units.ts'
import type { BaRefusal } from '../../rules.ts'
import { isSupport } from './checks.ts'
import { angleOf, filesOf, frontEnds } from './lines.ts'
import type { FiringFile } from './lines.ts'
import { endsOf, groupedBy, lastTurnAt, partsOf, shotOf } from './shot.ts'

/** A unit that is to fire in a phase. */
export interface Firing {
  state: State
  unit: Unit
  phase: Fire['phase']
}

const name = ({ unit }: Firing) => ({ unit: nameOf(unit) })

/** What keeps a unit from firing at all, whatever the target. */
export const firerRefusals: readonly BaRefusal<Firing>[] = [
  {
    rule: 'BA-3.1.3-01',
    message: 'ba.refuse.notThere',
    values: name,
    when: ({ unit }) => !isOnBoard(unit) || unit.refuge !== null,
    stop: true,
  },
  {
    rule: 'BA-6.1.1-07',
    message: 'ba.refuse.firesWithGarrison',
    values: ({ state, unit }) => ({ unit: nameOf(unit), leader: nameOf(leaderOf(state, unit)) }),
    when: ({ state, unit }) => leaderOf(state, unit).id !== unit.id,
    stop: true,
  },
  {
    rule: 'BA-3.1.1-08',
    message: 'ba.refuse.tooDisorderedToFire',
    values: name,
    when: ({ unit }) => isDisordered(unit),
    stop: true,
  },
  {
    rule: 'BA-1.3.4-01',
    message: 'ba.refuse.gunnersCannotFire',
    values: name,
    when: ({ unit }) => isGunnersOnly(unit),
    stop: true,
  },
  {
    rule: 'BA-1.3.5-02',
    message: 'ba.refuse.busyElsewhere',
    values: name,
    when: ({ unit }) => isAtWorkOrRest(unit),
    stop: true,
  },
  {
    rule: 'BA-T-13',
    message: 'ba.refuse.noFirearms',
    values: name,
    when: ({ unit }) => !isArtillery(unit) && unit.weapon === null,
    stop: true,
  },
  {
    rule: 'BA-2.2.4-03',
    message: 'ba.refuse.notUnlimbered',
    values: name,
    when: ({ unit }) => isArtillery(unit) && unit.formation.kind !== 'unlimbered',
    stop: true,
  },
  {
    rule: 'BA-Q-64',
    message: 'ba.refuse.noGunners',
    values: name,
    when: ({ unit }) => isArtillery(unit) && unit.guns.every(({ gunners }) => gunners === 0),
    stop: true,
  },
  {
    rule: 'BA-5.5.3-02',
    message: 'ba.refuse.noSupplies',
    values: name,
    when: ({ unit }) => unit.supply === 'none',
  },
  {
    rule: 'BA-2.3.2-04',
    message: 'ba.refuse.firedAfterFastMarch',
    values: name,
    when: ({ unit }) => unit.doing.rate === 'fast',
  },
  {
    rule: 'BA-1.1.1-06',
    message: 'ba.refuse.wasPassedThrough',
    values: name,
    when: ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.passedThrough),
  },
  {
    rule: 'BA-1.1.1-04',
    message: 'ba.refuse.hasContinued',
    values: name,
    when: ({ state, unit }) => familyOf(state, unit).some(({ doing }) => doing.continuedFire),
  },
  {
    rule: 'BA-1.1.1-03',
    message: 'ba.refuse.notFiredLastTurn',
    values: name,
    when: ({ state, unit, phase }) => phase === 'continued' && !hasFiredLastTurn(state, unit),
    stop: true,
  },
]

const idle: readonly string[] = ['work', 'rest']

/** [BA-1.3.5-02] [BA-1.3.6-01] A garrison works as it stands. */
function isAtWorkOrRest({ formation, work }: Unit): boolean {
  return idle.includes(formation.kind) || work?.isBegun === true
}

function hasFiredLastTurn(state: State, unit: Unit): boolean {
  return unit.targets.some(({ target }) => lastTurnAt(state, unit, target) !== undefined)
}

type Phase = Fire['phase']

/** Units of the seat that can fire in a phase, whatever at; a garrison as one. */
export function firersOf(state: State, seat: Seat, phase: Phase): Unit[] {
  return state.units
    .filter(unit => unit.seat === seat && isAllowed(firerRefusals, { state, unit, phase }))
    .map(unit => firingBody(state, unit))
}

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

/**
 * [BA-1.1.1-11] [BA-3.1.3-02] [BA-3.1.3-08] The field of fire of a unit with its zones, one for each
 * side it faces; none before fire is declared, unless measuring is agreed at any time.
 */
export function arcsOf(state: State, unit: Unit): Arc[] {
  if (!isMeasurable(state, unit)) return []
  if (!isAllowed(firerRefusals, { state, unit, phase: 'fire' })) return []
  const ends = endsOf(
    unit,
    unit.guns.map(({ id }) => id),
  )
  const sides = groupedBy(filesOf(unit), ({ front }) => front.heading)
  return sides.map(files => ({
    piece: unit.id,
    key: 'ba.arc.fire',
    bands: ends.map((end, i) => ({
      polygon: outlineOf(files, angleOf(unit), end),
      label: { key: 'ba.arc.zone', values: { zone: i + 1, cm: end / CM } },
    })),
  }))
}

function isMeasurable({ options, fires }: State, { id }: Unit): boolean {
  return options.measuring === 'always' || fires.some(({ unit }) => unit === id)
}

/** Points of the range line are so far apart, 1/100 degree. */
const STEP = 300

/** From the left corner of the front out, round at this range, and back to the right corner. */
function outlineOf(files: readonly FiringFile[], half: number, range: number): number[] {
  const ends = frontEnds(files)
  if (!ends) return []
  const { left, right, heading } = ends
  const steps = Math.ceil(half / STEP)
  const angles = Array.from({ length: steps + 1 }, (_, i) => whole((half * i) / steps))
  const round = [
    ...angles.map(angle => at(left, heading - half + angle, range)),
    ...angles.map(angle => at(right, heading + angle, range)),
  ]
  return [left, ...round, right].flatMap(({ x, y }) => [x, y])
}

function at({ x, y }: Point, heading: number, range: number): Point {
  return { x: x + whole(range * sine(heading)), y: y + whole(range * cosine(heading)) }
}

/** [BA-3.1.3-05] The lines of all declared fire that the state tells of. */
export function aimsOf(state: State): DrawnPath[] {
  return state.fires.flatMap(fire => {
    const { line } = shotOf(state, fire)
    if (!line) return []
    const { from, hit } = line
    return [{ piece: fire.unit, points: [from.x, from.y, hit.x, hit.y], kind: 'aim' }]
  })
}

/** The phase of fire that play rests in. */
export function phaseAt({ place }: State): Fire['phase'] {
  return place[place.length - 1]?.at === 'continuedFire' ? 'continued' : 'fire'
}

/** [BA-3.3.3-01] What the unit and its skirmish line have declared in the phase that is played. */
export function familyFires(state: State, { id }: Unit): Fire[] {
  return partsOf(state, { unit: id, phase: phaseAt(state) })
}

/** [BA-3.1.7-03] The unit has declared to be neighbour or support. */
export function helpOf({ helpers }: State, { id }: Unit): Helper | undefined {
  return helpers.find(({ unit }) => unit === id)
}

/**
 * [BA-1.1.1-11] [BA-1.1.1-03] Odds of a shot tell its range: before it is declared they may be known
 * where measuring is, and of fire that goes on, whose range was found last turn.
 */
export function mayForesee(state: State, unit: string, phase: Fire['phase']): boolean {
  return phase === 'continued' || isMeasurable(state, unitOf(state, unit))
}
