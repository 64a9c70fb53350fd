import type { Picture, Piece } from '@grognard/umpire'
import { along, distance, normalHeading, turnBetween } from '../base/place.ts'
import type { Point } from '../base/place.ts'
import { crowd, group, placeInCrowd } from '../base/svg.ts'
import type { Scene } from '../base/scene.ts'
import { drawBarStandard, drawFront, drawMen, drawRing } from '../figures/block.ts'
import { detailOf } from '../figures/ranks.ts'
import type { Detail, Doing } from '../figures/ranks.ts'
import { drawRider } from '../figures/rider.ts'
import { shadowAt, wholeHour } from '../ground/light.ts'
import { drawDust, drawSmoke } from '../marks/battle-smoke.ts'
import { HALO_ROOM } from '../names/piece-names.ts'
import { coversBefore, createCovers } from './cover.ts'
import type { Cover } from './cover.ts'

/** What stands upright on the ground of one piece, the smoke before it and its front over all that. */
interface Upright {
  men: SVGGElement
  smoke: SVGGElement
  front: SVGGElement
  turned: SVGGElement
  degrees: number
  /** What was drawn last; drawn anew only when this changes. */
  drawn: string
  drawnAs: readonly unknown[]
}

/** Men, horses and guns of all pieces of the land, over the ground they stand on. */
export interface UprightLayer {
  men: SVGGElement
  smoke: SVGGElement
  fronts: SVGGElement
  /** `scale` is pixels in a ground unit. */
  show(picture: Picture, scale: number): void
  /** The rings of what is in hand, aimed at or has just been struck, over the men who would hide them. */
  ring(scene: Pick<Scene, 'selected' | 'targets' | 'stirred'>): void
}

export function uprightLayer(): UprightLayer {
  const men = crowd('uprights')
  const smoke = crowd('smoke')
  const fronts = crowd('fronts')
  const standing = new Map<string, Upright>()
  const coversOf = createCovers()
  const stand = (piece: Piece): Upright => {
    const known = standing.get(piece.id)
    if (known) return known
    const fresh = newUpright(piece)
    standing.set(piece.id, fresh)
    smoke.append(fresh.smoke)
    fronts.append(fresh.front)
    return fresh
  }
  return {
    men,
    smoke,
    fronts,
    ring({ selected, targets, stirred }) {
      for (const [id, { front }] of standing) {
        front.classList.toggle('selected', id === selected)
        front.classList.toggle('target', targets.includes(id))
        front.classList.toggle('stirred', stirred.includes(id))
      }
    },
    show(picture, scale) {
      const pieces = picture.pieces.filter(isUpright)
      clear(standing, pieces)
      if (pieces.length === 0) return
      const sun = shadowAt(wholeHour(picture.timeOfDay))
      for (const piece of pieces) {
        const upright = stand(piece)
        place(upright, piece)
        redraw(upright, piece, doingOf(piece, picture), scale, sun)
      }
      const outside = pieces.filter(piece => !isInside(piece))
      const covers = coversBefore(coversOf(picture, sun), outside, footOf, picture.measure.size)
      sortByFoot(men, pieces, standing, covers)
    },
  }
}

const isUpright = ({ block, shape }: Piece) => block !== undefined || shape === 'rider'

const isInside = ({ badges }: Piece) => badges.some(({ kind }) => kind === 'garrison')

function newUpright(piece: Piece): Upright {
  const turned = group('turned')
  return {
    men: group('upright'),
    smoke: group('upright'),
    front: group('upright', [turned]),
    turned,
    degrees: piece.heading / 100,
    drawn: '',
    drawnAs: [],
  }
}

function clear(standing: Map<string, Upright>, pieces: readonly Piece[]): void {
  const ids = new Set(pieces.map(({ id }) => id))
  for (const [id, gone] of standing) {
    if (ids.has(id)) continue
    for (const part of [gone.men, gone.smoke, gone.front]) part.remove()
    standing.delete(id)
  }
}

/** Nothing is written anew that stands so already: the browser would look through the whole drawing again. */
function place(upright: Upright, { x, y, heading }: Piece): void {
  const { men, smoke, front, turned } = upright
  const at = placeInCrowd({ x, y })
  if (men.style.transform !== at) for (const part of [men, smoke, front]) part.style.transform = at
  const before = normalHeading(Math.round(upright.degrees * 100))
  upright.degrees += turnBetween(before, heading) / 100
  const turn = `rotate(${upright.degrees}deg)`
  if (turned.style.transform !== turn) turned.style.transform = turn
}

/** The farthest first, so that who stands nearer hides them. */
function sortByFoot(
  men: SVGGElement,
  pieces: readonly Piece[],
  standing: Map<string, Upright>,
  covers: readonly Cover[],
): void {
  const figures = pieces.flatMap(piece => {
    const element = standing.get(piece.id)?.men
    return element ? [{ foot: footOf(piece), element }] : []
  })
  const ordered = [...figures, ...covers]
    .toSorted((one, other) => other.foot - one.foot)
    .map(({ element }) => element)
  const isSame = men.childElementCount === ordered.length
  if (isSame && ordered.every((one, index) => men.children[index] === one)) return
  men.replaceChildren(...ordered)
}

/** The lowest point of its ground, in ground units north. */
function footOf({ y, heading, length, beam }: Piece): number {
  const radians = (heading / 100) * (Math.PI / 180)
  return y - (Math.abs(Math.cos(radians)) * length + Math.abs(Math.sin(radians)) * beam) / 2
}

/** How far the mark of a shot may lie from the middle of a front, in ground units. */
const NEAR = 60

function doingOf(piece: Piece, { markers }: Picture): Doing {
  const front = along(piece, piece.heading, piece.length / 2)
  return {
    hasFired: markers.some(marker => marker.kind === 'firedFrom' && distance(marker, front) < NEAR),
    isCharging: piece.badges.some(({ kind }) => kind === 'charging'),
  }
}

function redraw(upright: Upright, piece: Piece, doing: Doing, scale: number, sun: Point): void {
  const detail = piece.block ? detailOf(piece.block, scale) : 'full'
  const by = [piece, detail, doing.hasFired, sun.x]
  if (by.every((one, index) => one === upright.drawnAs[index])) return
  upright.drawnAs = by
  const { x: _x, y: _y, label: _label, card: _card, ...looks } = piece
  const drawn = JSON.stringify([looks, detail, doing, sun])
  if (drawn === upright.drawn) return
  upright.drawn = drawn
  upright.men.replaceChildren(...menOf(piece, detail, doing, sun))
  upright.smoke.replaceChildren(...(doing.hasFired ? [drawSmoke(piece)] : []))
  upright.turned.replaceChildren(...frontOf(piece, detail))
}

function frontOf(piece: Piece, detail: Detail | null): SVGGElement[] {
  if (!piece.block) return []
  const ring = drawRing(piece, HALO_ROOM)
  return isInside(piece) ? [ring] : [ring, drawFront(piece, detail === null ? null : piece.block)]
}

function menOf(piece: Piece, detail: Detail | null, doing: Doing, sun: Point): SVGGElement[] {
  const { block } = piece
  if (!block) return [drawRider(piece, sun)]
  if (detail === null) return [drawBarStandard(piece)]
  const men = drawMen(piece, block, detail, doing, sun)
  return doing.isCharging && block.arm === 'horse' ? [drawDust(piece), men] : [men]
}
