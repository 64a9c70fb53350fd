import type { Board, Cover, Point, Scene } from '@grognard/board'
import type { BattleState } from '../battle/battle-state.ts'
import { anchorOf } from '../odds/odds-place.ts'
import { notePlace } from './note-place.ts'
import { sceneOf } from './scene-of.ts'

/** The chart on the page, and what of it lies under panels. */
export interface Laid {
  board: Board
  host: HTMLElement
  cover: Cover
}

/** Puts the note beside what it tells about. */
export function placeNoteIn(note: HTMLElement, state: BattleState, laid: Laid): void {
  const scene = sceneOf(state)
  if (!scene) return
  const size = { width: note.offsetWidth, height: note.offsetHeight }
  const free = freeOf(laid)
  const ghosts = ghostsIn(state, scene, laid.board, free)
  const { x, y } = notePlace(ghosts, piecesIn(scene, laid.board), size, free)
  note.style.transform = `translate(${x}px, ${y}px)`
}

function freeOf({ host, cover: { left, top, right, bottom } }: Laid) {
  return { left, top, width: host.clientWidth - right, height: host.clientHeight - bottom }
}

type Free = ReturnType<typeof freeOf>

/** What the note lies beside, and the cross-hair where it is shown; pixels. */
function ghostsIn(
  state: BattleState,
  scene: Scene,
  { onScreen, cursor }: Board,
  { width, height }: Free,
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
