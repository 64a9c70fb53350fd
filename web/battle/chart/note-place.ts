import type { Board, Cover, Point, Scene } from '@grognard/board'
import { anchorOf } from '../odds/odds-order.ts'
import type { BattleState } from '../state/battle-state.ts'
import { sceneOf } from './scene-of.ts'

interface Extent {
  width: number
  height: number
}

/** What of the chart is free: up to its extent from this much at its left and at its top. */
interface Free extends Extent {
  left?: number
  top?: number
}

const GAP = 56
const EDGE = 8
/** Pixels around the middle of a piece that a note should leave free. */
const CLEAR = 20

/**
 * Where a note goes beside a ghost, in pixels: away from its piece, the first of `pieces`, and where
 * it covers the fewest of them; the ghost, and the cross-hair after it, it leaves free wherever the
 * chart has room.
 */
export function notePlace(
  [ghost, ...others]: readonly [Point, ...Point[]],
  pieces: readonly Point[],
  note: Extent,
  chart: Free,
): Point {
  const around = placesAround(ghost, pieces[0], note)
  const places = [...around, ...corners(chart)].map(place => within(place, note, chart))
  const covered = (place: Point) =>
    pieces.filter(piece => covers(place, note, piece)).length +
    [ghost, ...others].filter(one => covers(place, note, one)).length * (pieces.length + 1)
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best))
}

function corners({ width, height }: Extent): Point[] {
  return [0, height].flatMap(y => [0, width].map(x => ({ x, y })))
}

function placesAround(
  ghost: Point,
  from: Point | undefined,
  { width, height }: Extent,
): [Point, ...Point[]] {
  const right = { x: ghost.x + GAP, y: ghost.y - height / 2 }
  const left = { x: ghost.x - GAP - width, y: right.y }
  const above = { x: ghost.x - width / 2, y: ghost.y - GAP - height }
  const below = { x: above.x, y: ghost.y + GAP }
  const upwards = from && ghost.y > from.y ? [below, above] : [above, below]
  return from && ghost.x < from.x ? [left, right, ...upwards] : [right, left, ...upwards]
}

function within({ x, y }: Point, note: Extent, { left = 0, top = 0, ...chart }: Free): Point {
  return {
    x: Math.max(left + EDGE, Math.min(chart.width - EDGE - note.width, x)),
    y: Math.max(top + EDGE, Math.min(chart.height - EDGE - note.height, y)),
  }
}

function covers(place: Point, note: Extent, piece: Point): boolean {
  const { x, y } = place
  const isAcross = piece.x > x - CLEAR && piece.x < x + note.width + CLEAR
  return isAcross && piece.y > y - CLEAR && piece.y < y + note.height + CLEAR
}

/** The chart, and what of it lies under panels. */
export interface Laid {
  board: Board
  cover: Cover
}

/** A note on the page, as large as it was laid out last. */
export interface Note extends Extent {
  element: HTMLElement
}

/** Puts the note beside what it tells about. */
export function placeNoteIn(note: Note, state: BattleState, laid: Laid): void {
  const scene = sceneOf(state)
  if (!scene) return
  const free = freeOf(laid)
  const ghosts = ghostsIn(state, scene, laid.board, free)
  const { x, y } = notePlace(ghosts, piecesIn(scene, laid.board), note, free)
  note.element.style.transform = `translate(${x}px, ${y}px)`
}

function freeOf({ board, cover: { left, top, right, bottom } }: Laid) {
  const { width, height } = board.size()
  return { left, top, width: width - right, height: height - bottom }
}

type NoteRoom = ReturnType<typeof freeOf>

/** What the note lies beside, and the cross-hair where it is shown; pixels. */
function ghostsIn(
  state: BattleState,
  scene: Scene,
  { onScreen, cursor }: Board,
  { width, height }: NoteRoom,
): [Point, ...Point[]] {
  const ghost = anchorOf(state, scene)
  const beside = ghost ? onScreen(ghost) : { x: width / 2, y: height }
  const at = cursor()
  return at ? [beside, onScreen(at)] : [beside]
}

/** Where the pieces lie, in pixels; the one in hand first. */
function piecesIn({ picture: { pieces }, sketch, selected }: Scene, { onScreen }: Board): Point[] {
  const inHand = sketch?.piece ?? selected
  const others = pieces.filter(({ id }) => id !== inHand)
  return [...pieces.filter(({ id }) => id === inHand), ...others].map(onScreen)
}
