import { cosine, sine } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { whole } from '@grognard/geometry/measured/units.ts'
import { isAllowed, stepOf } from '@grognard/umpire'
import type { Arc, DrawnPath } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import { firerRefusals } from '../model/firing/firers.ts'
import { angleOf, filesOf, frontEnds } from '../model/firing/line-of-fire.ts'
import type { FiringFile } from '../model/firing/line-of-fire.ts'
import { endsOf, isMeasurable, shotOf } from '../model/firing/shot.ts'
import type { Fire, State } from '../model/state.ts'
import type { Unit } from '../model/unit.ts'

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
  const sides = Map.groupBy(filesOf(unit), ({ front }) => front.heading)
  return [...sides.values()].map(files => ({
    piece: unit.id,
    key: 'ba.arc.fire',
    bands: ends.map((end, i) => ({
      polygon: outlineOf(files, angleOf(unit), end),
      label: { key: 'ba.arc.zone', values: { zone: i + 1, cm: end / CM } },
    })),
  }))
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

/** [BA-3.1.1-04] From when fire is declared until all of it has been settled. */
const firing: Record<Fire['phase'], readonly string[]> = {
  continued: ['continuedFire', 'continuedFireEnds'],
  fire: ['fire', 'fireEnds'],
}

/** [BA-3.1.3-05] The lines of all declared fire that the state tells of and that is still to come. */
export function aimsOf(state: State): DrawnPath[] {
  const open = state.fires.filter(({ phase }) => firing[phase].includes(stepOf(state)))
  return open.flatMap(fire => {
    const { line } = shotOf(state, fire)
    if (!line) return []
    const { from, hit } = line
    return [{ piece: fire.unit, points: [from.x, from.y, hit.x, hit.y], kind: 'aim' }]
  })
}
