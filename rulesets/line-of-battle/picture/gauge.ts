import type { Arc } from '@grognard/umpire'
import { sternOf } from '@grognard/geometry/measured/hull.ts'
import { advance, turn } from '@grognard/geometry/measured/pose.ts'
import { HALF_TURN } from '@grognard/geometry/measured/units.ts'
import { inDegrees, inInches } from '../measures.ts'
import { canStandInLine } from '../movement/lines.ts'
import type { Ship, State } from '../state.ts'
import { lineOfBattle } from '../tables/manoeuvres.ts'

/** Corners of the round edge; our own measure. */
const STEPS = 6

/**
 * [LOB-007] The gauge laid at the stern of a ship of the line: the gap of the line and the angle
 * within which the bow of the next must lie. Range and arc of the guns are drawn beside it.
 */
export function gaugeOf(state: State, ship: Ship): Arc[] {
  if (!canStandInLine(state, ship)) return []
  const { gap, bearing } = lineOfBattle
  const values = { inches: inInches(gap), degrees: inDegrees(bearing) }
  const band = { polygon: sectorAstern(ship), label: { key: 'lob.gauge.gap', values } }
  return [{ piece: ship.id, key: 'lob.gauge', bands: [band] }]
}

function sectorAstern(ship: Ship): number[] {
  const { gap, bearing } = lineOfBattle
  const stern = sternOf(ship)
  const astern = turn({ ...stern, heading: ship.heading }, HALF_TURN)
  const polygon = [stern.x, stern.y]
  for (let i = 0; i <= STEPS; i++) {
    const { x, y } = advance(turn(astern, ((2 * i - STEPS) * bearing) / STEPS), gap)
    polygon.push(x, y)
  }
  return polygon
}
