import type { GroundShape } from '@grognard/umpire'
import { boundsOf, distance, pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { isClockwise } from '../base/soft.ts'
import { hullOfPoints } from '../base/upright.ts'
import { draw, group, path } from '../base/svg.ts'
import type { Upstanding } from './trees.ts'

/** How high walls rise, in steps, and how steep roofs are: their rise to the breadth of the house. */
export const WALLS = 2.3
const PITCH = 0.36
const PARAPET = 0.8
const WINDOW = { apart: 1.7, broad: 0.5, high: 0.75, up: 0.95 }
const DOOR = { broad: 0.95, high: 1.35 }

interface Raised extends Point {
  up: number
}

/** A house upright on its ground plan: the walls that face us, both slopes of the roof, windows and a door. */
export function standHouse(
  house: GroundShape,
  step: number,
  sun: Point,
  isHeld: boolean,
): Upstanding {
  const corners = pointsOf(house.polygon)
  const { x, y, width } = boundsOf(corners)
  const parts = isHeld ? openHouse(corners, step) : closedHouse(corners, step, sun)
  return {
    foot: y,
    span: [x, x + width],
    element: group(`house ${house.material ?? 'stone'}${isHeld ? ' held' : ''}`, parts),
    shade: shadeOf(corners, step, sun, isHeld),
  }
}

function closedHouse(corners: readonly Point[], step: number, sun: Point): SVGElement[] {
  const wall = WALLS * step
  const roof = roofOf(corners)
  if (!roof)
    return [
      ...walls(corners, wall, step),
      path('roof', traced(corners.map(corner => lifted(corner, wall)))),
    ]
  const ridge = wall + roof.breadth * PITCH
  const slopes = [0, 1].map(side => slopeOf(roof, side === 0 ? 0 : 1, wall, ridge))
  const ordered = slopes.toSorted((one, other) => other.middle.y - one.middle.y)
  return [
    ...ordered.slice(0, 1).flatMap(slope => drawSlope(slope, step, sun)),
    ...walls(corners, wall, step),
    ...gables(roof, wall, ridge),
    ...ordered.slice(1).flatMap(slope => drawSlope(slope, step, sun)),
    path('house-ridge', `M${spot({ ...roof.from, up: ridge })}L${spot({ ...roof.to, up: ridge })}`),
    chimney(roof, ridge, step),
    glowOf(corners, step),
  ]
}

/** The light that falls out of a house at night. */
function glowOf(corners: readonly Point[], step: number): SVGCircleElement {
  const { x, y, width } = boundsOf(corners)
  return draw('circle', { class: 'house-glow', cx: x + width / 2, cy: -y, r: width * 0.55 + step })
}

/** With its roof lifted off, so that those who hold it are seen: floor, far wall, the tops of the others. */
function openHouse(corners: readonly Point[], step: number): SVGElement[] {
  const wall = WALLS * step
  const low = PARAPET * step
  const ring = facing(corners)
  const far = ring.filter(({ isNear }) => !isNear)
  const near = ring.filter(({ isNear }) => isNear)
  return [
    path('house-floor', traced(corners.map(corner => ({ ...corner, up: 0 })))),
    path('floor-boards', boards(corners, step)),
    path('house-wall inner', far.map(edge => wallFace(edge, wall)).join('')),
    path('wall-top', far.map(({ from, to }) => rim(from, to, wall, step)).join('')),
    path('house-wall', near.map(edge => wallFace(edge, low)).join('')),
    path('wall-top', near.map(({ from, to }) => rim(from, to, low, step)).join('')),
    glowOf(corners, step),
  ]
}

function rim(from: Point, to: Point, up: number, step: number): string {
  const thick = step * 0.28
  return traced([
    { ...from, up },
    { ...to, up },
    { ...to, up: up + thick },
    { ...from, up: up + thick },
  ])
}

function boards(corners: readonly Point[], step: number): string {
  const { x, y, width, height } = boundsOf(corners)
  const count = Math.floor(height / (step * 0.8))
  return Array.from(
    { length: count },
    (_, i) => `M${Math.round(x)} ${Math.round(-y - (i + 0.5) * step * 0.8)}h${Math.round(width)}`,
  ).join('')
}

interface Edge {
  from: Point
  to: Point
  isNear: boolean
}

/** The edges of a plan; those that look towards us are near. */
function facing(corners: readonly Point[]): Edge[] {
  const turn = isClockwise(corners) ? 1 : -1
  return corners.map((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from
    return { from, to, isNear: turn * (to.x - from.x) < 0 }
  })
}

/** The upright face over an edge of the footprint. */
function wallFace({ from, to }: { from: Point; to: Point }, up: number): string {
  return traced([
    { ...from, up: 0 },
    { ...to, up: 0 },
    { ...to, up },
    { ...from, up },
  ])
}

function walls(corners: readonly Point[], up: number, step: number): SVGElement[] {
  const near = facing(corners).filter(({ isNear }) => isNear)
  const faces = near.map(edge => wallFace(edge, up))
  return [
    path('house-wall', faces.join('')),
    path('wall-stones', near.map(edge => stones(edge, up, step)).join('')),
    path('window', near.map(edge => windows(edge, step)).join('')),
    path(
      'door',
      near.map(edge => opening(edge, 0.5, 0, DOOR.broad * step, DOOR.high * step)).join(''),
    ),
  ]
}

/** A few stones here and there. */
function stones({ from, to }: Edge, up: number, step: number): string {
  const long = distance(from, to)
  const count = Math.floor(long / (step * 0.9))
  return Array.from({ length: count }, (_, i) => {
    const share = (i + 0.3) / count
    const at = between(from, to, share)
    return `M${spot({ ...at, up: up * (0.18 + ((i * 37) % 10) * 0.07) })}h${Math.round(step * 0.3)}`
  }).join('')
}

function windows(edge: Edge, step: number): string {
  const long = distance(edge.from, edge.to)
  const count = Math.floor((long - step) / (WINDOW.apart * step))
  return Array.from({ length: count }, (_, i) => (i + 0.5) / count)
    .filter(share => Math.abs(share - 0.5) * long > step * 0.9)
    .map(share => opening(edge, share, WINDOW.up * step, WINDOW.broad * step, WINDOW.high * step))
    .join('')
}

function opening(
  { from, to }: Edge,
  share: number,
  up: number,
  broad: number,
  high: number,
): string {
  const half = broad / 2 / Math.max(1, distance(from, to))
  const [left, right] = [between(from, to, share - half), between(from, to, share + half)]
  return traced([
    { ...left, up },
    { ...right, up },
    { ...right, up: up + high },
    { ...left, up: up + high },
  ])
}

interface Roof {
  /** The ends of the ridge, and the corners beside each. */
  from: Point
  to: Point
  atFrom: readonly [Point, Point]
  atTo: readonly [Point, Point]
  breadth: number
}

/** Of four corners; no other house has a simple roof. */
function roofOf([a, b, c, d, more]: readonly Point[]): Roof | null {
  if (!a || !b || !c || !d || more) return null
  return distance(a, b) >= distance(b, c)
    ? {
        from: between(a, d, 0.5),
        to: between(b, c, 0.5),
        atFrom: [a, d],
        atTo: [b, c],
        breadth: distance(a, d),
      }
    : {
        from: between(a, b, 0.5),
        to: between(d, c, 0.5),
        atFrom: [a, b],
        atTo: [d, c],
        breadth: distance(a, b),
      }
}

interface Slope {
  eave: readonly [Raised, Raised]
  ridge: readonly [Raised, Raised]
  middle: Point
  /** The way it looks, as far as it looks along the ground. */
  out: Point
}

function slopeOf(
  { from, to, atFrom, atTo }: Roof,
  side: 0 | 1,
  wall: number,
  ridge: number,
): Slope {
  const [one, other] = [atFrom[side], atTo[side]]
  const middle = between(one, other, 0.5)
  const top = between(from, to, 0.5)
  const long = distance(middle, top) || 1
  return {
    eave: [
      { ...one, up: wall },
      { ...other, up: wall },
    ],
    ridge: [
      { ...from, up: ridge },
      { ...to, up: ridge },
    ],
    middle,
    out: { x: (middle.x - top.x) / long, y: (middle.y - top.y) / long },
  }
}

function drawSlope({ eave, ridge, out }: Slope, step: number, sun: Point): SVGElement[] {
  const [a, b] = eave
  const [c, d] = ridge
  const lee = (out.x * sun.x - out.y * sun.y) / (Math.hypot(sun.x, sun.y) || 1)
  const tone = lee > 0.25 ? 'dark' : lee < -0.25 ? 'lit' : 'plain'
  const rows = Math.max(3, Math.round(distance(a, c) / (step * 0.55)))
  const courses = Array.from({ length: rows - 1 }, (_, i) => {
    const share = (i + 1) / rows
    return `M${spot(mixed(a, c, share))}L${spot(mixed(b, d, share))}`
  })
  return [
    path(`roof ${tone}`, traced([a, b, d, c])),
    path('tiles', courses.join('') + tileEnds(a, b, c, d, rows, step)),
  ]
}

/** The joints between tiles, set off from course to course. */
function tileEnds(a: Raised, b: Raised, c: Raised, d: Raised, rows: number, step: number): string {
  const count = Math.max(2, Math.round(distance(a, b) / (step * 0.8)))
  return Array.from({ length: rows * count }, (_, i) => {
    const [row, column] = [Math.floor(i / count), i % count]
    if ((row * 7 + column * 3) % 4 > 1) return ''
    const across = (column + (row % 2 === 0 ? 0.25 : 0.75)) / count
    const at = (share: number) => mixed(mixed(a, b, across), mixed(c, d, across), share)
    return `M${spot(at(row / rows))}L${spot(at((row + 1) / rows))}`
  }).join('')
}

function gables({ from, to, atFrom, atTo }: Roof, wall: number, ridge: number): SVGElement[] {
  const ends = [
    { top: from, pair: atFrom },
    { top: to, pair: atTo },
  ].filter(
    ({ top, pair }) =>
      top.y <= Math.min(from.y, to.y) + 1 && Math.abs(pair[0].x - pair[1].x) > 1 && from.y !== to.y,
  )
  const faces = ends.map(({ top, pair: [one, other] }) =>
    traced([
      { ...one, up: wall },
      { ...other, up: wall },
      { ...top, up: ridge },
    ]),
  )
  return [path('house-wall gable', faces.join(''))]
}

function chimney({ from, to }: Roof, ridge: number, step: number): SVGPathElement {
  const at = between(from, to, 0.22)
  const [broad, high] = [step * 0.3, step * 0.9]
  return path(
    'chimney',
    traced([
      { x: at.x - broad, y: at.y, up: ridge - step * 0.3 },
      { x: at.x + broad, y: at.y, up: ridge - step * 0.3 },
      { x: at.x + broad, y: at.y, up: ridge + high },
      { x: at.x - broad, y: at.y, up: ridge + high },
    ]),
  )
}

function shadeOf(corners: readonly Point[], step: number, sun: Point, isHeld: boolean): string {
  const up = step * (isHeld ? PARAPET : WALLS + 1)
  const far = corners.map(({ x, y }) => ({ x: x + sun.x * up, y: y - sun.y * up }))
  return traced(hullOfPoints([...corners, ...far]).map(corner => ({ ...corner, up: 0 })))
}

function lifted(point: Point, up: number): Raised {
  return { ...point, up }
}

function between(one: Point, other: Point, share: number): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share }
}

