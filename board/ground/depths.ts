import type { Picture } from '@grognard/umpire'
import { distance, pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { speck } from '../base/soft.ts'
import { distanceToEdge, isWithin } from '../base/soundings.ts'
import { group, pinned, text } from '../base/svg.ts'

/** So many figures across the longer side of a sheet. */
const ACROSS = 11
/** How many figures of the grid are left out, so that it does not look like one. */
const LEFT_OUT = 0.34
/** Figures grow no larger than this share of a step of the grid, over the size of their letters. */
const SMALLEST_STEP = 1 / 42
/** Fathoms close to a coast, and how many more far from it. */
const SHALLOW = 6
const DEEP = 48

/** Small figures over the open sea, as an ornament: nothing is too shallow there. */
export function depthsAtSea(picture: Picture, rose: Point & { radius: number }): SVGGElement[] {
  if (picture.theme !== 'sea-chart' || picture.dots || picture.hexes) return []
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
    const share = (off / (4 * step)) * (0.35 + 0.65 * bottomAt(place, step))
    const depth = SHALLOW + share * DEEP + speck(index + 77) * 4
    return pinned(place.x, -place.y, [text('sounding at-sea', String(Math.round(depth)))])
  })
  const depths = group('depths', figures)
  depths.style.setProperty('--most', String(step * SMALLEST_STEP))
  return [depths]
}

/** The bottom rises and falls in long waves: 0 where it is shallow to 1. */
function bottomAt({ x, y }: Point, step: number): number {
  const [east, north] = [x / (step * 2.3), y / (step * 2.9)]
  return 0.5 + 0.25 * (Math.sin(east + 0.6 * north) + Math.sin(1.7 * north - 0.8 * east))
}

/** A slanted grid, each point off its place by chance and some of them left out. */
function openPlaces({ bounds: { x, y, width, height } }: Picture, step: number): Point[] {
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)]
  return Array.from({ length: columns * rows }, (_, i) => ({
    x: x + ((i % columns) + 0.35 + 0.5 * speck(i) + (Math.floor(i / columns) % 2) * 0.15) * step,
    y: y + (Math.floor(i / columns) + 0.25 + 0.5 * speck(i + 400)) * step,
  })).filter((_, i) => speck(i + 900) > LEFT_OUT)
}
