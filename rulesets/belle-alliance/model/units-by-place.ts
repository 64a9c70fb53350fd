import { extentAround, gridOf } from '@grognard/geometry/measured/grid.ts'
import type { Extent, Grid } from '@grognard/geometry/measured/grid.ts'
import type { Hull } from '@grognard/geometry'
import type { FormationKind } from '../book/tables/troops.ts'
import { spanOf } from './footprint.ts'
import type { State } from './state.ts'
import type { Unit, Walls } from './unit.ts'
import { isOnBoard } from './units.ts'

/** A list of units as it was when somebody last asked. */
interface Kept {
  grid: Grid<Unit>
  /** Those on the board, in the order of the list. */
  stood: Stood[]
}

/** What the ground under a unit followed from. */
interface Stood {
  readonly unit: Unit
  x: number
  y: number
  kind: FormationKind
  front: number | null
  gap: number | null
  figures: number
  guns: number
  walls: Walls | null
}

const lists = new WeakMap<readonly Unit[], Kept>()

type Units = Pick<State, 'units'>

/**
 * Units on the board, by where they stand: for many questions while none of them moves. Who has moved
 * since somebody last asked is looked for in the whole list, but only he is put elsewhere.
 */
export function unitsByPlace({ units }: Units): Grid<Unit> {
  const kept = lists.get(units)
  if (kept && isBroughtUpToDate(kept, units)) return kept.grid
  const stood = units.filter(isOnBoard).map(standingNow)
  const grid = gridOf(
    stood.map(({ unit }) => unit),
    extentOfUnit,
  )
  lists.set(units, { grid, stood })
  return grid
}

/** False where others are on the board now. */
function isBroughtUpToDate({ grid, stood }: Kept, units: readonly Unit[]): boolean {
  let row = 0
  for (const unit of units) {
    if (!isOnBoard(unit)) continue
    const before = stood[row]
    if (before?.unit !== unit) return false
    if (!isAsBefore(before, unit)) {
      stood[row] = standingNow(unit)
      grid.move(row, extentOfUnit(unit))
    }
    row += 1
  }
  return row === stood.length
}

function isAsBefore(before: Stood, { x, y, formation, figures, guns, walls }: Unit): boolean {
  if (before.x !== x || before.y !== y || before.figures !== figures) return false
  const { kind, front, gap } = formation
  if (before.kind !== kind || before.front !== front || before.gap !== gap) return false
  return before.guns === guns.length && before.walls === walls
}

function standingNow(unit: Unit): Stood {
  const { x, y, formation, figures, guns, walls } = unit
  const { kind, front, gap } = formation
  return { unit, x, y, kind, front, gap, figures, guns: guns.length, walls }
}

/** Rather too large. */
function extentOfUnit(unit: Unit): Extent {
  return extentAround(unit.x, unit.y, spanOf(unit))
}

/** Units on the board that may come so near to a hull: quick, and rather too many. */
export function unitsNear(state: Units, { x, y, length, beam }: Hull, limit = 0): Unit[] {
  return unitsByPlace(state).meeting(extentAround(x, y, limit + (length + beam) / 2 + 1))
}
