import { cosine, sine } from '@grognard/geometry/measured/angle.ts'
import { extentAround } from '@grognard/geometry/measured/grid.ts'
import { beyondEdge, isExit } from '../forced-moves.ts'
import { terrainCostUnder, isBarred } from '../ground/terrain-cost.ts'
import type { TerrainCost } from '../ground/terrain-cost.ts'
import { piecesMeeting } from '../ground/land.ts'
import { footingOf } from '../ground/obstacles.ts'
import type { Terrain } from '../setting.ts'
import type { State } from '../state.ts'
import type { Unit } from '../unit.ts'
import type { Obstruction, Marcher } from './marcher.ts'
import { hasRate, openTerrain, routRate } from './rates.ts'
import type { Place } from './legs.ts'

/** The board under those that march, looked up quickly. */
export interface Land {
  terrainCostAt(marcher: Marcher, place: Place): TerrainCost
  /** The same; null where it may not march. */
  openTerrainCostAt(marcher: Marcher, place: Place): TerrainCost | null
  /** Whether no terrain, and no edge of the board, comes within this reach of a unit there. */
  isEmpty(marcher: Marcher, place: Place, reach: number): boolean
  /** [BA-2.3.1-01] Whether the unit may march there: on the board or out by an exit, on open ground. */
  isOpen(marcher: Marcher, place: Place): boolean
  /** Why it may not: the edge, or a piece of terrain where one alone is closed to it. */
  barAt(marcher: Marcher, place: Place): Omit<Obstruction, 'tick'>
}

export function landOf(state: State): Land {
  const terrain = state.terrain.filter(piece => !piece.isDestroyed)
  return {
    terrainCostAt: (marcher, place) =>
      terrainCostOn(piecesAt(terrain, marcher, place), marcher, place),
    openTerrainCostAt: (marcher, place) =>
      isOnBoard(state, marcher, place)
        ? openGoingOn(piecesAt(terrain, marcher, place), marcher, place)
        : null,
    isEmpty: (marcher, place, reach) =>
      isFarInside(state, marcher, place, reach) &&
      piecesAt(terrain, marcher, place, reach).length === 0,
    isOpen: (marcher, place) =>
      isOnBoard(state, marcher, place) &&
      isOpenOn(piecesAt(terrain, marcher, place), marcher, place),
    barAt(marcher, place) {
      if (!isOnBoard(state, marcher, place)) return { because: 'edge', by: '' }
      const bar = piecesAt(terrain, marcher, place).find(
        piece => !isOpenOn([piece], marcher, place),
      )
      return { because: 'ground', by: bar?.id ?? '' }
    },
  }
}

/** The pieces that come into the square round a unit, or so far beyond it. */
function piecesAt(
  terrain: readonly Terrain[],
  marcher: Marcher,
  place: Place,
  beyond = 0,
): Terrain[] {
  if (terrain.length === 0) return []
  const { toFront, length } = marcher
  const x = place.x + (toFront - length / 2) * sine(place.heading)
  const y = place.y + (toFront - length / 2) * cosine(place.heading)
  return piecesMeeting(terrain, extentAround(x, y, marcher.radius + beyond))
}

function terrainCostOn(terrain: Terrain[], marcher: Marcher, place: Place): TerrainCost {
  if (terrain.length === 0) return openTerrain
  return terrainCostUnder({ terrain }, footingAt(marcher, place), place.heading + marcher.course)
}

function isOpenOn(terrain: Terrain[], marcher: Marcher, place: Place): boolean {
  return openGoingOn(terrain, marcher, place) !== null
}

function openGoingOn(terrain: Terrain[], marcher: Marcher, place: Place): TerrainCost | null {
  if (terrain.length === 0) return openTerrain
  if (isBarred({ terrain }, footingAt(marcher, place))) return null
  const terrainCost = terrainCostOn(terrain, marcher, place)
  return isPassable(marcher.unit, terrainCost) ? terrainCost : null
}

/** [BA-4.2.0-04] Who is in full disorder is pressed where a rout might go. */
function isPassable(unit: Unit, terrainCost: TerrainCost): boolean {
  return unit.disorder === 'FU'
    ? routRate(unit, terrainCost) > 0
    : hasRate(unit, 'normal', terrainCost)
}

function footingAt({ unit }: Marcher, { x, y, heading }: Place) {
  const { arm, formation, figures, guns, walls } = unit
  return footingOf({ arm, formation, figures, guns, walls, x, y, heading })
}

function isFarInside(state: State, { radius }: Marcher, { x, y }: Place, reach: number): boolean {
  const margin = 2 * radius + reach
  return Math.min(x, y, state.width - x, state.height - y) > margin
}

/** [BA-Q-71] Front and centre stay on the board, unless it comes in, or leaves where it may. */
function isOnBoard(state: State, marcher: Marcher, place: Place): boolean {
  const { toFront, length } = marcher
  return (
    isInside(state, marcher, place, toFront) &&
    isInside(state, marcher, place, toFront - length / 2)
  )
}

function isInside(state: State, marcher: Marcher, place: Place, ahead: number): boolean {
  const beyond = beyondAt(state, place, ahead)
  if (beyond === null || isExit(state, marcher.unit, beyond)) return true
  const before = beyondAt(state, marcher.from, ahead)
  return before !== null && beyond.by <= before.by
}

function beyondAt(state: State, { x, y, heading }: Place, ahead: number) {
  return beyondEdge(state, x + ahead * sine(heading), y + ahead * cosine(heading))
}
