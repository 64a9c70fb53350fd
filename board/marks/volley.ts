import type { Block, Piece } from '@grognard/umpire'
import { along, distance, headingTo, turnBetween } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { draw, group, path } from '../base/svg.ts'
import { flash, glow, puff } from './powder.ts'

/** Somebody fires at somebody; for the eye alone. */
export interface Shot {
  from: string
  to: string
  isHit: boolean
}

/** Milliseconds until nothing of a volley is left. */
const VOLLEY = 1400
/** More at once would only hide the chart. */
export const MOST_VOLLEYS = 10
/** The smallest cloud that is seen, in pixels. */
const SMALLEST = 6
/** Milliseconds from one port to the next. */
const NEXT_PORT = 42
/** From as many pixels of length on a ship shows each of her ports. */
const EACH_PORT = 90

/** What all volleys of a moment have in common. */
interface Air {
  /** A pixel in ground units. */
  unit: number
  windFrom: number | null
}

/** A flash that runs along the ports, smoke that drifts off, the flight of the shot, and what it does. */
function drawVolley(from: Piece, to: Piece, isHit: boolean, air: Air): SVGGElement {
  const { unit } = air
  const heading = headingTo(from, to)
  const muzzle = along(from, heading, muzzleOf(from, heading))
  const size = Math.max(SMALLEST * unit, Math.min(from.beam, from.length) * 0.42)
  const ports = portsOf(from, heading, muzzle, unit)
  return group('volley', [
    ...flight(muzzle, to, unit),
    cloud(ports, heading, size, air),
    group(
      'volley-fire',
      ports.map((port, i) => fire(port, barrelsOf(from, heading) / 100, size, i)),
    ),
    isHit
      ? splinters(to, Math.max(SMALLEST * unit, to.beam * 0.5))
      : splash(to, heading, Math.max(SMALLEST * unit, size * 0.7)),
  ])
}

/** How far from the middle of a piece its edge lies along a heading. */
function muzzleOf({ heading: bow, length, beam }: Piece, heading: number): number {
  const off = (Math.abs(turnBetween(bow, heading)) / 100) * (Math.PI / 180)
  const [ahead, abeam] = [Math.abs(Math.cos(off)), Math.sin(off)]
  return Math.min(length / 2 / Math.max(ahead, 0.01), beam / 2 / Math.max(abeam, 0.01))
}

/** Guns along a side look straight out of it. */
function barrelsOf(from: Piece, heading: number): number {
  const off = turnBetween(from.heading, heading)
  if (!isAbeam(off)) return heading
  return from.heading + (off > 0 ? 9000 : -9000)
}

const isAbeam = (off: number): boolean => Math.abs(Math.abs(off) - 9000) < 5000

/** Where the guns are that fire, from the bow aft: along the side, or close together at the bow and in a block. */
function portsOf(from: Piece, heading: number, muzzle: Point, unit: number): Point[] {
  if (from.block) return alongFront(from, from.block, muzzle, heading)
  const off = turnBetween(from.heading, heading)
  const isSmall = from.length < EACH_PORT * unit
  const count = isSmall ? 4 : 8
  if (!isAbeam(off)) {
    const row = heading + 9000
    return [-1, 0, 1].map(i => along(muzzle, row, i * Math.min(from.beam, from.length) * 0.22))
  }
  const side = along(from, from.heading + (off > 0 ? 9000 : -9000), from.beam * 0.5)
  const spread = from.length * (from.shape === 'ship' ? 0.58 : 0.4)
  return Array.from({ length: count }, (_, i) =>
    along(side, from.heading, spread * (0.5 - i / (count - 1))),
  )
}

/** Muskets fire so far from each other, in bases; guns one by one. */
const FILES_APART = 3

/** From left to right of a block's front, as high as muskets are levelled; all round where nobody faces the target. */
function alongFront(from: Piece, block: Block, muzzle: Point, heading: number): Point[] {
  const isAhead = Math.abs(turnBetween(from.heading, heading)) < 6000
  const edge = isAhead ? along(from, from.heading, from.length / 2) : muzzle
  const row = (isAhead ? from.heading : heading) + 9000
  const breadth = isAhead ? from.beam : Math.min(from.beam, from.length)
  const apart = block.base.width * (block.arm === 'gun' ? 1 : FILES_APART)
  const count = Math.max(1, Math.min(MOST_ALONG, Math.round(breadth / apart)))
  const up = block.base.width * (block.arm === 'gun' ? 0.4 : 1.6)
  return Array.from({ length: count }, (_, i) => {
    const at = along(edge, row, breadth * ((i + 0.5) / count - 0.5))
    return { x: at.x, y: at.y + up }
  })
}

