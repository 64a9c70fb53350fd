import type { Figure, Picture, Piece } from '@grognard/umpire'
import { along, distance, turnBetween } from '../base/place.ts'
import type { Point, Pose, Stance } from '../base/place.ts'
import type { Sketch } from '../base/scene.ts'
import { draw, group, line, outline, path, pinned, polyline } from '../base/svg.ts'
import { leavesField } from '../base/ways.ts'
import type { Way } from '../base/ways.ts'
import { hullOutline } from '../figures/hull.ts'
import { hullPath, steelShapes } from '../figures/steel.ts'
import { drawSteel, halfBeam } from '../figures/warship.ts'
import { ghostOf } from './paths.ts'

/** Every way as a faint course; its end with an arrow for each heading, in red where it leaves the field. */
export function drawWays(ways: readonly Way[], bounds: Picture['bounds']): SVGGElement[] {
  return ways.map(way => {
    const end = way.at(-1)
    return group(leavesField(way, bounds) ? 'way leaves' : 'way', [
      ...(way.length > 1 ? [path('way-line', smooth(way))] : []),
      ...(end ? [endOf(end)] : []),
    ])
  })
}

/** An arrow around the place, towards the heading. */
function endOf(pose: Stance): SVGGElement {
  const arrow = path('way-end', 'M0 -15L5 -7.5A9 9 0 0 0 -5 -7.5Z')
  arrow.setAttribute('transform', `rotate(${pose.heading / 100})`)
  const ring = path('way-ring', 'M0 -5A5 5 0 1 1 -0.01 -5Z')
  return pinned(pose.x, -pose.y, [ring, arrow])
}

/** How much of the way between two poses each of them keeps to its heading. */
const STIFF = 0.4

/** A course that leaves each pose on its heading and comes into the next on hers. */
export function smooth(way: Way): string {
  const [start, ...rest] = way
  if (!start) return ''
  let last = start
  const legs = rest.map(pose => {
    const leg = legBetween(last, pose)
    last = pose
    return leg
  })
  return `M${start.x} ${-start.y}${legs.join('')}`
}

/** Straight where both poses look along the leg. */
function legBetween(from: Stance, to: Stance): string {
  const far = distance(from, to) * STIFF
  const one = along(from, from.heading, far)
  const other = along(to, to.heading, -far)
  const isStraight = turnBetween(from.heading, to.heading) === 0
  const end = `${to.x} ${-to.y}`
  return isStraight ? `L${end}` : `C${one.x} ${-one.y} ${other.x} ${-other.y} ${end}`
}

/** The dotted course, the ghost at its end and the mark where it would touch. */
export function drawSketch(sketch: Sketch, pieces: readonly Piece[]): SVGGElement {
  const piece = pieces.find(({ id }) => id === sketch.piece)
  const last = sketch.poses.at(-1)
  if (sketch.isLed) return led(sketch, piece)
  const firm = sketch.poses.slice(0, sketch.settled + 1)
  const loose = sketch.poses.slice(Math.max(0, sketch.settled))
  return group(`sketch ${sketch.tone}`, [
    ...(sketch.within ? [path('within', sketch.within.map(outline).join(''))] : []),
    ...(firm.length > 1 ? [path('course', polyline(flat(firm)))] : []),
    ...(loose.length > 1 ? [path('course loose', polyline(flat(loose)))] : []),
    ...sketch.poses.slice(1, -1).map(pose => turningPoint(pose)),
    ...(sketch.others ?? []).flatMap(({ piece: id, pose }) => {
      const other = pieces.find(one => one.id === id)
      return other ? [ghost(other, pose)] : []
    }),
    ...(last && !isWhereItStands(piece, last) ? [ghostIn(sketch, piece, last)] : []),
    ...(sketch.contact ? [contactAt(sketch.contact)] : []),
  ])
}

/** A ghost over the figures themselves would only hide them. */
function isWhereItStands(piece: Piece | undefined, { x, y, heading }: Pose): boolean {
  if (piece?.shape !== 'block') return false
  return distance(piece, { x, y }) < 1 && piece.heading === heading
}

