import { bearing, normalise, turnBetween } from '@grognard/geometry'
import { HALF_TURN } from '@grognard/geometry/measured/units.ts'
import { centreOf } from '../formation/footprint.ts'
import type { Effect, Loss } from '../morale/effect.ts'
import type { State, Unit } from '../state.ts'
import { disorders } from '../tables/disorder.ts'
import { figuresOfQuarters } from '../tables/loss.ts'
import { unitOf } from '../units.ts'
import { apportion } from './apportion.ts'
import type { Body } from './apportion.ts'
import type { FiredShot } from './events.ts'
import { crossesLine, inRefuge, lineCounting } from './under-fire.ts'
import type { ReadyShot } from './volley.ts'

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
  return {
    effects: effectsOn(state, target, line, landed),
    losses: lossesOf(state, target, line, landed),
  }
}

/** [BA-3.3.2-02] A skirmish line that counts with its soutien shares the moral effect. */
function effectsOn(
  state: State,
  target: Unit,
  line: Unit | undefined,
  landed: readonly Landed[],
): Effect[] {
  const worst = worstOf(target, landed)
  if (!worst) return []
  const { degree } = worst.fired
  if (degree === 'OR') return []
  const { x, y } = centreOf(unitOf(state, worst.fired.unit))
  const struck = line ? [target, line] : [target]
  return struck.map(({ id }) => ({ unit: id, degree, cause: 'fire', fromX: x, fromY: y }))
}

/** [BA-3.1.5-02] Of equal effects that one counts from which the way leads best to the rear. */
function worstOf(target: Unit, landed: readonly Landed[]): Landed | undefined {
  const rank = ({ fired }: Landed) => disorders.indexOf(fired.degree)
  const most = Math.max(...landed.map(rank))
  return landed
    .filter(row => rank(row) === most)
    .toSorted((one, other) => offRear(target, one) - offRear(target, other))[0]
}

function offRear(target: Unit, { ready }: Landed): number {
  const from = centreOf(ready.shot.firer)
  const to = centreOf(target)
  const away = bearing(from.x, from.y, to.x, to.y)
  return Math.abs(turnBetween(normalise(target.heading + HALF_TURN), away))
}

/** [BA-3.3.2-02] [BA-4.5.0-03] Gunners in refuge share losses, and a line that is fired through. */
function lossesOf(
  state: State,
  target: Unit,
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
  const bodies = [target, ...inRefuge(state, target)]
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
