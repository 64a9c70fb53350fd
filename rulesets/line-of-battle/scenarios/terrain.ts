import { inches } from '@grognard/geometry/measured/units.ts'
import type { Area, Objective, Terrain } from '../setting.ts'

export type Point = readonly [x: number, y: number]

const outline = (points: readonly Point[]) => points.flatMap(([x, y]) => [inches(x), inches(y)])

/** [LOB-002] [LOB-093] Land is water of no depth. Points in inches. */
export function land(name: string, ...points: Point[]): Terrain {
  return { kind: 'land', name, polygon: outline(points), depth: 0 }
}

/** [LOB-090] A zone that ships up to this draught may enter. Points in inches. */
export function shallows(name: string, depth: number, ...points: Point[]): Terrain {
  return { kind: 'depth', name, polygon: outline(points), depth }
}

/** [LOB-115] A mission object. Inches. */
export function objective(
  id: string,
  name: string,
  x: number,
  y: number,
  priority: number,
): Objective {
  return { id, name, x: inches(x), y: inches(y), priority }
}

/** Ground to deploy on, from and to in inches. */
export function areaFor(side: number, [west, south]: Point, [east, north]: Point): Area {
  return {
    side,
    isForMerchantmen: false,
    x: inches(west),
    y: inches(south),
    width: inches(east - west),
    height: inches(north - south),
  }
}
