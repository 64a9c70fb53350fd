import type { GroundLine, GroundShape, Picture } from '@grognard/umpire'
import { boundsOf, holds, pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { alongBorder, closed, goingOn, softened, speck } from '../base/soft.ts'
import { distanceToEdge, isWithin } from '../base/soundings.ts'
import { crowd, draw, group, inCrowd, path } from '../base/svg.ts'
import { cropOf, drawCrop, openPlots } from './fields.ts'
import type { Crop } from './fields.ts'
import { standHouse, yardsBetween } from './house.ts'
import { drawGroundLines } from './land-lines.ts'
import { shadowAt, wholeHour } from './light.ts'
import { awayFrom, drawHill } from './relief.ts'
import type { Bare } from './relief.ts'
import { scattered, tufts } from './scatter.ts'
import { standTrees } from './trees.ts'
import type { Upstanding } from './trees.ts'
import { standLine } from './walls.ts'

/** The sheet, a step of its measure, and where the tip of a shadow lies. */
interface Sheet {
  bounds: Bounds
  step: number
  sun: Point
  bare: readonly Bare[]
}

/** Meadow and tilled plots, hills with hachures, fields, water and roads; then all that stands, the farthest first. */
export function drawLand(picture: Picture): SVGElement[] {
  const { ground, lines = [], measure, bounds, theme } = picture
  const flat = ground.filter(({ kind }) => areas[kind] !== undefined)
  const houses = ground.filter(({ kind }) => kind === 'building')
  if (theme !== 'campaign-map' && flat.length + houses.length === 0) return []
  const hills = flat.filter(({ kind }) => kind === 'hill')
  const step = measure.size
  const sun = shadowAt(wholeHour(picture.timeOfDay))
  const sheet = { bounds, step, sun, bare: bareGround(ground, lines, step) }
  const standing = upstanding(picture, sheet).toSorted((one, other) => other.foot - one.foot)
  return [
    ...hills.map((shape, index) => drawArea(shape, index, sheet)),
    meadow(picture, sheet),
    ...flat
      .filter(shape => !hills.includes(shape))
      .map((shape, index) => drawArea(shape, index, sheet)),
    ...yardsBetween(houses, step).map(corners => drawYard(corners, step)),
    drawGroundLines(lines, step),
    group('shades', [path('shade', standing.map(({ shade }) => shade).join(''))]),
    group(
      'upstanding',
      standing.map(({ element }) => element),
    ),
    ...daylight(bounds, sun),
  ]
}

/** No strokes of a slope lie on roads and near houses. */
function bareGround(
  ground: readonly GroundShape[],
  lines: readonly GroundLine[],
  step: number,
): Bare[] {
  const roads = lines
    .filter(({ kind }) => kind === 'road' || kind === 'bridge')
    .flatMap(road => legsOf(road, road.width / 2 + step * 0.4))
  const houses = ground
    .filter(({ kind }) => kind === 'building')
    .map(({ polygon }) => {
      const { x, y, width, height } = boundsOf(pointsOf(polygon))
      const middle = { x: x + width / 2, y: y + height / 2 }
      return { from: middle, to: middle, within: Math.max(width, height) * 0.8 }
    })
  return [...roads, ...houses]
}

function legsOf({ points }: GroundLine, within: number): Bare[] {
  const places = pointsOf(points)
  return places.slice(1).map((to, index) => ({ from: places[index] ?? to, to, within }))
}

const PLOTS: readonly Crop[] = ['rows', 'corn', 'plough', 'meadow', 'corn', 'rows', 'plough']

/** Grass here and there and plots of tilled ground, so that open ground does not look like paper. */
function meadow({ ground, lines = [] }: Picture, sheet: Sheet): SVGElement {
  const { bounds, step } = sheet
  const { x, y, width, height } = bounds
  const shapes = ground
    .filter(({ kind }) => kind !== 'hill' && kind !== 'zone')
    .map(({ polygon }) => pointsOf(polygon))
  const legs = lines.flatMap(one => legsOf(one, one.width / 2 + step * 1.6))
  const slopes = ground.filter(({ kind }) => kind === 'hill').map(shape => cornersOf(shape, sheet))
  const isTaken = (at: Point) =>
    slopes.some(corners => distanceToEdge(corners, at) < step * 7.5) ||
    shapes.some(corners => isWithin(corners, at)) ||
    legs.some(({ from, to, within }) => awayFrom(at, from, to) < within)
  const plots = openPlots(bounds, step, isTaken).map((corners, index) =>
    drawCrop(corners, PLOTS[(index * 5 + 1) % PLOTS.length] ?? 'rows', step, `plot-${index}`),
  )
  const corners = pointsOf([x, y, x + width, y, x + width, y + height, x, y + height])
  const growths = scattered(corners, step * 5, 1).map(({ at }, index) => ({
    at,
    r: step * (0.22 + 0.2 * speck(index)),
  }))
  return group('meadow', [tufts(growths), crowd('plots', plots.map(inCrowd))])
}

type Drawn = (corners: Point[], index: number, sheet: Sheet) => SVGElement[]

const areas: Partial<Record<GroundShape['kind'], Drawn>> = {
  hill: (corners, index, { step, sun, bare, bounds }) =>
    drawHill(corners, index, step, sun, bare, bounds),
  field: (corners, index, { step }) => [drawCrop(corners, cropOf(index), step, `field-${index}`)],
  scrub: (corners, _, { step }) => [
    path('scrub-face', closed(corners)),
    tufts(scattered(corners, step * 2.4, 1).map(({ at }) => ({ at, r: step * 0.5 }))),
  ],
  orchard: corners => [path('orchard-face', closed(corners))],
  wood: corners => [path('wood-face', closed(corners))],
}

/** How far from a corner its rounding begins, in steps. */
const ROUND: Partial<Record<GroundShape['kind'], number>> = {
  hill: 10,
  wood: 4,
  field: 0.5,
  scrub: 7,
}

function cornersOf(shape: GroundShape, { bounds, step }: Sheet): Point[] {
  const corners = goingOn(shape.polygon, bounds)
  return softened(corners, step * (ROUND[shape.kind] ?? 0))
}

function drawArea(shape: GroundShape, index: number, sheet: Sheet): SVGGElement {
  const parts = areas[shape.kind]?.(cornersOf(shape, sheet), index, sheet) ?? []
  return group(`area ${shape.kind} level-${shape.level ?? 0}`, parts)
}

/** Bare earth between houses. */
function drawYard(corners: Point[], step: number): SVGGElement {
  const stones = scattered(corners, step * 0.9, 1).map(
    ({ at }) => `M${Math.round(at.x)} ${Math.round(-at.y)}h${Math.round(step * 0.3)}`,
  )
  return group('yard', [path('yard-face', closed(corners)), path('yard-stones', stones.join(''))])
}

/** Woods, orchards, avenues, hedges, walls and houses. */
function upstanding(picture: Picture, sheet: Sheet): Upstanding[] {
  const { ground, lines = [], pieces } = picture
  const held = pieces.filter(({ badges }) => badges.some(({ kind }) => kind === 'garrison'))
  const isHeld = ({ polygon }: GroundShape) =>
    held.some(piece => isWithin(pointsOf(polygon), piece))
  return [
    ...ground
      .filter(({ kind }) => kind === 'wood')
      .flatMap(shape => standTrees(treesIn(cornersOf(shape, sheet), sheet), 'crown', sheet.sun)),
    ...ground
      .filter(({ kind }) => kind === 'orchard')
      .flatMap(shape => standTrees(fruitTrees(shape, sheet.step), 'crown', sheet.sun)),
    ...standTrees(avenues(picture, sheet), 'poplar', sheet.sun),
    ...lines.flatMap(one => standLine(one, sheet.step, sheet.sun)),
    ...ground
      .filter(({ kind }) => kind === 'building')
      .map(house => standHouse(house, sheet.step, sheet.sun, isHeld(house))),
  ]
}

/** Trees in no order, and a row of them along the edge. */
function treesIn(corners: Point[], { bounds, step }: Sheet) {
  const room = 3 * step
  const around = {
    x: bounds.x - room,
    y: bounds.y - room,
    width: bounds.width + 2 * room,
    height: bounds.height + 2 * room,
  }
  const edge = alongBorder(corners, step * 2).map(({ at }, index) => ({
    at,
    r: step * (0.95 + 0.4 * speck(index)),
  }))
  const inner = scattered(corners, step * 2.7, 1).map(({ at }, index) => ({
    at,
    r: step * (1.15 + 0.5 * speck(index + 60)),
  }))
  return [...inner, ...edge].filter(({ at }) => holds(around, at))
}

function fruitTrees({ polygon }: GroundShape, step: number) {
  return scattered(pointsOf(polygon), step * 3.6, 0.12).map(({ at }) => ({
    at: { x: at.x, y: at.y - step * 0.6 },
    r: step * 1.05,
  }))
}

/** How far apart the poplars of an avenue stand, how far from the road, in steps, and the share that is gone. */
const AVENUE = { apart: 7, aside: 1.3, gone: 0.2 }

/** Along roads through open country, clear of houses, woods and other lines. */
function avenues({ ground, lines = [] }: Picture, { bounds, step }: Sheet) {
  const shapes = ground.filter(
    ({ kind }) => kind === 'wood' || kind === 'orchard' || kind === 'scrub' || kind === 'building',
  )
  const taken = shapes.map(({ polygon }) => boundsOf(pointsOf(polygon)))
  const isTaken = (at: Point) =>
    !holds(bounds, at) ||
    taken.some(({ x, y, width, height }) =>
      holds(
        { x: x - 5 * step, y: y - 5 * step, width: width + 10 * step, height: height + 10 * step },
        at,
      ),
    ) ||
    lines.some(one =>
      legsOf(one, one.width / 2 + step * 0.8).some(
        ({ from, to, within }) => awayFrom(at, from, to) < within,
      ),
    )
  return lines
    .filter(({ kind }) => kind === 'road')
    .flatMap(road => besideRoad(road, step))
    .filter(at => !isTaken(at))
    .map((at, index) => ({ at, r: step * (0.9 + 0.7 * speck(index + 5)) }))
}

/** Both sides of a road; none stands quite where the one across the road does, and some are gone. */
function besideRoad(road: GroundLine, step: number): Point[] {
  const places = pointsOf(road.points)
  const far = road.width / 2 + AVENUE.aside * step
  return places.slice(1).flatMap((to, index) => {
    const from = places[index] ?? to
    const long = Math.hypot(to.x - from.x, to.y - from.y) || 1
    const ahead = { x: (to.x - from.x) / long, y: (to.y - from.y) / long }
    const count = Math.floor(long / (AVENUE.apart * step))
    return Array.from({ length: count * 2 }, (_, i) => i)
      .filter(i => speck(i + 41) > AVENUE.gone)
      .map(i => {
        const gone = (Math.floor(i / 2) + 0.2 + 0.6 * speck(i + 7)) * AVENUE.apart * step
        const off = (i % 2 === 0 ? far : -far) * (1 + 0.18 * speck(i + 19))
        return {
          x: from.x + ahead.x * gone - ahead.y * off,
          y: from.y + ahead.y * gone + ahead.x * off,
        }
      })
  })
}

/** Warm where the light comes from, cool where it goes. */
function daylight({ x, y, width, height }: Bounds, sun: Point): SVGElement[] {
  const isMorning = sun.x < 0
  const stops = ['warm', 'clear', 'cool'].map((name, index) =>
    draw('stop', { class: `light-${name}`, offset: index / 2 }),
  )
  const fade = { id: 'daylight', x1: isMorning ? 1 : 0, x2: isMorning ? 0 : 1, y1: 0.1, y2: 0.75 }
  return [
    draw('defs', {}, [draw('linearGradient', fade, stops)]),
    draw('rect', { class: 'daylight', x, y: -y - height, width, height, fill: 'url(#daylight)' }),
  ]
}
