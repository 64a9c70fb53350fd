import { sweepLegs } from '@grognard/geometry/measured/sweep.ts'
import { inches } from '@grognard/geometry/measured/units.ts'
import { courseBy } from '../movement/courses.ts'
import { exitOf } from '../movement/edges.ts'
import { groundAgainst } from '../movement/voyage.ts'
import type { Ship, State } from '../state.ts'
import { isWayHome } from './goals.ts'

/** How far ahead a captain looks, 1/1000 in. */
const LOOKOUT = inches(5)

/** Hard over to either side all the way, easily, and straight on. */
const HELMS: readonly (readonly number[])[] = [
  [],
  [1, 1, 1, 1, 1],
  [-1, -1, -1, -1, -1],
  [0.5, 0.5, 0.5, 0.5, 0.5],
  [-0.5, -0.5, -0.5, -0.5, -0.5],
]

/** Whether a ship that lies so will find a way that neither grounds her nor loses her over an edge. */
export function hasWayOn(state: State, ship: Ship): boolean {
  if (isInOpenSea(state, ship)) return true
  return HELMS.some(helm => isClear(state, ship, helm))
}

/** Nothing within the lookout: no need to look. */
function isInOpenSea(state: State, { x, y, length }: Ship): boolean {
  const reach = LOOKOUT + length
  const room = Math.min(x, y, state.width - x, state.height - y)
  if (room < reach) return false
  return state.terrain.every(({ polygon }) => isBoxBeyond(polygon, x, y, reach))
}

function isBoxBeyond(polygon: readonly number[], x: number, y: number, reach: number): boolean {
  let [west, east, south, north] = [Infinity, -Infinity, Infinity, -Infinity]
  for (let i = 0; i < polygon.length; i += 2) {
    const [px = 0, py = 0] = [polygon[i], polygon[i + 1]]
    west = Math.min(west, px)
    east = Math.max(east, px)
    south = Math.min(south, py)
    north = Math.max(north, py)
  }
  return x < west - reach || x > east + reach || y < south - reach || y > north + reach
}

function isClear(state: State, ship: Ship, helm: readonly number[]): boolean {
  const legs = courseBy(state, ship, LOOKOUT, helm)
  const { contact, poses } = sweepLegs(ship, legs, [], groundAgainst(state, ship))
  const exit = exitOf(state, ship, poses)
  if (exit) return isWayHome(state, ship, exit.edge, exit.end)
  return contact === null
}
