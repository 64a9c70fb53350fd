import type { GroundShape, Picture, Piece } from '@grognard/umpire'
import { boundsOf, distance, holds, pointsOf } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import type { Say, Scene } from '../base/scene.ts'
import { WALLS } from '../ground/house.ts'
import { deepestPlace } from '../base/soundings.ts'
import { pinned, text } from '../base/svg.ts'
import { toScreen } from '../view/camera.ts'
import { bodiesIn, clearOf } from './bodies.ts'
import type { Look } from './bodies.ts'
import { NAME_HEIGHT, placeLabels, widthOf } from './labels.ts'
import { isNearBy, nameText, stateOf, wantedName } from './piece-names.ts'
import type { Wanted } from './labels.ts'

/** Where a piece's name is drawn. */
type NameHolder = (piece: string) => SVGGElement | undefined

/** All that names are placed by: while it is the same, they stand as they are. */
export function bearingOnNames(scene: Scene, { camera, size, token }: Look): readonly unknown[] {
  const { picture, selected, targets, ready, named, hasMarks, arcsOf, sketch } = scene
  const ghost = sketch && arcsOf.includes(sketch.piece) ? sketch.poses.at(-1) : null
  const lists = JSON.stringify([selected, targets, ready, named, hasMarks, arcsOf, ghost])
  const { x, y, scale } = camera
  const { pieces, ground, arcs } = picture
  return [pieces, ground, arcs, lists, x, y, scale, size.width, size.height, token]
}

/** What each name was written as last. */
const written = new WeakMap<SVGGElement, string>()

/** Written anew only where it is another one or stands elsewhere. */
function write(holder: SVGGElement, text: string, draw: () => readonly SVGElement[]): void {
  if (written.get(holder) === text) return
  written.set(holder, text)
  holder.replaceChildren(...draw())
}

/**
 * Names go to the selected first, then to those who can act or be aimed at, then to the ground; none
 * lies over a figure or another name.
 */
export function nameAll(
  scene: Scene,
  holderOf: NameHolder,
  ground: SVGGElement,
  look: Look,
  say: Say,
): void {
  const { picture } = scene
  const able = picture.pieces.filter(isNamed)
  const named = able.filter(({ id }) => scene.named === null || scene.named.includes(id))
  const rank = (piece: Piece): number =>
    (scene.selected === piece.id ? -4 : 0) +
    (scene.targets.includes(piece.id) ? -2 : 0) +
    (scene.ready.includes(piece.id) ? -1 : 0) +
    (piece.shape === 'mark' ? 1 : 0)
  const shapes = groundNamesOf(picture, look, say)
  const pieces = named
    .toSorted((a, b) => rank(a) - rank(b))
    .map(piece => wantedName(piece, look, say))
  const bodies = bodiesIn(scene, look, say)
  const offsets = placeLabels([...pieces, ...shapes.map(({ wanted }) => wanted)], bodies, look.size)
  for (const piece of able) {
    const offset = offsets.get(piece.id)
    const holder = holderOf(piece.id)
    if (!holder) continue
    const { name, label, side, shape, badges } = piece
    const looks = [
      name,
      label,
      side,
      shape,
      offset,
      badges,
      isNearBy(piece, look),
      stateOf(piece, look, say),
      clearOf(piece, look),
    ]
    write(holder, JSON.stringify(looks), () => (offset ? nameText(piece, offset, look, say) : []))
  }
  const placed = shapes.flatMap(({ wanted, name, at }) => {
    const offset = offsets.get(wanted.id)
    return offset ? [{ name, at, offset }] : []
  })
  write(ground, JSON.stringify(placed), () =>
    placed.map(({ name, at, offset }) =>
      pinned(at.x, -at.y, [text('ground-name', name, { x: offset.x, y: offset.y })]),
    ),
  )
}

/** Counters of a plain board have no names, flights do, after the ships. */
function isNamed({ shape, silhouette }: Piece): boolean {
  return shape === 'ship' || shape === 'block' || silhouette !== undefined
}

interface GroundName {
  wanted: Wanted
  name: string
  at: Point
}

/** On the land names give way to pieces; the names of a chart lie under them. */
export function hasMovingNames({ theme }: Picture): boolean {
  return theme === 'campaign-map'
}

function groundNamesOf(picture: Picture, look: Look, say: Say): GroundName[] {
  if (!hasMovingNames(picture)) return []
  return picture.ground.flatMap((shape, index) => {
    if (!shape.label) return []
    const name = say(shape.label)
    if (name === '') return []
    const at = deepestPlace(shape.polygon)
    const isOnSheet = isWithinOf(picture, at, look)
    const roof = shape.kind === 'building' ? WALLS * picture.measure.size * look.camera.scale : 0
    const places = placesIn(shape, at, look, { width: widthOf(name, 'ground'), roof }).filter(
      isOnSheet,
    )
    return [
      {
        name,
        at,
        wanted: {
          id: `ground ${index}`,
          at: toScreen(look.camera, look.size, at),
          clear: { x: 0, y: 0 },
          width: widthOf(name, 'ground'),
          height: NAME_HEIGHT,
          places,
        },
      },
    ]
  })
}

/** Whether an offset from a point still lies on the map. */
function isWithinOf({ bounds }: Picture, at: Point, { camera }: Look) {
  return (off: Point): boolean =>
    holds(bounds, { x: at.x + off.x / camera.scale, y: at.y - off.y / camera.scale })
}

/** A house is named beside its walls, any other ground within its border and then beside it. */
function placesIn(
  { kind, polygon }: GroundShape,
  at: Point,
  { camera }: Look,
  { width, roof }: { width: number; roof: number },
) {
  const { x, y, width: broad, height: high } = boundsOf(pointsOf(polygon))
  const onScreen = (point: Point): Point => ({
    x: (point.x - at.x) * camera.scale,
    y: (at.y - point.y) * camera.scale,
  })
  const room = NAME_HEIGHT / 2 + 3
  const [middle, side] = [onScreen({ x: x + broad / 2, y: y + high / 2 }), width / 2 + 5]
  const half = { x: (broad * camera.scale) / 2, y: (high * camera.scale) / 2 }
  const beside = [
    { x: middle.x, y: middle.y + half.y + room },
    { x: middle.x, y: middle.y - half.y - room - roof },
    { x: middle.x + half.x + side, y: middle.y },
    { x: middle.x - half.x - side, y: middle.y },
  ]
  if (kind === 'building') return beside
  const inside = [0.5, 0.3, 0.7].flatMap(row =>
    [0.5, 0.3, 0.7].map(column => ({ x: x + broad * column, y: y + high * row })),
  )
  const within = inside.toSorted((a, b) => distance(a, at) - distance(b, at)).map(onScreen)
  return [{ x: 0, y: 0 }, ...within, ...beside]
}
