import type { Picture } from '@grognard/umpire'
import { distance, pointsOf } from './place.ts'
import type { Point } from './place.ts'
import { speck } from './soft.ts'
import { distanceToEdge, isWithin } from './soundings.ts'
import { group, pinned, text } from './svg.ts'

/** So many figures across the longer side of a sheet. */
const ACROSS = 11
/** How many figures of the grid are left out, so that it does not look like one. */
const LEFT_OUT = 0.34
/** Fathoms close to a coast, and how many more far from it. */
const SHALLOW = 6
const DEEP = 48

/** Small figures over the open sea, as an ornament: nothing is too shallow there. */
export function depthsAtSea(picture: Picture, rose: Point & { radius: number }): SVGGElement[] {
  if (picture.theme !== 'sea-chart' || picture.dots) return []
  const shapes = picture.ground
    .filter(({ kind }) => kind !== 'cell')
    .map(({ kind, polygon }) => ({ kind, corners: pointsOf(polygon) }))
  const coasts = shapes.filter(({ kind }) => kind === 'land')
  const { width, height } = picture.bounds
  const step = Math.max(width, height) / ACROSS
  const places = openPlaces(picture, step).filter(
    place =>
      distance(place, rose) > rose.radius * 1.6 &&
      shapes.every(({ corners }) => !isWithin(corners, place)) &&
      coasts.every(({ corners }) => distanceToEdge(corners, place) > step * 0.2),
  )
  const figures = places.map((place, index) => {
    const off = Math.min(4 * step, ...coasts.map(one => distanceToEdge(one.corners, place)))
    const depth = SHALLOW + (off / (4 * step)) * DEEP + speck(index + 77) * 9
    return pinned(place.x, -place.y, [text('sounding at-sea', String(Math.round(depth)))])
  })
  return [group('depths', figures)]
}

/** A slanted grid, each point off its place by chance and some of them left out. */
function openPlaces({ bounds: { x, y, width, height } }: Picture, step: number): Point[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + ((i % columns) + 0.35 + 0.5 * speck(i) + (Math.floor(i / columns) % 2) * 0.15) * step,
    y: y + (Math.floor(i / columns) + 0.25 + 0.5 * speck(i + 400)) * step,
  })).filter((_, i) => speck(i + 900) > LEFT_OUT)
}
