import type { GroundShape, Marker, Picture, Piece } from '@grognard/umpire'
import { along, boundsOf, pointsOf } from '../base/place.ts'
import type { Point, Size } from '../base/place.ts'
import type { Say, Scene } from '../base/scene.ts'
import { standardFoot } from '../figures/block.ts'
import { detailOf, heightOf } from '../figures/ranks.ts'
import { leeSide, trimFor } from '../figures/trim.ts'
import { beyondEdge, isPort, roseWords } from '../ground/ground-words.ts'
import { plotMarks } from '../ground/plot.ts'
import { bandNamed } from '../marks/overlay.ts'
import { shownArcs } from '../marks/under.ts'
import { toScreen } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import { NAME_HEIGHT, widthOf } from './labels.ts'
import type { Box } from './labels.ts'
import { WALLS } from '../ground/house.ts'
import { BELOW, HIGH, platesIn } from './plates.ts'
import type { Plate } from './plates.ts'

/** What names depend on besides their pieces. */
export interface Look {
  camera: Camera
  size: Size
  /** The length of tokens in pixels; null where ships are drawn to scale. */
  token: number | null
}

/** The boxes on the screen that names keep clear of: pieces, houses, marks and the figures of ranges. */
export function bodiesIn(scene: Scene, look: Look, say: Say): Box[] {
  const { picture, hasMarks } = scene
  const houses = picture.ground.filter(({ kind }) => kind === 'building')
  return [
    ...picture.pieces.flatMap(piece => bodyOf(piece, look)),
    ...picture.pieces.flatMap(piece => fallenMasts(piece, picture.windFrom, look)),
    ...houses.map(house => houseBox(house, picture.measure.size, look)),
    ...platesIn(picture).map(plate => plateBox(plate, look)),
    ...(hasMarks ? picture.markers.filter(isSigned).map(marker => signBox(marker, look, say)) : []),
    ...bandNames(scene, look, say),
    ...portNames(picture, look, say),
    ...gridNames(picture, look),
  ]
}

/** Where smoke and swords are many, they go without a name. */
const isSigned = ({ kind }: Marker) => kind !== 'firedFrom' && kind !== 'melee'

function bandNames(scene: Scene, { camera, size }: Look, say: Say): Box[] {
  const taken = roseWords(scene.picture)
  return shownArcs(scene).flatMap(({ arc, around }) =>
    arc.bands.flatMap(band => {
      const { name, at } = bandNamed(band, around, say, taken)
      return at ? [boxAround(toScreen(camera, size, at), widthOf(name, 'band'), NAME_HEIGHT)] : []
    }),
  )
}

function portNames(picture: Picture, { camera, size }: Look, say: Say): Box[] {
  return picture.ground
    .filter(shape => isPort(picture, shape))
    .flatMap(shape => {
      const { at, down } = beyondEdge(shape, picture)
      const { x, y } = toScreen(camera, size, at)
      const width = shape.label ? widthOf(say(shape.label), 'ship') : 0
      return [boxAround({ x, y: y + down }, width, NAME_HEIGHT)]
    })
}

/** About as large as a letter of the grid is written. */
const GRID_NAME = 18

function gridNames(picture: Picture, { camera, size }: Look): Box[] {
  return plotMarks(picture).map(({ at, off }) => {
    const { x, y } = toScreen(camera, size, at)
    return boxAround({ x: x + off.x, y: y + off.y }, GRID_NAME, GRID_NAME)
  })
}

/** A sign with its name below. */
const SIGN = { height: 48, middle: 11 }

function signBox(marker: Marker, { camera, size }: Look, say: Say): Box {
  const { x, y } = toScreen(camera, size, marker)
  return boxAround({ x, y: y + SIGN.middle }, widthOf(say(marker.label), 'ship'), SIGN.height)
}

/** Bowsprit and ensign reach so much farther than the hull. */
const WITH_SPARS = 1.24

/** Half of what a piece fills along its heading and across it, in pixels. */
export function reachOf(piece: Piece, { camera, token }: Look): { long: number; wide: number } {
  if (token !== null && piece.shape === 'ship') return { long: token / 2, wide: token * 0.27 }
  const isSteel = piece.silhouette !== undefined
  const share = piece.shape === 'ship' ? (isSteel ? 0.65 : 1) : 0.5
  const far = piece.shape === 'ship' && !isSteel ? WITH_SPARS : 1
  const long = ((piece.length * camera.scale) / 2) * far
  return { long, wide: piece.beam * camera.scale * share }
}

