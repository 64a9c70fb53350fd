import type { Piece } from '@grognard/umpire'
import { draw, group, path } from '../base/svg.ts'
import { drawBadges } from './emblems.ts'
import { steelShapes } from './steel.ts'
import type { SteelShape } from './steel.ts'

/** Pixels below which a steel ship is drawn as a token. */
const READABLE = 26

/** A token is drawn forty long and keeps so many pixels. */
const TOKEN = 26
const DRAWN = 40

/** Whether the outline of a ship can be made out at so many pixels a ground unit; flights always can. */
export function isWarshipReadable({ shape, length }: Piece, scale: number): boolean {
  return shape === 'mark' || length * scale >= READABLE
}

/** A ship of steel from above to scale, bow up, with what has hit her. */
export function drawWarship(piece: Piece): SVGGElement {
  const kind = piece.silhouette ?? 'auxiliary'
  const isOnBase = kind === 'torpedoBoat'
  const half = halfBeam(piece)
  const sinks = piece.badges.find(({ kind }) => kind === 'sinking')
  const ship = group(`warship ${kind} side-${piece.side}`, [
    ...drawSteel(steelShapes(kind, half)),
    ...(isOnBase ? [] : [...sideMark(piece, half), ...wounds(piece, half)]),
    ...(sinks && !isOnBase ? [drawBadges([sinks], half)] : []),
  ])
  ship.setAttribute('transform', `scale(${piece.length / 100})`)
  return ship
}

/** Of a ship that is drawn a hundred long. */
export function halfBeam({ beam, length }: Pick<Piece, 'beam' | 'length'>): number {
  return (beam / length) * 50
}

export function drawSteel(shapes: readonly SteelShape[]): SVGPathElement[] {
  return shapes.map(({ face, d, at }) => {
    const shape = path(face, d)
    if (at) shape.setAttribute('transform', `translate(${at.x} ${at.y}) scale(${at.scale})`)
    return shape
  })
}

/** A squadron on its base: a flight of three seen from above. */
export function drawFlight(piece: Piece): SVGGElement {
  const kind = piece.silhouette ?? 'fighter'
  const isOut = piece.badges.some(({ kind: badge }) => badge === 'fleeing')
  const flight = group(
    `flight ${kind} side-${piece.side}${isOut ? ' aborted' : ''}`,
    drawSteel(steelShapes(kind, 0)),
  )
  flight.setAttribute('transform', `scale(${piece.length / 100})`)
  return flight
}

/** Keeps its size on the screen: a slim hull of her side, notched at the stern for the second. */
export function drawWarshipToken(piece: Piece): SVGGElement {
  const stern = piece.side === 0 ? 'L4 20L-4 20' : 'L4.4 21L0 16L-4.4 21'
  const hull = `M0 -22C3 -14 6 -8 6 2${stern}L-6 2C-6 -8 -3 -14 0 -22Z`
  const isDived = piece.silhouette === 'submarine'
  const token = group(`token side-${piece.side}${isDived ? ' dived' : ''}`, [
    path('token-face', hull),
    path('token-keel', piece.side === 0 ? 'M-3 12H3' : 'M0 -13V9'),
  ])
  token.setAttribute('transform', `scale(${TOKEN / DRAWN})`)
  return draw('g', { class: 'pinned' }, [token])
}

/** The second side wears a bar across the quarterdeck, so that hue is not all that tells. */
function sideMark({ side, silhouette }: Piece, half: number): SVGElement[] {
  if (side === 0 || silhouette === 'submarine') return []
  const w = half * 0.6
  return [path('steel-bar', `M${-w} 39.5H${w}V42.5H${-w}Z`)]
}

/** Where bursts stand, the first hit first. */
const BURSTS = [8, -16, 24, -30, -4] as const

/** Hull lost shows as bursts on the deck, a crippled ship besides trails smoke. */
function wounds({ rows, badges }: Piece, half: number): SVGElement[] {
  const [hull] = rows
  const lost = hull ? Math.max(0, hull.of - hull.left) : 0
  const bursts = BURSTS.slice(0, lost).map((y, index) => burstAt(y, half, index))
  const isCrippled = badges.some(({ kind }) => kind === 'wreck')
  return [...(isCrippled ? [plume(half)] : []), ...bursts]
}

function burstAt(y: number, half: number, index: number): SVGPathElement {
  const r = Math.max(3.6, half * 0.62)
  const x = (index % 2 === 0 ? 0.25 : -0.25) * half
  const points = Array.from({ length: 16 }, (_, i) => {
    const far = i % 2 === 0 ? r : r * 0.48
    const angle = (i * Math.PI) / 8
    return `${(x + far * Math.sin(angle)).toFixed(2)} ${(y - far * Math.cos(angle)).toFixed(2)}`
  })
  return path('burst', `M${points.join('L')}Z`)
}

/** Soft puffs that grow as they are blown astern. */
function plume(half: number): SVGGElement {
  const puffs = Array.from({ length: 12 }, (_, i) =>
    draw('circle', {
      class: 'funnel-smoke',
      cx: half * 0.4 * (i % 2 === 0 ? 1 : -0.5) + i * 1.6,
      cy: 6 + i * 7.5,
      r: half * 0.9 + i * 2.3,
      opacity: (1 - i * 0.07).toFixed(2),
    }),
  )
  return group('funnel-smokes', puffs)
}
