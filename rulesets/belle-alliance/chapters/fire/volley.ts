import { figuresOfQuarters, lossRow } from '../../book/tables/losses.ts'
import { familyOf } from '../../model/buildings.ts'
import { centreOf } from '../../model/footprint.ts'
import { apportion } from '../../model/losses.ts'
import type { Body, Effect, Loss } from '../../model/losses.ts'
import { countOnes, rollThree } from '../../model/rolls.ts'
import type { State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import type { BaTable } from '../../rules.ts'
import { neighbourOf } from './checks.ts'
import type { FiredAtTarget, FiredShot } from './events.ts'
import { factorsOf, parts, tallyOf } from './factors.ts'
import type { FireFactors } from './factors.ts'
import { fireUnitsOf } from './shot.ts'
import type { Shot } from './shot.ts'
import { contextOf, crossesLine, lineCounting, sharersOf } from './situation.ts'

/** A shot and what the dice made of it. */
export interface Landed {
  ready: ReadyShot
  fired: FiredShot
}

/** What all fire at one target comes to. */
export interface Result {
  effects: Effect[]
  losses: Loss[]
}

/** [BA-3.1.5-01] [BA-3.1.5-03] Losses are added before rounding; the worst moral effect counts once. */
export function resultAt(state: State, landed: readonly Landed[]): Result {
  const [first] = landed
  const target = first?.ready.shot.target
  if (!first || !target) return { effects: [], losses: [] }
  const line = lineCounting(state, target, first.ready.shot.fire.phase)
  const bodies = [target, ...sharersOf(state, target)]
  return {
    effects: effectsOn(line ? [...bodies, line] : bodies, landed),
    losses: lossesOf(bodies, line, landed),
  }
}

/**
 * [BA-3.3.2-02] [BA-6.1.1-07] What counts with the target shares the moral effect. [BA-3.1.5-02] All
 * fire is told of: the worst counts once, and of equal results the owner chooses whence it came.
 */
function effectsOn(struck: readonly Unit[], landed: readonly Landed[]): Effect[] {
  return landed.flatMap(({ ready, fired: { degree } }) => {
    if (degree === 'OR') return []
    const { x, y } = centreOf(ready.shot.firer)
    return struck.map(({ id }): Effect => ({ unit: id, degree, cause: 'fire', fromX: x, fromY: y }))
  })
}

/** [BA-3.3.2-02] [BA-4.5.0-03] Gunners in refuge share losses, and a line that is fired through. */
function lossesOf(
  bodies: readonly Unit[],
  line: Unit | undefined,
  landed: readonly Landed[],
): Loss[] {
  const quarters = (rows: readonly Landed[]) =>
    rows.reduce((sum, { fired }) => sum + fired.quarters, 0)
  const figures = figuresOfQuarters(quarters(landed))
  const through = line ? landed.filter(row => isThrough(row, line)) : []
  const [shared = 0] = apportion(figures, [
    { id: 'through', figures: quarters(through) },
    { id: 'beside', figures: quarters(landed) - quarters(through) },
  ])
  const withLine = line ? [...bodies, line] : bodies
  return [...lossesAmong(shared, withLine), ...lossesAmong(figures - shared, bodies)]
}

function isThrough({ ready }: Landed, line: Unit): boolean {
  return ready.shot.line !== null && crossesLine(ready.shot.line, line)
}

function lossesAmong(figures: number, bodies: readonly Body[]): Loss[] {
  return apportion(figures, bodies).flatMap((share, i) => {
    const body = bodies[i]
    return body && share > 0 ? [{ unit: body.id, figures: share, cause: 'fire' }] : []
  })
}

/** A shot that is carried out, weighed before any fire of the phase has its effect. */
export interface ReadyShot {
  shot: Shot
  factors: FireFactors
  fireUnits: number
  neighbour: Unit | undefined
}

/** All that one tactical unit fires: one roll for all of it. */
export type Volley = ReadyShot[]

/** [BA-3.1.1-07] Factors are taken from the state before the phase's fire. */
export function ready(shot: Shot): ReadyShot[] {
  const context = contextOf(shot)
  if (!context) return []
  return [
    {
      shot,
      factors: factorsOf(context),
      fireUnits: fireUnitsOf(shot),
      neighbour: neighbourOf(shot),
    },
  ]
}

/** [BA-3.1.1-07] [BA-3.1.2-01] [BA-3.3.3-01] The roll of a tactical unit, and what comes of it. */
export function rollVolley(table: BaTable, volley: Volley): FiredShot[] {
  const [first] = volley
  if (!first) return []
  const tallied = volley.map(({ factors }, i) => {
    const { loss, moral } = tallyOf(factors, volley.length > 1 ? parts[i] : undefined)
    const { context } = factors
    return { loss: table.tally(loss, context), moral: table.tally(moral, context) }
  })
  const roll = rollThree(table, 'BA-3.1.1-07')
  const shots = volley.map((row, i) => {
    const { loss, moral } = tallied[i] ?? { loss: 0, moral: 0 }
    return firedShot(row, roll.total + loss, roll.total + loss + moral)
  })
  const family = familyOfVolley(volley)
  const { firer, fire } = first.shot
  table.emit({
    kind: 'fireRolled',
    seat: firer.seat,
    phase: fire.phase,
    dice: roll.total,
    shots,
    neighbours: neighboursOf(volley),
    family,
  })
  for (const id of family) countOnes(table, id, roll)
  return shots
}

/** [BA-T-12] What the two totals come to. */
function firedShot({ shot, fireUnits }: ReadyShot, loss: number, moral: number): FiredShot {
  return {
    ...firedAt(shot.firer, shot.target ?? shot.firer),
    part: shot.fire.part,
    loss,
    moral,
    fireUnits,
    quarters: lossRow(loss).quarters * fireUnits,
    degree: lossRow(moral).moral,
  }
}

export function firedAt(unit: Unit, target: Unit): FiredAtTarget {
  return { unit: unit.id, target: target.id, ...centreOf(target) }
}

function neighboursOf(volley: Volley): FiredAtTarget[] {
  return volley.flatMap(({ neighbour, shot: { target } }) =>
    neighbour && target ? [firedAt(neighbour, target)] : [],
  )
}

/** [BA-3.1.6-03] [BA-5.5.3-01] [BA-Q-66] All that share the roll: mother units, lines, neighbours. */
function familyOfVolley(volley: Volley): string[] {
  const units = volley.flatMap(({ shot: { state, firer }, neighbour }) => [
    ...familyOf(state, firer),
    ...(neighbour ? familyOf(state, neighbour) : []),
  ])
  return [...new Set(units.map(({ id }) => id))]
}
