import { speck } from '../base/soft.ts'
import { hullOfPoints, raised, traced } from '../base/upright.ts'
import type { Spot } from '../base/upright.ts'
import { coatOfHorse, mounted } from './mounted.ts'
import { part, posed } from './parts.ts'
import type { Part } from './parts.ts'
import type { Side } from './soldier.ts'

/** Wheels of a gun: how high, how far apart, and how far ahead of the middle their axle lies. */
const WHEEL = { radius: 15, apart: 13, ahead: 4 }
const RIM = 0.84
const POINTS = 18
const SPOKES = 10

/** A gun as it stands, its muzzle along the heading; in drawing units, ten to a centimetre of the table. */
export function cannon(heading: number): Part[] {
  const at = raised(heading)
  const isRightNear = at([0, 1, 0]).y > 0
  const wheelOn = (right: number) => wheel(heading, right)
  const [far, near] = isRightNear ? [-WHEEL.apart, WHEEL.apart] : [WHEEL.apart, -WHEEL.apart]
  return [
    ...named(wheelOn(far), 'far'),
    part('carriage', traced(hullOfPoints(trail.map(at)))),
    part('axle', traced(hullOfPoints(axle.map(at)))),
    part('barrel', barrel(heading)),
    part('barrel-light', barrelLight(heading)),
    ...(at([1, 0, 0]).y > 0.4 ? [part('bore', disc(heading, 33, 2.1))] : []),
    ...wheelOn(near),
  ]
}

/** Parts of the far side are drawn below all others. */
function named(parts: readonly Part[], side: string): Part[] {
  return parts.map(({ look, outline }) => ({ look: `${look} ${side}`, outline }))
}

const trail: readonly Spot[] = [
  [9, -3.4, 19],
  [9, 3.4, 19],
  [9, 3.4, 12],
  [9, -3.4, 12],
  [-40, -2, 3.4],
  [-40, 2, 3.4],
  [-40, 2, 0],
  [-40, -2, 0],
]

const axle: readonly Spot[] = [
  [WHEEL.ahead - 1, -WHEEL.apart, 16],
  [WHEEL.ahead - 1, WHEEL.apart, 16],
  [WHEEL.ahead + 1, -WHEEL.apart, 13.6],
  [WHEEL.ahead + 1, WHEEL.apart, 13.6],
]

/** Half as broad as it is here, at so many ahead. */
const BARREL: readonly (readonly [ahead: number, half: number])[] = [
  [-10, 1.6],
  [-8, 4],
  [6, 3.7],
  [8, 3.4],
  [28, 2.7],
  [31, 3.6],
  [33, 3.2],
]

/** Of equal breadth from wherever it is seen, since it is round. */
function barrel(heading: number): string {
  const [left, right] = [-1, 1].map(side =>
    BARREL.map(([ahead, half]) => beside(heading, ahead, half * side)),
  )
  return traced([...(left ?? []), ...(right ?? []).toReversed()])
}

function barrelLight(heading: number): string {
  const shine = heading > 18_000 ? 1 : -1
  return traced([
    beside(heading, -6, shine * 2.4),
    beside(heading, 29, shine * 1.6),
    beside(heading, 29, shine * 0.7),
    beside(heading, -6, shine * 1.2),
  ])
}

const BARREL_UP = 21

function beside(heading: number, ahead: number, aside: number) {
  const at = raised(heading)
  const [here, next] = [at([ahead, 0, BARREL_UP]), at([ahead + 1, 0, BARREL_UP])]
  return { x: here.x - (next.y - here.y) * aside, y: here.y + (next.x - here.x) * aside }
}

function disc(heading: number, ahead: number, radius: number): string {
  const at = raised(heading)([ahead, 0, BARREL_UP])
  return traced(
    Array.from({ length: 12 }, (_, i) => ({
      x: at.x + radius * Math.cos((i * Math.PI) / 6),
      y: at.y + radius * Math.sin((i * Math.PI) / 6),
    })),
  )
}

