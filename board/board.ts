import type { Piece } from '@grognard/umpire'
import type { Point, Size } from './base/place.ts'
import { inHandOf } from './base/pointed.ts'
import type { BoardWords, Hands, Scene } from './base/scene.ts'
import { viewKey } from './hands/keys.ts'
import { drawUnder } from './marks/under.ts'
import { showVolleys } from './marks/volley.ts'
import type { Shot } from './marks/volley.ts'
import { createParts } from './parts.ts'
import type { Parts } from './parts.ts'
import type { Camera } from './view/camera.ts'
import { NEAR } from './view/outlook.ts'
import type { Cover } from './view/outlook.ts'

/** Milliseconds in which a piece comes to its new place. */
const GLIDE = 280

/** In a playback pieces are always on their way to the next scene; elsewhere they come to rest. */
function showGlide(svg: SVGSVGElement, glide: number | null): void {
  svg.classList.toggle('gliding', glide !== null)
  svg.style.setProperty('--glide', `${glide ?? GLIDE}ms`)
}

/** What something has just happened to. */
function stirredIn({ picture, stirred }: Scene): Piece[] {
  return picture.pieces.filter(({ id }) => stirred.includes(id))
}

/** Whether any piece stands elsewhere than in the scene before. */
function hasMoved(before: Scene | null, { picture }: Scene): boolean {
  const stood = new Map(before?.picture.pieces.map(piece => [piece.id, piece]))
  return picture.pieces.some(({ id, x, y }) => {
    const was = stood.get(id)
    return was !== undefined && (was.x !== x || was.y !== y)
  })
}

/**
 * Draws scenes as SVG within an element and passes on what hands do there; `moved` after each pan or
 * zoom. `from` is where the camera stands at first; else the pieces are in view.
 */
export function mountBoard(
  host: HTMLElement,
  hands: Hands,
  words: BoardWords,
  moved: () => void = () => {},
  from: Camera | null = null,
): Board {
  const parts = createParts(host, hands, words, moved, from)
  const stopWatching = watchHost(parts)
  return {
    show: next => showScene(parts, next),
    ...viewOf(parts),
    ...keysOf(parts),
    fire: shots => fireOnceThere(parts, shots),
    destroy() {
      parts.handling.stop()
      parts.shift.destroy()
      stopWatching()
      parts.layers.svg.remove()
      parts.layers.lamp.remove()
      parts.sea.destroy()
      parts.land.destroy()
      parts.land.element.remove()
      parts.corners.remove()
    },
  }
}

function showScene(parts: Parts, next: Scene): void {
  const { shown, framing, opening, view } = parts
  const before = shown.scene
  const was = inHandOf(before)
  if (hasMoved(before, next)) shown.movedAt = performance.now()
  shown.scene = next
  drawScene(parts, next)
  opening.lay(next)
  if (before?.isTelling && !next.isTelling) view.comeBack()
  for (const piece of stirredIn(next)) view.follow(piece, NEAR)
  const close = next.picture.pieces.find(({ id }) => next.closeUp?.includes(id))
  if (close && before?.closeUp !== next.closeUp)
    view.closeUp(close, Math.max(close.length, close.beam))
  if (framing.haveWaysChanged(next) || isElsewhere(was, inHandOf(next))) framing.followHand()
}

/** Another piece is in hand, or the same in another place. */
function isElsewhere(was: Piece | undefined, now: Piece | undefined): boolean {
  return now !== undefined && (now.id !== was?.id || now.x !== was.x || now.y !== was.y)
}

function drawScene(
  { layers, sea, land, ground, pieces, view, scaling, corners, hand, say }: Parts,
  next: Scene,
) {
  sea.show(next.picture)
  land.show(next.picture)
  ground.show(next.picture)
  layers.under.replaceChildren(...drawUnder(next, say))
  pieces.show(next, view.camera(), view.size())
  scaling.showTokens()
  corners.show(next.picture)
  layers.svg.classList.toggle('unmarked', !next.hasMarks)
  layers.svg.classList.toggle('drawing', next.isDrawing || hand.hasRuler())
  showGlide(layers.svg, next.glide)
  hand.show(next)
}

