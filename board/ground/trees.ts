import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { group, path } from '../base/svg.ts'
import type { Growth } from './scatter.ts'

/** What stands upright on the ground, by the point that it stands on. */
export interface Upstanding {
  /** The y of its foot, ground units north. */
  foot: number
  element: SVGElement
  /** From west to east. */
  span: readonly [number, number]
  /** Where its shade lies on the ground, as path data. */
  shade: string
}

export type Tree = 'crown' | 'poplar' | 'bush'

/** How much of a tree's radius lies between one row of trees and the next. */
const ROW = 0.9

/** Trees in rows from the farthest to the nearest: each row is few shapes, and hides those behind it. */
export function standTrees(growths: readonly Growth[], kind: Tree, sun: Point): Upstanding[] {
  const size = Math.max(1, ...growths.map(({ r }) => r))
  const rows = Map.groupBy(growths, ({ at }) => Math.round(at.y / (size * ROW)))
  return [...rows.values()].map(row => ({
    foot: Math.min(...row.map(({ at }) => at.y)),
    span: [
      Math.min(...row.map(({ at, r }) => at.x - r)),
      Math.max(...row.map(({ at, r }) => at.x + r)),
    ],
    element: group(
      `trees ${kind}`,
      layers[kind].map(([look, shape]) => path(look, row.map(growth => shape(growth)).join(''))),
    ),
    shade: row.map(growth => shadeOf(growth, kind, sun)).join(''),
  }))
}

type Shape = (growth: Growth) => string

const layers: Record<Tree, readonly (readonly [look: string, shape: Shape])[]> = {
  crown: [
    ['tree-trunk', ({ at, r }) => trunk(at, r)],
    ['tree', growth => crown(growth, 1.55)],
    ['tree-dark', growth => crescent(growth, 1.55)],
    ['tree-light', growth => lights(growth, 1.55)],
    ['tree-curls', growth => curls(growth, 1.55)],
  ],
  poplar: [
    ['tree-trunk', ({ at, r }) => trunk(at, r * 0.6)],
    ['tree', growth => flame(growth, -1, 1)],
    ['tree-dark', growth => flame(growth, 0.1, 1)],
    ['tree-light', growth => flame(growth, -0.8, -0.35)],
  ],
  bush: [
    ['tree', growth => crown(growth, 0.7)],
    ['tree-dark', growth => crescent(growth, 0.7)],
    ['tree-light', growth => lights(growth, 0.7)],
  ],
}

function trunk({ x, y }: Point, r: number): string {
  return `M${whole(x - r * 0.14)} ${whole(-y)}L${whole(x + r * 0.14)} ${whole(-y)}L${whole(x + r * 0.1)} ${whole(-y - r)}L${whole(x - r * 0.1)} ${whole(-y - r)}Z`
}

const LOBES = 8

/** A crown with a lobed edge, its middle so many radii above the foot. */
function crown({ at, r }: Growth, up: number): string {
  const turn = speck(Math.round(at.x + at.y)) * Math.PI
  const points = Array.from({ length: LOBES }, (_, i) => {
    const angle = turn + (i * 2 * Math.PI) / LOBES
    const far = r * (0.86 + 0.2 * speck(Math.round(at.x) + i * 17))
    return `${whole(at.x + far * Math.cos(angle))} ${whole(-at.y - up * r + far * 0.94 * Math.sin(angle))}`
  })
  const lobe = whole(r * 0.44)
  const [first] = points
  return `M${first}${[...points.slice(1), first].map(to => `A${lobe} ${lobe} 0 0 1 ${to}`).join('')}Z`
}

/** The side away from the light. */
function crescent({ at, r }: Growth, up: number): string {
  const [x, y, far] = [at.x, -at.y - up * r, r * 0.93]
  const from = `${whole(x + far * 0.5)} ${whole(y - far * 0.8)}`
  const to = `${whole(x - far * 0.62)} ${whole(y + far * 0.74)}`
  return `M${from}A${whole(far)} ${whole(far)} 0 0 1 ${to}A${whole(far * 1.35)} ${whole(far * 1.35)} 0 0 0 ${from}Z`
}

function lights({ at, r }: Growth, up: number): string {
  return [
    [-0.38, -0.4, 0.3],
    [-0.02, -0.58, 0.2],
    [-0.5, 0, 0.18],
  ]
    .map(([across = 0, down = 0, size = 0]) =>
      disc(at.x + across * r, -at.y - up * r + down * r, size * r),
    )
    .join('')
}

/** Small strokes of leaves. */
function curls({ at, r }: Growth, up: number): string {
  return Array.from({ length: 9 }, (_, i) => {
    const angle = speck(Math.round(at.x) + i * 31) * 2 * Math.PI
    const far = r * 0.75 * Math.sqrt(speck(Math.round(at.y) + i * 57))
    const [x, y] = [at.x + far * Math.cos(angle), -at.y - up * r + far * Math.sin(angle)]
    const size = r * 0.13
    return `M${whole(x - size)} ${whole(y)}q${whole(size)} ${whole(-size * 1.3)} ${whole(2 * size)} 0`
  }).join('')
}

/** A poplar from one share of its breadth to another. */
function flame({ at, r }: Growth, from: number, to: number): string {
  const [x, y] = [at.x, -at.y]
  const side = (share: number) => whole(x + share * r * 0.62)
  return `M${whole(x)} ${whole(y - r * 0.5)}C${side(to * 1.1)} ${whole(y - r)} ${side(to)} ${whole(y - r * 3.4)} ${whole(x)} ${whole(y - r * 4.6)}C${side(from)} ${whole(y - r * 3.4)} ${side(from * 1.1)} ${whole(y - r)} ${whole(x)} ${whole(y - r * 0.5)}Z`
}

/** How high and broad the shade is of a tree with a radius of one. */
const SHADES: Record<Tree, { up: number; long: number; broad: number }> = {
  crown: { up: 1.5, long: 1.15, broad: 0.85 },
  poplar: { up: 2.4, long: 2, broad: 0.45 },
  bush: { up: 0.6, long: 1, broad: 0.7 },
}

function shadeOf({ at, r }: Growth, kind: Tree, sun: Point): string {
  const { up, long, broad } = SHADES[kind]
  const [x, y] = [at.x + sun.x * up * r, -at.y + sun.y * up * r]
  const angle = (Math.atan2(sun.y, sun.x) * 180) / Math.PI
  const [dx, dy] = [Math.cos(angle / 57.3) * long * r, Math.sin(angle / 57.3) * long * r]
  const shape = `${whole(long * r)} ${whole(broad * r)} ${whole(angle)}`
  return `M${whole(x - dx)} ${whole(y - dy)}A${shape} 1 0 ${whole(x + dx)} ${whole(y + dy)}A${shape} 1 0 ${whole(x - dx)} ${whole(y - dy)}Z`
}

function disc(x: number, y: number, r: number): string {
  const [half, across] = [whole(r), whole(2 * r)]
  return `M${whole(x - r)} ${whole(y)}a${half} ${half} 0 1 0 ${across} 0a${half} ${half} 0 1 0 ${-across} 0`
}

const whole = Math.round
