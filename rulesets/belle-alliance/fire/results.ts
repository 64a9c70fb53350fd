import { centreOf } from '../formation/footprint.ts'
import type { Effect, Loss } from '../morale/effect.ts'
import type { State, Unit } from '../state.ts'
import { figuresOfQuarters } from '../tables/loss.ts'
import { apportion } from './apportion.ts'
import type { Body } from './apportion.ts'
import type { FiredShot } from './events.ts'
import { crossesLine, sharersOf, lineCounting } from './under-fire.ts'
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