function led(sketch: Sketch, piece: Piece | undefined): SVGGElement {
  const last = sketch.poses.at(-1)
  return group(`sketch ${sketch.tone}`, [
    ...(sketch.poses.length > 1 ? [path('course', smooth(sketch.poses))] : []),
    ...(last ? [piece ? ghost(piece, last) : tokenAt(last)] : []),
  ])
}

/** As the piece is drawn, or is told to be; an arrow for want of both. */
function ghostIn({ figure }: Sketch, piece: Piece | undefined, pose: Pose): SVGGElement {
  if (piece) return ghost(piece, pose)
  return figure ? steelAt(figure, pose) : tokenAt(pose)
}

/** Aircraft on their base, or a ship that is not on the table yet. */
function steelAt({ silhouette, length, beam }: Figure, { x, y, heading }: Pose): SVGGElement {
  const shapes = drawSteel(steelShapes(silhouette, halfBeam({ length, beam })))
  const transform = `translate(${x} ${-y}) rotate(${heading / 100}) scale(${length / 100})`
  return draw('g', { class: 'ghost steel-ghost', transform }, shapes)
}

function flat(poses: readonly Pose[]): number[] {
  return poses.flatMap(pose => [pose.x, pose.y])
}

function turningPoint(pose: Pose): SVGGElement {
  return pinned(pose.x, -pose.y, [draw('circle', { class: 'turning-point', r: 3 })])
}

function ghost(piece: Piece, pose: Stance): SVGGElement {
  if (piece.shape === 'mark' && piece.silhouette) {
    const { silhouette, length, beam } = piece
    return steelAt({ silhouette, length, beam }, pose)
  }
  if (piece.shape === 'mark') {
    return pinned(pose.x, -pose.y, [draw('circle', { class: 'ghost-face', r: 12 })])
  }
  if (piece.shape !== 'ship') {
    const { length, beam } = piece
    return group('ghost', [ghostOf({ length, beam, ...pose })])
  }
  return group('', [tokenAt(pose, 'as-token'), figureAt(piece, pose)])
}

function figureAt(piece: Piece, pose: Pose): SVGGElement {
  const half = halfBeam(piece)
  const hull = piece.silhouette ? hullPath(piece.silhouette, half) : hullOutline(half)
  const transform = `translate(${pose.x} ${-pose.y}) rotate(${pose.heading / 100}) scale(${piece.length / 100})`
  return draw('g', { class: 'ghost as-figure', transform }, [
    path('ghost-face', hull),
    path('ghost-keel', 'M0 -40V40M0 -40L-6 -28M0 -40L6 -28'),
  ])
}

/** A ghost that keeps its size on the screen, for pieces shown as tokens or not on the sheet yet. */
function tokenAt(pose: Pose, className = ''): SVGGElement {
  const arrow = path(
    'ghost-face',
    'M0 -20C6 -13 10 -7 10 2L10 17L-10 17L-10 2C-10 -7 -6 -13 0 -20Z',
  )
  const turned = draw(
    'g',
    { class: `ghost ${className}`, transform: `rotate(${pose.heading / 100})` },
    [arrow],
  )
  return pinned(pose.x, -pose.y, [group('token-size', [turned])])
}

function contactAt(point: Point): SVGGElement {
  return pinned(point.x, -point.y, [
    group('contact', [
      draw('circle', { class: 'contact-ring', r: 11 }),
      line('contact-cross', -6, -6, 6, 6),
      line('contact-cross', -6, 6, 6, -6),
    ]),
  ])
}

/** The cross-hair that keys move. */
export function drawCursor(at: Point): SVGGElement {
  return pinned(at.x, -at.y, [
    group('cursor', [
      draw('circle', { class: 'cursor-ring', r: 9 }),
      path('cursor-hair', 'M-18 0H-6M6 0H18M0 -18V-6M0 6V18'),
    ]),
  ])
}