/** How far a piece reaches across and down from its middle, in pixels. */
export function clearOf(piece: Piece, look: Look): Point {
  const radians = (piece.heading / 100) * (Math.PI / 180)
  const { long, wide } = reachOf(piece, look)
  const [sin, cos] = [Math.abs(Math.sin(radians)), Math.abs(Math.cos(radians))]
  return { x: sin * long + cos * wide, y: cos * long + sin * wide }
}

const FLAG = { width: 15, height: 18 }

/** The boxes a piece fills on the screen: along a slanting line several small ones, and its standard. */
function bodyOf(piece: Piece, look: Look): Box[] {
  const { camera, size, token } = look
  const at = toScreen(camera, size, piece)
  const isSmall = token !== null && piece.shape === 'ship'
  if (isSmall || piece.shape === 'mark') {
    const { x, y } = clearOf(piece, look)
    return [boxAround(at, x * 1.8, y * 1.8)]
  }
  const { long, wide } = reachOf(piece, look)
  const [far, near] = [Math.max(long, wide), Math.min(long, wide)]
  const axis = along({ x: 0, y: 0 }, piece.heading + (long > wide ? 0 : 9000), 1)
  const count = Math.max(1, Math.min(18, Math.round((far * 1.6) / Math.max(near, 3))))
  const [ax, ay] = [Math.abs(axis.x), Math.abs(axis.y)]
  const each = { along: far / count, across: near }
  const half = { x: ax * each.along + ay * each.across, y: ay * each.along + ax * each.across }
  const boxes = Array.from({ length: count }, (_, i) => {
    const off = (((i + 0.5) / count) * 2 - 1) * far
    const middle = { x: at.x + axis.x * off, y: at.y - axis.y * off }
    return boxAround(middle, half.x * 2, half.y * 2)
  })
  const stood = boxes.map(box => ({ ...box, top: box.top - heightAbove(piece, camera) }))
  return piece.block ? [...stood, flagBox(toScreen(camera, size, standardFoot(piece)))] : stood
}

/** How far men and riders rise above their ground, in pixels. */
function heightAbove({ shape, block, length, beam }: Piece, { scale }: Camera): number {
  if (shape === 'ship') return 0
  if (!block) return Math.max(length, beam) * RIDER * scale
  return detailOf(block, scale) === null ? 0 : heightOf(block) * 0.8 * scale
}

/** Of the ground under a rider: he rises so much above its edge. */
const RIDER = 0.6

/** Where a mast lies over the lee side of a ship that is drawn to scale; halves of her beam. */
const FALLEN = { middle: 2.1, long: 3.2, wide: 2.6 }

function fallenMasts(piece: Piece, windFrom: number | null, { camera, size, token }: Look): Box[] {
  const isLost = piece.masts?.includes(null) ?? hasLostMainmast(piece)
  if (token !== null || piece.shape !== 'ship' || !isLost) return []
  const half = piece.beam / 2
  const lee = leeSide(trimFor(piece.heading, windFrom))
  const middle = along(piece, piece.heading + lee * 9000, FALLEN.middle * half)
  const [long, wide] = [FALLEN.long * half * camera.scale, FALLEN.wide * half * camera.scale]
  const turned = (piece.heading / 100) * (Math.PI / 180)
  const [sin, cos] = [Math.abs(Math.sin(turned)), Math.abs(Math.cos(turned))]
  const at = toScreen(camera, size, middle)
  return [boxAround(at, cos * long + sin * wide, sin * long + cos * wide)]
}

const hasLostMainmast = ({ badges }: Piece): boolean =>
  badges.some(({ kind }) => kind === 'mainmastLost')

function flagBox({ x, y }: Point): Box {
  return { left: x - 2, right: x + FLAG.width, top: y - FLAG.height, bottom: y }
}

function boxAround({ x, y }: Point, width: number, height: number): Box {
  return { left: x - width / 2, right: x + width / 2, top: y - height / 2, bottom: y + height / 2 }
}

/** Its plan, and above that its roof. */
function houseBox({ polygon }: GroundShape, step: number, { camera, size }: Look): Box {
  const plan = boundsOf(pointsOf(polygon))
  const { x, y, width } = plan
  const height = plan.height + WALLS * step
  const { x: left, y: top } = toScreen(camera, size, { x, y: y + height })
  const right = left + width * camera.scale
  return { left, right, top, bottom: top + height * camera.scale }
}

function plateBox({ at, aside, broad }: Plate, { camera, size }: Look): Box {
  const { x, y } = toScreen(camera, size, at)
  return boxAround({ x: x + aside, y: y + BELOW }, broad + 2, HIGH + 4)
}
