import { turnBetween } from './place.ts'
import { draw, group, line, path, text } from './svg.ts'

/** A compass rose of radius 100 around the origin, north up; the wind blows in from its heading. */
export function compassRose(windFrom: number | null, north: string, noSail = 0): SVGGElement {
  const points = [180, 225, 270, 315, 0, 45, 90, 135].toSorted((a, b) => (b % 90) - (a % 90))
  return group('rose', [
    draw('circle', { class: 'rose-ground', r: 100 }),
    draw('circle', { class: 'rose-ring', r: 88 }),
    ...degreeTicks(),
    ...(windFrom === null || noSail === 0 ? [] : [closedSector(windFrom, noSail)]),
    ...points.map(degrees => starPoint(degrees)),
    draw('circle', { class: 'rose-hub', r: 6 }),
    text('rose-north', north, { y: -108 }),
    ...(windFrom === null ? [] : [windArrow(windFrom)]),
  ])
}

/** Half of each point is dark, half light, as engravers shade them. */
function starPoint(degrees: number): SVGGElement {
  const length = degrees % 90 === 0 ? 84 : 56
  const waist = degrees % 90 === 0 ? 15 : 11
  const point = group('rose-point', [
    path('rose-dark', `M0 0L0 ${-length}L${waist} ${-waist}Z`),
    path('rose-light', `M0 0L0 ${-length}L${-waist} ${-waist}Z`),
  ])
  point.setAttribute('transform', `rotate(${degrees})`)
  return point
}

/** The headings that cannot be sailed, to either side of the wind. */
function closedSector(windFrom: number, noSail: number): SVGPathElement {
  const half = (noSail / 100) * (Math.PI / 180)
  const [x, y] = [88 * Math.sin(half), -88 * Math.cos(half)]
  const sector = path('rose-closed', `M0 0L${-x} ${y}A88 88 0 0 1 ${x} ${y}Z`)
  sector.setAttribute('transform', `rotate(${windFrom / 100})`)
  return sector
}

function degreeTicks(): SVGElement[] {
  return Array.from({ length: 32 }, (_, i) => {
    const tick = line('rose-tick', 0, -88, 0, i % 4 === 0 ? -96 : -92)
    tick.setAttribute('transform', `rotate(${i * 11.25})`)
    return tick
  })
}

/** Three streaks and an arrow that fly from the wind's eye towards the hub. */
function windArrow(windFrom: number): SVGGElement {
  const arrow = group('wind', [
    path('wind-shaft', 'M0 -208C-7 -196 7 -184 0 -158'),
    path('wind-shaft', 'M-17 -200C-23 -190 -11 -180 -17 -166'),
    path('wind-shaft', 'M17 -200C11 -190 23 -180 17 -166'),
    path('wind-head', 'M0 -136L-12 -162L0 -156L12 -162Z'),
  ])
  arrow.setAttribute('transform', `rotate(${windFrom / 100})`)
  return arrow
}

const SOUTH = 18_000
/** Nearer to the south than this the wind's arrow is below the rose. */
const FROM_BELOW = 4000

/** What a rose tells, below it; above it where the wind blows in from below. */
export function roseName(windFrom: number | null, name: string): SVGTextElement {
  const isBelow = windFrom !== null && Math.abs(turnBetween(SOUTH, windFrom)) < FROM_BELOW
  return text('rose-name', name, { y: isBelow ? -148 : 128 })
}
