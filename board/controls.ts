import type { Picture } from '@grognard/umpire'
import type { Camera } from './camera.ts'
import type { Say } from './chart.ts'
import type { Point } from './place.ts'
import type { Scene } from './scene.ts'
import type { Cover } from './room.ts'
import type { Shot } from './volley.ts'

/** The words the board needs for itself. */
export interface BoardWords {
  say: Say
  /** The letter of north on the rose. */
  north: string
  /** What the small vane tells. */
  wind: string
  /** What the small map of the whole sheet is for. */
  overview: string
  /** A length in ground units in the picture's measure, such as “7.4 in”. */
  length(picture: Picture, units: number): string
}

export interface Board {
  show(scene: Scene): void
  /** The part with pieces, or the whole sheet. */
  fit(what: 'pieces' | 'sheet'): void
  zoom(factor: number): void
  /** Moves the view so that the piece is seen. */
  bringIn(piece: string): void
  /** Panels lie over these edges; what is fitted from now on keeps clear of them. */
  cover(cover: Cover): void
  focusPiece(piece: string): void
  /** The keyboard goes to the chart; with `hasCursor` the cross-hair stands ahead of the piece in hand at once. */
  takeKeys(hasCursor: boolean): void
  /** With the ruler in hand, points are measured and no order is touched. */
  takeRuler(isTaken: boolean): void
  /** The piece under the pointer or with the focus; null where there is none. */
  pieceLookedAt(): string | null
  /** Smoke, shot and splinters for a moment. */
  fire(shots: readonly Shot[]): void
  /** A key of the view, such as an arrow or plus: true when it was one. */
  press(key: string, isFine: boolean): boolean
  /** Where a ground point lies, in pixels from the board's top left corner. */
  onScreen(ground: Point): Point
  /** The ground point at which the cross-hair of the keys stands; null while it is not shown. */
  cursor(): Point | null
  /** What is in view, null before anything is, to be taken up again by a board mounted anew. */
  camera(): Camera | null
  destroy(): void
}
