import type { DotGrid, GroundShape, Picture, Rose } from '@grognard/umpire'
import { pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import type { BoardWords, Say } from '../base/scene.ts'
import { clipToSheet, sheetEdge } from '../base/sheet-edge.ts'
import { deepestPlace, isWithin, roomiestPlace, soundingsIn } from '../base/soundings.ts'
import { draw, group, outline, path, pinned, text } from '../base/svg.ts'
import { cliffsOf } from '../ground/cliffs.ts'
import { depthsAtSea } from '../ground/depths.ts'
import { bearingRing, contoursOf, plotGrid, plotNames, rounded } from '../ground/plot.ts'
import { beyondEdge, borderOf, FAINT_ROSE, isPort } from '../ground/ground-words.ts'
import { hexGrid } from '../ground/hexes.ts'
import { drawLand } from '../ground/land.ts'
import { roseSpotIn } from '../ground/rose-place.ts'
import type { RoseSpot } from '../ground/rose-place.ts'
import { compassRose, roseName } from '../ground/rose.ts'
import { hasMovingNames } from '../names/names.ts'
import type { View } from '../view/view.ts'
import type { Layers } from './layers.ts'

/** Everything that lies under the pieces: the sheet, its lines, coasts and depths; its rose at a spot that is first seen. */
function drawGround(
  picture: Picture,
  say: Say,
  north: string,
  spot: RoseSpot = roseSpotIn(picture.bounds, picture),
): SVGGElement {
  const { bounds } = picture
  const isChart = picture.theme !== 'board'
  const isPlot = picture.theme === 'plotting-board'
  const clip = draw('clipPath', { id: sheetEdge(bounds) }, [sheet('', bounds)])
  const inside = group('inside', [
    ...rhumbsOn(picture, spot),
    ...(isPlot ? [...plotGrid(picture), ...bearingRing(picture)] : []),
    ...(picture.theme === 'campaign-map' ? [] : drawLand(picture)),
    ...byKind(picture.ground).map(shape => drawShape(shape, isPlot)),
    ...(isPlot ? contoursOf(picture.ground) : cliffsOf(picture)),
    ...(picture.roses ?? []).map(rose => faintRose(picture, rose, say, north)),
    ...(picture.dots ? dotGrid(picture.dots) : []),
    ...(picture.hexes ? hexGrid(picture.hexes) : []),
  ])
  clipToSheet(inside, bounds)
  return group('ground', [
    draw('defs', {}, [clip]),
    sheet('sheet', bounds),
    inside,
    ...depthsAtSea(picture, spot),
    ...(hasMovingNames(picture) ? [] : namesIn(picture, say)),
    ...(isChart ? [border(picture)] : []),
    ...(isPlot ? plotNames(picture) : []),
    ...(isChart && !isPlot && !picture.roses
      ? [roseAt(picture, north, spot, spot.radius / 100)]
      : []),
  ])
}

/** The bearings of a chart, where there are no dots or hexes to stand on. */
function rhumbsOn({ dots, hexes, bounds, theme }: Picture, rose: Point): SVGElement[] {
  return theme === 'sea-chart' && !dots && !hexes ? [rhumbLines(bounds, rose)] : []
}

function dotGrid({ x, y, step, columns, rows }: DotGrid): SVGElement[] {
  const half = step / 2
  const left = x - half
  const top = -y - (rows - 1) * step - half
  const dot = draw('circle', { class: 'dot', cx: half, cy: half })
  dot.style.setProperty('--step', String(step))
  const tile = { id: 'dots', patternUnits: 'userSpaceOnUse', x: left, y: top }
  const pattern = draw('pattern', { ...tile, width: step, height: step }, [dot])
  const area = { x: left, y: top, width: columns * step, height: rows * step }
  return [draw('defs', {}, [pattern]), draw('rect', { fill: 'url(#dots)', ...area })]
}

/** Depths first, land above them. */
function byKind(shapes: readonly GroundShape[]): GroundShape[] {
  const order: readonly string[] = ['zone', 'shoal', 'harbour', 'cell', 'land']
  return shapes
    .filter(({ kind }) => order.includes(kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
}

function sheet(className: string, { x, y, width, height }: Bounds): SVGRectElement {
  return draw('rect', { class: className, x, y: -y - height, width, height })
}

/** On a plotting board coasts are rounded a little, as a hand would draw them. */
function drawShape(shape: GroundShape, isPlot: boolean): SVGGElement {
  const { kind, polygon } = shape
  const drawn = isPlot && kind === 'land' ? rounded(polygon) : polygon
  return group(kind, [path(`${kind}-face`, outline(drawn))])
}

function namesIn(picture: Picture, say: Say): SVGElement[] {
  return picture.ground.flatMap(shape => namesOf(shape, picture, say))
}

/** The name of a shape; the depth of a zone stands in it as small figures besides. */
function namesOf(shape: GroundShape, picture: Picture, say: Say): SVGElement[] {
  if (!shape.label || shape.kind === 'cell') return []
  const label = say(shape.label)
  if (isPort(picture, shape)) {
    const { at, down } = beyondEdge(shape, picture)
    return [pinned(at.x, -at.y, [text('ground-name beside', label, { y: down })])]
  }
  const figure = /\d+/.exec(label)?.[0]
  const isDeep = shape.kind === 'shoal' || shape.kind === 'zone'
  if (!isDeep || figure === undefined) {
    const place = roomiestPlace(shape.polygon, picture.markers)
    return [pinned(place.x, -place.y, [text('ground-name', label)])]
  }
  const places = soundingPlaces(shape, picture)
  const middle = Math.floor(places.length / 2)
  return places.map(({ x, y }, index) =>
    pinned(x, -y, [index === middle ? text('ground-name', label) : text('sounding', figure)]),
  )
}

/** Clear of land, and never none. */
function soundingPlaces(shape: GroundShape, picture: Picture): Point[] {
  const land = picture.ground
    .filter(({ kind }) => kind === 'land')
    .map(one => pointsOf(one.polygon))
  const places = soundingsIn(shape.polygon, picture.measure.size * 3)
  const clear = places.filter(place => !land.some(corners => isWithin(corners, place)))
  return clear.length > 0 ? clear : [deepestPlace(shape.polygon)]
}

/** Large, for pieces may stand on it. */
function faintRose(picture: Picture, place: Rose, say: Say, north: string): SVGGElement {
  const rose = roseAt(picture, north, place, (sizeOf(picture) * FAINT_ROSE) / 100)
  rose.classList.add('faint')
  if (place.label) rose.append(roseName(picture.windFrom, say(place.label)))
  return rose
}

const sizeOf = ({ bounds }: Picture) => Math.min(bounds.width, bounds.height)

function roseAt(picture: Picture, north: string, place: Point, radius: number): SVGGElement {
  const rose = compassRose(picture.windFrom, north, picture.noSail)
  rose.setAttribute('transform', `translate(${place.x} ${-place.y}) scale(${radius})`)
  return rose
}

/** Thirty-two bearings from the rose, and sixteen from two points far from it. */
function rhumbLines(bounds: Bounds, rose: Point): SVGGElement {
  const far = bounds.width + bounds.height
  const fan = (centre: Point, count: number): SVGPathElement[] =>
    Array.from({ length: count }, (_, i) => {
      const angle = (i * 2 * Math.PI) / count
      const end = { x: centre.x + far * Math.sin(angle), y: centre.y + far * Math.cos(angle) }
      const rank = i % (count / 4) === 0 ? 'rhumb main' : 'rhumb'
      return path(rank, `M${centre.x} ${-centre.y}L${end.x} ${-end.y}`)
    })
  const mirrored = {
    x: 2 * bounds.x + bounds.width - rose.x,
    y: 2 * bounds.y + bounds.height - rose.y,
  }
  return group('rhumbs', [...fan(rose, 32), ...fan(mirrored, 16)])
}

/** A neat-line with a step of the measure dark, the next light, on all four sides. */
function border(picture: Picture): SVGGElement {
  const { x, y, width, height } = picture.bounds
  const step = picture.measure.size
  const thick = borderOf(picture.bounds)
  const bars: string[] = []
  for (let at = 0; at < width; at += 2 * step) {
    const long = Math.min(step, width - at)
    bars.push(bar(x + at, -y, long, thick), bar(x + at, -y - height - thick, long, thick))
  }
  for (let at = 0; at < height; at += 2 * step) {
    const long = Math.min(step, height - at)
    bars.push(
      bar(x - thick, -y - at - long, thick, long),
      bar(x + width, -y - at - long, thick, long),
    )
  }
  const rim = {
    x: x - thick,
    y: -y - height - thick,
    width: width + 2 * thick,
    height: height + 2 * thick,
  }
  return group('border', [
    path('border-bars', bars.join('')),
    draw('rect', { class: 'border-line', x, y: -y - height, width, height }),
    draw('rect', { class: 'border-line', ...rim }),
  ])
}

function bar(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}Z`
}

/** The sheet under all pieces; it is drawn anew only where it looks otherwise. */
export interface Ground {
  show(picture: Picture): void
  /** Puts the rose where it is seen in the window as it lies. */
  layRose(picture: Picture): void
  /** Where the rose was put; none before the window is known. */
  rose(): RoseSpot | undefined
}

/** Of the length of a ship: so much is seen as well at the closest as else a step of the measure. */
const OF_A_SHIP = 0.3

/** What should be seen well at the closest: a step of the measure, or the deck of the largest ship. */
function closestOf({ measure, pieces }: Picture): number {
  const lengths = pieces.filter(({ shape }) => shape === 'ship').map(({ length }) => length)
  return Math.min(measure.size, ...lengths.map(length => length * OF_A_SHIP))
}

export function createGround(layers: Layers, view: View, words: BoardWords): Ground {
  let drawn = ''
  let drawnBy: readonly unknown[] = []
  let rose: RoseSpot | undefined
  const show = (picture: Picture): void => {
    const { bounds, ground, lines, windFrom, theme, roses, hexes } = picture
    view.setSheet(bounds, closestOf(picture))
    const by = [bounds, ground, lines, windFrom, theme, roses, hexes?.x, hexes?.y, rose]
    if (by.every((one, index) => one === drawnBy[index])) return
    drawnBy = by
    const looks = JSON.stringify([
      bounds,
      ground,
      lines,
      windFrom,
      theme,
      roses,
      hexes,
      words.north,
      rose,
    ])
    if (looks === drawn) return
    drawn = looks
    layers.svg.dataset['theme'] = theme
    layers.ground.replaceChildren(drawGround(picture, words.say, words.north, rose))
  }
  return {
    show,
    layRose(picture) {
      rose = roseSpotIn(view.window(), picture)
      show(picture)
    },
    rose: () => rose,
  }
}
