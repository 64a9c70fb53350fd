import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { whole } from '@grognard/geometry/measured/units.ts'
import { islandReach, layouts, layoutTable } from '../book/tables/layouts.ts'
import { cloudRadius, millimetre } from '../book/tables/measures.ts'
import type { Cloud, Island, Objective } from './state.ts'

/** What a layout or a scenario puts on the table. */
export interface Ground {
  islands: Island[]
  clouds: Cloud[]
  objectives: Objective[]
}

/** Corners of an island. */
const CORNERS = 8

/** [WAS-070] An island with eight corners about a point; how far its land and its water reach. All in millimetres. */
export function islandAt(
  x: number,
  y: number,
  reach: { land: number; water: number } = islandReach,
  name = '',
): Island {
  return { name, land: octagon(x, y, reach.land), water: octagon(x, y, reach.water) }
}

function octagon(x: number, y: number, reach: number): number[] {
  const outline: number[] = []
  for (let corner = 0; corner < CORNERS; corner++) {
    const heading = (corner * 36_000) / CORNERS
    outline.push(
      x * millimetre + whole(reach * millimetre * sine(heading)),
      y * millimetre + whole(reach * millimetre * cosine(heading)),
    )
  }
  return outline
}

/** [WAS-073] A bank of fog about a point in millimetres; it lasts as long as the battle. */
export function fogAt(x: number, y: number): Cloud {
  return { kind: 'fog', x: x * millimetre, y: y * millimetre, radius: cloudRadius.fog, until: 0 }
}

/** [WAS-035] A layout by its die, its places spread over a table of this size in 1/10 mm. */
export function groundOf(die: number, width: number, height: number): Ground {
  const layout = layouts[die - 1]
  if (!layout) throw new RangeError(`There is no layout ${die}.`)
  const spread = ([x, y]: readonly [number, number]) =>
    [
      whole((x * width) / (layoutTable.width * millimetre)),
      whole((y * height) / (layoutTable.height * millimetre)),
    ] as const
  return {
    islands: layout.islands.map(spot => islandAt(...spread(spot))),
    clouds: layout.fog.map(spot => fogAt(...spread(spot))),
    objectives: layout.objectives.map(spot => {
      const [x, y] = spread(spot)
      return { x: x * millimetre, y: y * millimetre, owner: null }
    }),
  }
}