const MOST_ALONG = 9

/** Three balls, one after the other. */
function flight(muzzle: Point, to: Point, unit: number): SVGElement[] {
  return [0, 60, 120].map(delay => {
    const ball = draw('circle', { class: 'volley-ball', cx: muzzle.x, cy: -muzzle.y, r: 2 * unit })
    ball.style.setProperty('--east', `${to.x - muzzle.x}px`)
    ball.style.setProperty('--south', `${muzzle.y - to.y}px`)
    ball.style.animationDelay = `${delay}ms`
    return ball
  })
}

function fire({ x, y }: Point, turned: number, size: number, port: number): SVGGElement {
  const fired = group('volley-flash', [
    glow({ x, y: -y, r: size * 1.5 }),
    flash({ x, y: -y, r: size * 0.9, turned }),
  ])
  fired.style.animationDelay = `${port * NEXT_PORT}ms`
  return fired
}

/** The wind carries a cloud so many times its size while it is seen. */
const DRIFT = 3.4

/** Thrown out by the guns, one cloud after the other; then all of it goes with the wind. */
function cloud(ports: readonly Point[], heading: number, size: number, air: Air): SVGGElement {
  const puffs = ports.flatMap((port, i) =>
    [0, 1].map(rank => {
      const out = along(port, heading, size * (1 + 1.1 * rank + 0.5 * speck(i * 2 + rank)))
      const r = size * (0.62 + 0.36 * speck(i * 7 + rank) + 0.18 * rank)
      const one = group('volley-puff', [puff({ x: out.x, y: -out.y, r }, 0.94)])
      one.style.animationDelay = `${i * NEXT_PORT + rank * 60}ms`
      return one
    }),
  )
  const drifting = group('volley-cloud', puffs)
  const lee = along({ x: 0, y: 0 }, (air.windFrom ?? heading + 18_000) + 18_000, size * DRIFT)
  drifting.style.setProperty('--east', `${lee.x}px`)
  drifting.style.setProperty('--south', `${-lee.y}px`)
  return drifting
}

/** Splinters fly from where it struck. */
function splinters({ x, y }: Point, size: number): SVGElement {
  const rays = Array.from({ length: 13 }, (_, i) => {
    const angle = i * 27.7 * (Math.PI / 180)
    const [east, south] = [Math.sin(angle), -Math.cos(angle)]
    const near = size * (0.25 + 0.5 * speck(i))
    const far = near + size * (0.28 + 0.3 * speck(i + 40))
    return `M${x + east * near} ${-y + south * near}L${x + east * far} ${-y + south * far}`
  })
  return path('volley-splinters', rays.join(''))
}

/** Short of her, a column of water with drops around it. */
function splash(to: Piece, heading: number, size: number): SVGElement {
  const at = along(to, heading + 18_000, Math.min(to.length, to.beam * 1.6))
  const rays = Array.from({ length: 16 }, (_, i) => {
    const angle = (i * Math.PI) / 8
    const [east, south] = [Math.cos(angle), Math.sin(angle)]
    const far = size * (i % 2 === 0 ? 1 : 0.72)
    return `M${at.x + east * size * 0.3} ${-at.y + south * size * 0.3}L${at.x + east * far} ${-at.y + south * far}`
  })
  const column = draw('circle', { class: 'volley-column', cx: at.x, cy: -at.y, r: size * 0.26 })
  return group('volley-splash', [path('volley-drops', rays.join('')), column])
}

/** Those whose pieces are on the chart, no more than can be seen, and none at itself. */
export function volleysOf(shots: readonly Shot[], pieces: readonly Piece[]) {
  return shots.slice(-MOST_VOLLEYS).flatMap(({ from, to, isHit }) => {
    const one = pieces.find(({ id }) => id === from)
    const other = pieces.find(({ id }) => id === to)
    return one && other && distance(one, other) > 0 ? [{ from: one, to: other, isHit }] : []
  })
}

/** Draws them for their moment. */
export function showVolleys(
  layer: SVGGElement,
  shots: readonly Shot[],
  pieces: readonly Piece[],
  air: Air,
): void {
  for (const { from, to, isHit } of volleysOf(shots, pieces)) {
    const volley = drawVolley(from, to, isHit, air)
    layer.append(volley)
    setTimeout(() => volley.remove(), VOLLEY)
  }
}
