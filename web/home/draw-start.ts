import type { GroundLine, GroundShape, Picture, Piece } from '@grognard/umpire/picture.ts'

/** The small chart of a scenario's start, in units of its own view box. */
const START = { width: 144, height: 108 }

interface Window {
  x: number
  y: number
  /** Units of the drawing in one of the ground. */
  scale: number
}

/** What is seen before the first order, small: the ground, and each side's ships or units as tokens. */
export function drawStart(picture: Picture): string {
  const pieces = picture.pieces.filter(({ shape }) => shape === 'ship' || shape === 'block')
  const window = windowOf(picture, pieces)
  const ground = picture.ground.filter(({ kind }) => kind !== 'cell' && kind !== 'zone')
  return [
    sheet(window, picture),
    ...kindsIn(ground).map(kind => shapesOf(window, ground, kind)),
    ...(picture.lines ?? []).map(line => lineOf(window, line)),
    ...[0, 1].map(side => tokensOf(window, pieces, side)),
    windOf(picture.windFrom),
  ].join('')
}

/** Round the pieces with room about them. */
function windowOf({ bounds }: Picture, pieces: readonly Piece[]): Window {
  const { x, y, width, height } = bounds
  const [xs, ys] = [pieces.map(piece => piece.x), pieces.map(piece => piece.y)]
  const [left, right] = pieces.length > 0 ? [Math.min(...xs), Math.max(...xs)] : [x, x + width]
  const [low, high] = pieces.length > 0 ? [Math.min(...ys), Math.max(...ys)] : [y, y + height]
  const broad = Math.max((right - left) * 1.35, width * 0.45)
  const tall = Math.max((high - low) * 1.45, height * 0.45)
  const scale = Math.min(START.width / broad, START.height / tall)
  return {
    x: within((left + right) / 2, START.width / scale, { from: x, long: width }),
    y: within((low + high) / 2, START.height / scale, { from: y, long: height }),
    scale,
  }
}

/** The middle of so broad a window, moved to where it shows as little as can be of what lies beside the sheet. */
function within(middle: number, broad: number, { from, long }: { from: number; long: number }) {
  if (broad >= long) return from + long / 2
  return Math.max(from + broad / 2, Math.min(from + long - broad / 2, middle))
}

const short = (value: number): string => String(Math.round(value * 10) / 10)

function at({ x, y, scale }: Window, px: number, py: number): string {
  return `${short(START.width / 2 + (px - x) * scale)} ${short(START.height / 2 - (py - y) * scale)}`
}

function way(window: Window, points: readonly number[]): string {
  const pairs = points.flatMap((px, i) => (i % 2 === 0 ? [at(window, px, points[i + 1] ?? 0)] : []))
  return `M${pairs.filter((one, i) => one !== pairs[i - 1]).join('L')}`
}

function sheet(window: Window, { theme, bounds: { x, y, width, height } }: Picture): string {
  const corners = [x, y, x + width, y, x + width, y + height, x, y + height]
  return `<path class="sheet ${theme}" d="${way(window, corners)}Z"/>`
}

/** Depths lie under the land, and houses on top of all. */
const LOW: readonly string[] = ['shoal', 'harbour', 'land', 'hill', 'field']

const rank = (kind: string): number =>
  LOW.includes(kind) ? LOW.indexOf(kind) : LOW.length + Number(kind === 'building')

function kindsIn(ground: readonly GroundShape[]): GroundShape['kind'][] {
  return [...new Set(ground.map(({ kind }) => kind))].toSorted((a, b) => rank(a) - rank(b))
}

/** All of a kind in one path. */
function shapesOf(
  window: Window,
  ground: readonly GroundShape[],
  kind: GroundShape['kind'],
): string {
  const alike = ground.filter(shape => shape.kind === kind)
  const ways = alike.map(({ polygon }) => `${way(window, polygon)}Z`)
  return `<path class="${kind}" d="${ways.join('')}"/>`
}

function lineOf(window: Window, { kind, points, width }: GroundLine): string {
  const broad = short(Math.max(0.8, width * window.scale))
  return `<path class="line ${kind}" stroke-width="${broad}" d="${way(window, points)}"/>`
}

/** No token is smaller, so that it can be seen what lies there; in units of the drawing. */
const LEAST = { ship: { long: 10, wide: 3.6 }, block: { long: 3.4, wide: 6 } }

/** All of a side in one path. */
function tokensOf(window: Window, pieces: readonly Piece[], side: number): string {
  const own = pieces.filter(piece => piece.side === side)
  if (own.length === 0) return ''
  return `<path class="side-${side}" d="${own.map(piece => tokenOf(window, piece)).join('')}"/>`
}

/** A hull with its bow, or a block with its front ahead. */
function tokenOf(window: Window, piece: Piece): string {
  const isShip = piece.shape === 'ship'
  const least = LEAST[isShip ? 'ship' : 'block']
  const long = Math.max(piece.length, least.long / window.scale) / 2
  const wide = Math.max(piece.beam, least.wide / window.scale) / 2
  const hull = [
    [long, 0],
    [long * 0.4, wide],
    [-long, wide * 0.7],
    [-long, -wide * 0.7],
    [long * 0.4, -wide],
  ] as const
  const block = [
    [long, -wide],
    [long, wide],
    [-long, wide],
    [-long, -wide],
  ] as const
  const radians = (piece.heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)]
  const corners = (isShip ? hull : block).flatMap(([ahead, aside]) => [
    piece.x + ahead * sin + aside * cos,
    piece.y + ahead * cos - aside * sin,
  ])
  return `${way(window, corners)}Z`
}

/** An arrow in the corner that flies with the wind. */
function windOf(windFrom: number | null): string {
  if (windFrom === null) return ''
  const turned = `translate(14 14)rotate(${short(windFrom / 100)})`
  return `<path class="wind" transform="${turned}" d="M0-8V8M-3 4.5L0 8L3 4.5M-2.4-8L0-5.6L2.4-8"/>`
}
