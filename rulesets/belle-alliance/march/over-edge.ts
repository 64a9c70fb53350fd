import type { Pose } from '@grognard/geometry'
import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { unitOf } from '../units.ts'
import type { MarchPart } from '../parts.ts'
import type { State } from '../state.ts'
import { beyondEdge, isExit } from './exits.ts'
import type { Beyond } from './exits.ts'
import { pathOfMarch, posesAlong } from './path.ts'
import type { Path } from './path.ts'

/** Lengths of whole numbers leave so much to rounding, 1/1000 cm. */
const ROUNDING = 5

/**
 * [BA-5.1.2-02] Whether a march, as far as it lasts, takes the front or the middle of the unit over
 * an edge where the scenario gives it no right to leave. Who stands beyond may come back.
 */
export function leadsOverEdge(state: State, unit: string, part: MarchPart): boolean {
  const path = pathOfMarch(state, unitOf(state, unit), part)
  for (const pose of posesAlong(path, path.budget)) {
    const beyond = farther(beyondOf(state, path, pose), beyondOf(state, path, path.start))
    if (beyond.some(point => !isExit(state, path.unit, point))) return true
    if (beyond.length > 0) return false
  }
  return false
}

/** Front and middle, where they are beyond an edge. */
function beyondOf(state: State, { walker }: Path, { x, y, heading }: Pose): (Beyond | null)[] {
  return [walker.toFront, walker.toFront - walker.length / 2].map(ahead =>
    beyondEdge(state, x + ahead * sine(heading), y + ahead * cosine(heading)),
  )
}

function farther(points: (Beyond | null)[], before: (Beyond | null)[]): Beyond[] {
  return points.filter((point, i): point is Beyond => {
    return point !== null && point.by > (before[i]?.by ?? 0) + ROUNDING
  })
}