function mixed(one: Raised, other: Raised, share: number): Raised {
  return { ...between(one, other, share), up: one.up + (other.up - one.up) * share }
}

function spot({ x, y, up }: Raised): string {
  return `${Math.round(x)} ${Math.round(-y - up)}`
}

function traced(points: readonly Raised[]): string {
  return `M${points.map(spot).join('L')}Z`
}

/** Ground between houses that stand near each other, trodden bare; one for each group of at least three. */
export function yardsBetween(houses: readonly GroundShape[], step: number): Point[][] {
  const plans = houses.map(({ polygon }) => pointsOf(polygon))
  const groups: Point[][][] = []
  for (const plan of plans) {
    const near = groups.filter(group => group.some(other => areNear(plan, other, step * NEAR)))
    const rest = groups.filter(group => !near.includes(group))
    groups.splice(0, groups.length, ...rest, [plan, ...near.flat()])
  }
  return groups.filter(group => group.length > 2).map(group => hullOfPoints(group.flat()))
}

/** Houses no farther apart than this share a yard, in steps. */
const NEAR = 4.5

function areNear(one: readonly Point[], other: readonly Point[], far: number): boolean {
  const [a, b] = [boundsOf(one), boundsOf(other)]
  const dx = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width)
  const dy = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height)
  return Math.hypot(dx, dy) < far
}
