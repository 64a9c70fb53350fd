import type { Point, Pose } from '@grognard/geometry'
import { offset } from '@grognard/geometry/measured/offset.ts'
import { edgesOf, middleOf } from '../formation/edges.ts'
import { figuresOf, placesOf } from '../formation/figures.ts'
import type { Place } from '../formation/figures.ts'
import { baseOf } from '../formation/size.ts'
import type { Unit } from '../state.ts'
import type { Base } from '../tables/bases.ts'
import { RANKS_FIRING, SHARE_OF_SIDE } from '../tables/fire-limits.ts'

/** A figure of the front rank with the one behind it, a gun model, or a side of a building. */
export interface FiringFile {
  /** The middle of the front edge of its base, and the way it faces. */
  front: Pose
  left: Point
  right: Point
  /** Figures that fire with it; of a gun model its gunners. */
  figures: number
  /** The gun model, or null. */
  gun: string | null
}

/** [BA-3.1.3-01] [BA-3.2.0-01] All that a unit can fire with as it is formed. */
export function filesOf(unit: Unit): FiringFile[] {
  if (unit.walls) return sidesOfBuilding(unit)
  if (unit.guns.length > 0) return modelsOf(unit)
  return ranksOf(unit)
}

/** [BA-3.1.3-01] Figures (gunners) that fire at most. */
export function figuresFiring(files: readonly FiringFile[]): number {
  return files.reduce((sum, { figures }) => sum + figures, 0)
}

function fileAt(pose: Pose, { width, depth }: Base, figures: number, gun: string | null) {
  const front = { ...offset(pose, depth / 2, 0), heading: pose.heading }
  return {
    front,
    left: offset(pose, depth / 2, -width / 2),
    right: offset(pose, depth / 2, width / 2),
    figures,
    gun,
  }
}

/** [BA-6.1.2-01] Each side of a building is a place to fire from. */
function sidesOfBuilding(unit: Unit): FiringFile[] {
  const figures = Math.floor(unit.figures / SHARE_OF_SIDE)
  return edgesOf(unit).map(edge => ({
    front: { ...middleOf(edge), heading: edge.outward },
    left: { x: edge.ax, y: edge.ay },
    right: { x: edge.bx, y: edge.by },
    figures,
    gun: null,
  }))
}

/** [BA-Q-64] A model without gunners is silent. */
function modelsOf(unit: Unit): FiringFile[] {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  return figuresOf(unit).flatMap((pose, i) => {
    const gun = unit.guns[i]
    return gun && gun.gunners > 0 ? [fileAt(pose, base, gun.gunners, gun.id)] : []
  })
}

/** [BA-3.1.3-01] The second rank shares the line of the figure before it. */
function ranksOf(unit: Unit): FiringFile[] {
  const base = baseOf(unit.arm, unit.formation.kind, unit.guns)
  const places = placesOf(unit)
  const poses = figuresOf(unit)
  return places.flatMap((place, i) => {
    const pose = poses[i]
    if (!pose || places.some(other => isBefore(other, place, base))) return []
    const behind = places.filter(other => isBefore(place, other, base)).length
    return [fileAt(pose, base, Math.min(RANKS_FIRING, 1 + behind), null)]
  })
}

/** Whether one stands before the other as both face. */
function isBefore(one: Place, other: Place, { width }: Base): boolean {
  if (one.turned !== other.turned) return false
  const [ahead, aside] = asFacing(one)
  const [otherAhead, otherAside] = asFacing(other)
  return ahead > otherAhead && Math.abs(aside - otherAside) < width / 2
}

const QUARTER = 9_000

function asFacing({ ahead, aside, turned }: Place): [ahead: number, aside: number] {
  if (turned === QUARTER) return [aside, -ahead]
  if (turned === 2 * QUARTER) return [-ahead, -aside]
  return turned === 3 * QUARTER ? [-aside, ahead] : [ahead, aside]
}
