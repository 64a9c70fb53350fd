import { polygonArea } from '@grognard/geometry/measured/polygon-shape.ts'
import { figureBases } from '../tables/bases.ts'

/** [BA-6.1.1-01] [BA-Q-41] Figures that fit a building's ground plan, given in 1/1000 cm. */
export function buildingCapacity(plan: readonly number[]): number {
  const { width, depth } = figureBases.infantry
  return Math.floor(polygonArea(plan) / (width * depth))
}
