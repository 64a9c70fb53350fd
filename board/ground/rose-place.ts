import type { Picture } from '@grognard/umpire'
import { along, distance, pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { isWithin, roomiestPlace } from '../base/soundings.ts'

/** Where a chart's only rose lies, and its radius; ground units. */
export interface RoseSpot extends Point {
  radius: number
}

/** Of the shorter side of what is seen: the radius on the sea, and on the land, where pieces stand everywhere. */
const SHARE = 0.085
const SHARE_ON_LAND = 0.05
/** The wind's arrow begins so many radii from the middle. */
const ROOM = 2.35
/** From the middle of the rose to the middle of the wind's arrow, in radii. */
const ARROW = 1.7
const COLUMNS = 9
const ROWS = 7

/** Within what is first seen of the sheet, as far from pieces and land as can be, and rather in a corner. */
export function roseSpotIn(window: Bounds, picture: Picture): RoseSpot {
  const seen = common(window, picture.bounds)
  const isLand = picture.theme === 'campaign-map'
  const radius = Math.min(seen.width, seen.height) * (isLand ? SHARE_ON_LAND : SHARE)
  const land = picture.ground
    .filter(({ kind }) => kind !== 'zone' && kind !== 'hill' && kind !== 'field')
    .map(({ polygon }) => pointsOf(polygon))
  const names = picture.ground
    .filter(({ kind, label }) => label && kind !== 'cell')
    .map(({ polygon }) => roomiestPlace(polygon, picture.markers))
  const middle = { x: seen.x + seen.width / 2, y: seen.y + seen.height / 2 }
  const arrow = along({ x: 0, y: 0 }, picture.windFrom ?? 0, radius * ARROW)
  const roomAt = (place: Point): number =>
    Math.min(5 * radius, ...picture.pieces.map(piece => distance(piece, place) - piece.length / 2))
  const clear = ({ x, y }: Point): number =>
    Math.min(roomAt({ x, y }), roomAt({ x: x + arrow.x, y: y + arrow.y }) + radius)
  const worth = (place: Point): number =>
    clear(place) * 2 +
    distance(middle, place) * 0.6 +
    (place.x - place.y) * 0.02 -
    (names.some(name => isOverName(name, place, radius)) ? 12 * radius : 0) -
    (land.some(corners => isOnLand(corners, place, radius)) ? 12 * radius : 0)
  const best = gridIn(seen, radius * ROOM).reduce((one, other) =>
    worth(other) > worth(one) ? other : one,
  )
  return { ...best, radius }
}

/** Names are longer than they are high; the letter of the north stands above the rose. */
function isOverName(name: Point, { x, y }: Point, radius: number): boolean {
  return Math.abs(name.x - x) < radius * 2.6 && Math.abs(name.y - y) < radius * 1.7
}

function isOnLand(corners: readonly Point[], { x, y }: Point, radius: number): boolean {
  const around = [0, radius * 1.2, -radius * 1.2]
  return around.some(east => around.some(north => isWithin(corners, { x: x + east, y: y + north })))
}

function gridIn({ x, y, width, height }: Bounds, room: number): Point[] {
  return Array.from({ length: COLUMNS * ROWS }, (_, i) => ({
    x: x + room + ((i % COLUMNS) / (COLUMNS - 1)) * (width - 2 * room),
    y: y + room + (Math.floor(i / COLUMNS) / (ROWS - 1)) * (height - 2 * room),
  }))
}

/** What two bounds have in common; the second where they have nothing. */
function common(one: Bounds, other: Bounds): Bounds {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  const width = Math.min(one.x + one.width, other.x + other.width) - x
  const height = Math.min(one.y + one.height, other.y + other.height) - y
  return width > 0 && height > 0 ? { x, y, width, height } : other
}