function pieceOf({ shown }: Parts, id: string | null): Piece | undefined {
  return shown.scene?.picture.pieces.find(piece => piece.id === id)
}

/** The room that the chart has, and the keyboard coming to a piece, which the chart itself brings into view. */
function watchHost(parts: Parts): () => void {
  const { host, shown, view, opening, framing, pieces } = parts
  const resized = new ResizeObserver(() => {
    if (host.clientWidth === 0) return
    view.resize({ width: host.clientWidth, height: host.clientHeight })
    opening.lay(shown.scene)
    if (framing.isNothingSeen()) framing.fit('pieces')
    framing.followHand()
  })
  const keysCame = (): void => {
    const piece = pieces.isOnPiece() ? pieceOf(parts, pieces.focused()) : undefined
    host.toggleAttribute('data-keys-on-piece', piece !== undefined)
    if (piece) view.bringIn(piece)
  }
  const keysWent = () => host.removeAttribute('data-keys-on-piece')
  resized.observe(host)
  host.addEventListener('focusin', keysCame)
  host.addEventListener('focusout', keysWent)
  return () => {
    resized.disconnect()
    host.removeEventListener('focusin', keysCame)
    host.removeEventListener('focusout', keysWent)
  }
}

type OfTheView = 'fit' | 'zoom' | 'bringIn' | 'cover' | 'onScreen' | 'size' | 'camera'

function viewOf(parts: Parts): Pick<Board, OfTheView> {
  const { view, framing } = parts
  return {
    fit: framing.fit,
    zoom: framing.zoom,
    bringIn(id) {
      const piece = pieceOf(parts, id)
      if (piece) view.bringIn(piece)
    },
    cover: view.setCover,
    onScreen: view.toScreen,
    size: view.size,
    camera: () => (framing.hasFitted() ? view.camera() : null),
  }
}

type OfTheKeys =
  | 'focusPiece'
  | 'focusNext'
  | 'takeKeys'
  | 'takeRuler'
  | 'pieceLookedAt'
  | 'press'
  | 'cursor'

function keysOf({
  host,
  shown,
  layers,
  view,
  framing,
  hand,
  handling,
  pieces,
}: Parts): Pick<Board, OfTheKeys> {
  const isDrawing = (): boolean => shown.scene?.isDrawing === true
  const moveCursor = (dx: number, dy: number): void => {
    const cursor = hand.moveCursor(dx, dy)
    if (cursor) view.bringIn(cursor)
  }
  const { pan } = view
  const { zoom, fit } = framing
  return {
    focusPiece: pieces.focus,
    focusNext: pieces.focusNext,
    takeKeys(hasCursor) {
      host.focus({ preventScroll: true })
      if (hasCursor && isDrawing()) moveCursor(0, 0)
    },
    takeRuler(isTaken) {
      hand.takeRuler(isTaken)
      layers.svg.classList.toggle('drawing', isTaken || isDrawing())
    },
    pieceLookedAt: () => handling.lookedAt() ?? pieces.focused(),
    press(key, isFine) {
      const hasCursor = hand.hasCursor()
      return viewKey(key, isFine, {
        hasCursor,
        moveCursor,
        pan,
        zoom,
        fit,
        point: hand.pointAtCursor,
      })
    },
    cursor: hand.cursor,
  }
}

/** Guns are shown once their ships have come to where they fire from. */
function fireOnceThere({ shown, layers, view }: Parts, shots: readonly Shot[]): void {
  const fireNow = (): void => {
    const { pieces = [], windFrom = null } = shown.scene?.picture ?? {}
    showVolleys(layers.over, shots, pieces, { unit: 1 / view.camera().scale, windFrom })
  }
  setTimeout(fireNow, shown.movedAt + GLIDE - performance.now())
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
  /** The keyboard goes to the piece in hand; else to `last`, or the next after it that can act. False where there is none. */
  focusNext(last: string | null): boolean
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
  /** Of the chart, in pixels. */
  size(): Size
  /** The ground point at which the cross-hair of the keys stands; null while it is not shown. */
  cursor(): Point | null
  /** What is in view, null before anything is, to be taken up again by a board mounted anew. */
  camera(): Camera | null
  destroy(): void
}
