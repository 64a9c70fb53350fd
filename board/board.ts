import type { Picture } from '@grognard/umpire'
import { drawGround } from './chart.ts'
import type { Camera } from './camera.ts'
import type { Board, BoardWords } from './controls.ts'
import { createFraming } from './framing.ts'
import { listen } from './gestures.ts'
import { GLIDE, hasMoved, showGlide, stirredIn } from './glide.ts'
import { handLayer } from './hand-layer.ts'
import { viewKey } from './keys.ts'
import { createLayers } from './layers.ts'
import { createOverview } from './overview.ts'
import { piecesLayer } from './pieces.ts'
import type { Point } from './place.ts'
import { inHandOf, isHandle, lookUp } from './pointed.ts'
import { roseSpotIn } from './rose-place.ts'
import type { RoseSpot } from './rose-place.ts'
import type { Hands, Pointed, Scene } from './scene.ts'
import { createShift } from './shift.ts'
import { drawUnder } from './under.ts'
import { createVane } from './vane.ts'
import { createView } from './view.ts'
import { showVolleys } from './volley.ts'
import type { Shot } from './volley.ts'

const REACH = 22
/** So long after the first sight of the chart its page is still being laid; milliseconds. */
const OPENING = 1000

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
  const layers = createLayers()
  const pieces = piecesLayer(words.say, piece => {
    hands.pointed({ place: { x: piece.x, y: piece.y }, piece: piece.id, cell: null })
  })
  layers.table.insertBefore(pieces.element, layers.over)
  const overview = createOverview(words.overview, place => view.centre(place))
  const vane = createVane(words.north, words.wind)
  host.append(layers.svg, overview.element, vane.element)

  const shift = createShift(layers.svg, layers.table)
  let scene: Scene | null = null
  let drawnGround = ''
  let drawnScale = 0
  let isPushed = false
  let spot: RoseSpot | undefined
  let lookedAt: string | null = null
  let movedAt = 0
  let laidAt = -OPENING
  let laidWith: string | null = null

  const showTokens = (): void => {
    layers.svg.classList.toggle('tokens', pieces.areTokens())
    layers.svg.style.setProperty('--token', String(pieces.tokenScale()))
  }

  const view = createView(() => {
    const { scale } = view.camera()
    shift[isPushed ? 'push' : 'settle'](view.camera(), view.size())
    if (scale !== drawnScale) {
      drawnScale = scale
      layers.svg.style.setProperty('--unit', String(1 / scale))
      pieces.zoomed(view.camera(), view.size())
      showTokens()
    }
    keepClear()
    moved()
  })

  const framing = createFraming(view, () => scene)

  /** The small map leaves the piece in hand and the rose free; the vane is there while no rose is. */
  const keepClear = (): void => {
    const free = [inHandOf(scene), spot].filter(place => place !== undefined)
    overview.moved(view.camera(), view.size(), free.map(view.toScreen))
    const roses = scene?.picture.roses ?? (spot ? [spot] : [])
    vane.moved(view.camera(), view.size(), roses)
  }

  const middleOfView = (): Point =>
    view.toGround({ x: view.size().width / 2, y: view.size().height / 2 })
  const hand = handLayer(layers.hand, hands, words, middleOfView)

  const showGround = (picture: Picture): void => {
    const { bounds, ground, lines, windFrom, theme, roses } = picture
    const looks = JSON.stringify([bounds, ground, lines, windFrom, theme, roses, words.north, spot])
    if (looks === drawnGround) return
    drawnGround = looks
    view.setSheet(bounds, picture.measure.size)
    layers.svg.dataset['theme'] = theme
    layers.ground.replaceChildren(drawGround(picture, words.say, words.north, spot))
  }

  const layRose = (picture: Picture): void => {
    spot = roseSpotIn(view.window(), picture)
    showGround(picture)
  }

  /** Once the window is known the rose is put where it is seen at first. */
  const fitFirst = (): void => {
    if (framing.hasFitted()) return
    framing.fit('pieces')
    if (!scene || !framing.hasFitted()) return
    laidAt = performance.now()
    laidWith = scene.selected
    layRose(scene.picture)
    if (from) view.look(from)
    else keepClear()
  }

  /** Notes that come as the page opens lie over no piece: what is in view then is fitted between them. */
  const layAnew = (): void => {
    const isOpening = performance.now() - laidAt < OPENING
    if (from || !isOpening || !scene || scene.selected !== laidWith) return
    framing.fit('pieces')
    layRose(scene.picture)
  }

  const pointedAt = (screen: Point): Pointed =>
    lookUp(scene?.picture, view.toGround(screen), REACH / view.camera().scale)

  /** A hand pushes the sheet. */
  const pushBy = (dx: number, dy: number): void => {
    isPushed = true
    view.pan(dx, dy)
    isPushed = false
  }

  /** The ruler or the order in hand follows a drag; at its end it is set. */
  const drawnTo = (at: Point, isEnd: boolean): void => {
    if (hand.hasRuler()) hand.drawRuler(at, isEnd)
    else hands[isEnd ? 'drawnTo' : 'drawn'](at)
  }

  const stop = listen(layers.svg, host, {
    tapped: at => hand.point(pointedAt(at)),
    held: at => hands.held(pointedAt(at)),
    hovered(screen) {
      const at = screen && pointedAt(screen)
      lookedAt = at?.piece ?? null
      hand.hover(at)
    },
    takesDrag(from) {
      if (hand.hasRuler()) hand.layRuler(view.toGround(from))
      return hand.hasRuler() || (scene !== null && isHandle(scene, pointedAt(from)))
    },
    drawn: at => drawnTo(view.toGround(at), false),
    drawnTo: at => drawnTo(view.toGround(at), true),
    panned: pushBy,
    zoomed: (at, factor) => view.zoom(factor, at),
  })

  const resized = new ResizeObserver(() => {
    if (host.clientWidth === 0) return
    view.resize({ width: host.clientWidth, height: host.clientHeight })
    fitFirst()
    if (framing.isNothingSeen()) framing.fit('pieces')
    framing.bringHandIn()
  })
  resized.observe(host)

  /** A piece that the keyboard comes to is brought into view by the chart itself. */
  const keysCame = (): void => {
    const id = pieces.focused()
    const piece = scene?.picture.pieces.find(one => one.id === id)
    if (piece && host.querySelector('.piece:focus-visible')) view.bringIn(piece)
  }
  host.addEventListener('focusin', keysCame)

  const moveCursor = (dx: number, dy: number): void => {
    const cursor = hand.moveCursor(dx, dy)
    if (cursor) view.bringIn(cursor)
  }

  const fireNow = (shots: readonly Shot[]): void =>
    showVolleys(layers.over, shots, scene?.picture.pieces ?? [], 1 / view.camera().scale)

  return {
    show(next) {
      const before = inHandOf(scene)
      if (hasMoved(scene, next)) movedAt = performance.now()
      scene = next
      showGround(next.picture)
      layers.under.replaceChildren(...drawUnder(next, words.say))
      pieces.show(next, view.camera(), view.size())
      showTokens()
      overview.show(next.picture)
      vane.show(next.picture)
      layers.svg.classList.toggle('unmarked', !next.hasMarks)
      layers.svg.classList.toggle('drawing', next.isDrawing || hand.hasRuler())
      showGlide(layers.svg, next.glide)
      hand.show(next)
      fitFirst()
      if (framing.showWays(next)) return
      for (const piece of stirredIn(next)) view.bringIn(piece)
      const now = inHandOf(next)
      if (now && (now.id !== before?.id || now.x !== before.x || now.y !== before.y))
        framing.bringHandIn()
    },
    fit: framing.fit,
    zoom: framing.zoom,
    bringIn(id) {
      const piece = scene?.picture.pieces.find(one => one.id === id)
      if (piece) view.bringIn(piece)
    },
    cover(cover) {
      view.setCover(cover)
      layAnew()
      framing.bringHandIn()
    },
    focusPiece: pieces.focus,
    takeKeys(hasCursor) {
      host.focus({ preventScroll: true })
      if (hasCursor && scene?.isDrawing) moveCursor(0, 0)
    },
    takeRuler(isTaken) {
      hand.takeRuler(isTaken)
      layers.svg.classList.toggle('drawing', isTaken || scene?.isDrawing === true)
    },
    pieceLookedAt: () => lookedAt ?? pieces.focused(),
    fire: shots => void setTimeout(() => fireNow(shots), movedAt + GLIDE - performance.now()),
    press: (key, isFine) =>
      viewKey(key, isFine, {
        hasCursor: hand.hasCursor(),
        moveCursor,
        pan: view.pan,
        zoom: framing.zoom,
        fit: framing.fit,
        point: hand.pointAtCursor,
      }),
    onScreen: view.toScreen,
    cursor: hand.cursor,
    camera: () => (framing.hasFitted() ? view.camera() : null),
    destroy() {
      stop()
      shift.destroy()
      resized.disconnect()
      host.removeEventListener('focusin', keysCame)
      layers.svg.remove()
      overview.element.remove()
      vane.element.remove()
    },
  }
}