/** Rim and spokes; from ahead or from behind no more than the breadth of the tyre. */
function wheel(heading: number, right: number, ahead = WHEEL.ahead, radius = WHEEL.radius): Part[] {
  const at = raised(heading)
  const circle = (share: number, aside: number) =>
    Array.from({ length: POINTS }, (_, i) => {
      const angle = (i * 2 * Math.PI) / POINTS
      const [out, up] = [Math.cos(angle) * radius * share, Math.sin(angle) * radius * share]
      return at([ahead + out, right + aside, radius + up])
    })
  const isEdgeOn = Math.abs(at([1, 0, 0]).x) < 0.35
  if (isEdgeOn) return [part('tyre', traced(hullOfPoints([...circle(1, -1.6), ...circle(1, 1.6)])))]
  const rim = traced(circle(1, 0)) + traced(circle(RIM, 0).toReversed())
  const hub = at([ahead, right, radius])
  const spokes = Array.from({ length: SPOKES }, (_, i) => {
    const angle = (i * 2 * Math.PI) / SPOKES
    const tip = (turn: number) =>
      at([
        ahead + Math.cos(angle + turn) * radius * RIM,
        right,
        radius + Math.sin(angle + turn) * radius * RIM,
      ])
    return traced([hub, tip(-0.06), tip(0.06)])
  })
  return [part('spokes', spokes.join('')), part('tyre', rim)]
}

interface Horse {
  ahead: number
  right: number
  isRidden: boolean
}

function team(aheads: readonly number[]): Horse[] {
  return aheads.flatMap(ahead => [-7, 7].map(right => ({ ahead, right, isRidden: right < 0 })))
}

/** Two pairs of horses, the limber, and the gun behind it with its muzzle to the rear; each on its foot. */
export function limbered(heading: number, side: Side, isMirrored: boolean): Standing[] {
  const at = raised(heading)
  const behind = (heading + 18_000) % 36_000
  return [
    ...horses(heading, side, isMirrored, team([60, 24])),
    standingAt(at([-8, 0, 0]), chest(heading)),
    standingAt(at([-44, 0, 0]), cannon(behind)),
  ]
}

/** A wagon with its tilt, and a pair before it. */
export function wagon(heading: number, side: Side, isMirrored: boolean): Standing[] {
  const at = raised(heading)
  return [
    ...horses(heading, side, isMirrored, team([30])),
    standingAt(at([-16, 0, 0]), cart(heading)),
  ]
}

/** What stands somewhere, from its foot. */
export interface Standing {
  x: number
  y: number
  parts: Part[]
}

function standingAt({ x, y }: { x: number; y: number }, parts: Part[]): Standing {
  return { x, y, parts }
}

function horses(
  heading: number,
  side: Side,
  isMirrored: boolean,
  places: readonly Horse[],
): Standing[] {
  const at = raised(heading)
  return places.map(({ ahead, right, isRidden }, index) => {
    const rider = isRidden ? 'driver' : null
    const horse = mounted(side, 'stand', coatOfHorse(speck(index + Math.round(ahead))), rider)
    return standingAt(
      at([ahead, right, 0]),
      posed(horse, { x: 0, y: 0, degrees: 0, size: 0.72, isMirrored }),
    )
  })
}

function chest(heading: number): Part[] {
  const at = raised(heading)
  const isRightNear = at([0, 1, 0]).y > 0
  const [far, near] = isRightNear ? [-10, 10] : [10, -10]
  return [
    ...named(wheel(heading, far, 0, 11), 'far'),
    part('carriage', block(heading, [-6, 6], [-8, 8], [11, 20])),
    part('lid', block(heading, [-6, 6], [-8, 8], [19, 20])),
    ...wheel(heading, near, 0, 11),
  ]
}

function cart(heading: number): Part[] {
  const at = raised(heading)
  const isRightNear = at([0, 1, 0]).y > 0
  const [far, near] = isRightNear ? [-11, 11] : [11, -11]
  return [
    ...named(wheel(heading, far, -14, 11), 'far'),
    ...named(wheel(heading, far, 12, 9), 'far'),
    part('carriage', block(heading, [-24, 20], [-9, 9], [8, 17])),
    part(
      'tilt',
      block(heading, [-26, 22], [-9, 9], [16, 26]) + block(heading, [-26, 22], [-5, 5], [24, 33]),
    ),
    part(
      'hoops',
      [-14, 0, 12].map(ahead => block(heading, [ahead, ahead + 1], [-9, 9], [16, 31])).join(''),
    ),
    ...wheel(heading, near, -14, 11),
    ...wheel(heading, near, 12, 9),
  ]
}

type Span = readonly [number, number]

/** The outline of a box as it is seen. */
function block(heading: number, aheads: Span, rights: Span, ups: Span): string {
  const at = raised(heading)
  const corners = aheads.flatMap(ahead =>
    rights.flatMap(right => ups.map(up => at([ahead, right, up]))),
  )
  return traced(hullOfPoints(corners))
}
