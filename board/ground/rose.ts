import { turnBetween } from '../base/place.ts'
import { draw, group, path, text } from '../base/svg.ts'

/** A compass rose of radius 100 around the origin, north up; the wind blows in from its heading. */
export function compassRose(windFrom: number | null, north: string, noSail = 0): SVGGElement {
  const drawn = group('rose-size', [
    draw('circle', { class: 'rose-ground', r: 100 }),
    path('rose-scale', scale()),
    draw('circle', { class: 'rose-ring', r: 94 }),
    draw('circle', { class: 'rose-ring', r: 88 }),
    path('rose-tick', bearings()),
    ...(windFrom === null || noSail === 0 ? [] : [closedSector(windFrom, noSail)]),
    draw('circle', { class: 'rose-ring inner', r: 46 }),
    ...points.map(([degrees, rank]) => starPoint(degrees, rank)),
    draw('circle', { class: 'rose-hub', r: 7.5 }),
    draw('circle', { class: 'rose-pin', r: 2.5 }),
    path('rose-lily', LILY),
    text('rose-north', north, { y: -128 }),
    ...(windFrom === null ? [] : [windArrow(windFrom)]),
  ])
  return group('rose', [drawn])
}

/** How long a point is and how broad at its waist, by its rank: half winds, quarters, the four winds. */
const POINTS = [
  { length: 58, waist: 6.5 },
  { length: 68, waist: 11 },
  { length: 87, waist: 15.5 },
] as const

type Rank = 0 | 1 | 2

/** Sixteen points, the least of them lowest. */
const points: readonly [degrees: number, rank: Rank][] = [
  ...[22.5, 67.5, 112.5, 157.5, 202.5, 247.5, 292.5, 337.5].map(at => [at, 0] as const),
  ...[45, 135, 225, 315].map(at => [at, 1] as const),
  ...[0, 90, 180, 270].map(at => [at, 2] as const),
].map(([at, rank]) => [at, rank])

/** A lily over the north point. */
const LILY =
  'M0 -122C-4 -117 -4.5 -112 0 -106C4.5 -112 4 -117 0 -122ZM-2 -106C-6 -114 -12 -113 -11 -107C-10.5 -104 -7.5 -104 -7.5 -106.5M2 -106C6 -114 12 -113 11 -107C10.5 -104 7.5 -104 7.5 -106.5M-6 -103.5H6M0 -106V-100'

/** Half of each point is dark, half light, as engravers shade them. */
function starPoint(degrees: number, rank: Rank): SVGGElement {
  const { length, waist } = POINTS[rank]
  const [x, y] = [waist * 0.72, -waist * 1.22]
  const point = group(`rose-point rank-${rank}`, [
    path('rose-dark', `M0 0L0 ${-length}L${x} ${y}Z`),
    path('rose-light', `M0 0L0 ${-length}L${-x} ${y}Z`),
  ])
  point.setAttribute('transform', `rotate(${degrees})`)
  return point
}

/** Bars of ten degrees, one dark and one light in turn, between the two outer rings. */
function scale(): string {
  return Array.from({ length: 18 }, (_, i) => {
    const [from, to] = [onRing(i * 20, 94), onRing(i * 20 + 10, 94)]
    const [inner, outer] = [onRing(i * 20 + 10, 100), onRing(i * 20, 100)]
    return `M${from}A94 94 0 0 1 ${to}L${inner}A100 100 0 0 0 ${outer}Z`
  }).join('')
}

function onRing(degrees: number, radius: number): string {
  const angle = degrees * (Math.PI / 180)
  return `${(radius * Math.sin(angle)).toFixed(2)} ${(-radius * Math.cos(angle)).toFixed(2)}`
}

/** The headings that cannot be sailed, to either side of the wind. */
function closedSector(windFrom: number, noSail: number): SVGPathElement {
  const half = (noSail / 100) * (Math.PI / 180)
  const [x, y] = [88 * Math.sin(half), -88 * Math.cos(half)]
  const sector = path('rose-closed', `M0 0L${-x} ${y}A88 88 0 0 1 ${x} ${y}Z`)
  sector.setAttribute('transform', `rotate(${windFrom / 100})`)
  return sector
}

/** The thirty-two points, as ticks within the scale. */
function bearings(): string {
  return Array.from(
    { length: 32 },
    (_, i) => `M${onRing(i * 11.25, 88)}L${onRing(i * 11.25, i % 2 === 0 ? 80 : 84)}`,
  ).join('')
}

/** Nearer to the north than this the wind's arrow keeps clear of its letter. */
const BESIDE_NORTH = 2000

/** Three streaks and an arrow that fly from the wind's eye towards the hub. */
function windArrow(windFrom: number): SVGGElement {
  const arrow = group('wind', [
    path('wind-shaft', 'M0 -208C-7 -196 7 -184 0 -158'),
    path('wind-shaft', 'M-17 -200C-23 -190 -11 -180 -17 -166'),
    path('wind-shaft', 'M17 -200C11 -190 23 -180 17 -166'),
    path('wind-head', 'M0 -136L-12 -162L0 -156L12 -162Z'),
  ])
  const isOverNorth = Math.abs(turnBetween(0, windFrom)) < BESIDE_NORTH
  const out = isOverNorth ? ' translate(0 -22)' : ''
  arrow.setAttribute('transform', `rotate(${windFrom / 100})${out}`)
  return arrow
}

const SOUTH = 18_000
/** Nearer to the south than this the wind's arrow is below the rose. */
const FROM_BELOW = 4000

/** What a rose tells, below it; above it where the wind blows in from below. */
export function roseName(windFrom: number | null, name: string): SVGTextElement {
  const isBelow = windFrom !== null && isWindFromBelow(windFrom)
  return text('rose-name', name, { y: isBelow ? -158 : 128 })
}

export function isWindFromBelow(windFrom: number): boolean {
  return Math.abs(turnBetween(SOUTH, windFrom)) < FROM_BELOW
}
