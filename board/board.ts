import type { Picture } from '@grognard/umpire'
import { drawGround } from './chart.ts'
import type { Say } from './chart.ts'
import { listen } from './gestures.ts'
import { showGlide, stirredIn } from './glide.ts'
import { viewKey } from './keys.ts'
import { createLayers } from './layers.ts'
import { drawRuler } from './overlay.ts'
import { piecesLayer } from './pieces.ts'
import { along, boundsOf } from './place.ts'
import type { Point } from './place.ts'
import { inHandOf, isHandle, lookUp } from './pointed.ts'
import { freshRuler, measured, rulerMoved, rulerPointed } from './ruler.ts'
import type { Ruler } from './ruler.ts'
import type { Hands, Pointed, Scene } from './scene.ts'
import { drawCursor, drawSketch } from './sketch.ts'
import { drawUnder } from './under.ts'
import { createView, widened } from './view.ts'
import { endsOf } from './ways.ts'

/** The words the board needs for itself. */
export interface BoardWords {
  say: Say
  /** The letter of north on the rose. */
  north: string
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
  focusPiece(piece: string): void
  /** The keyboard goes to the chart; with `hasCursor` the cross-hair stands ahead of the piece in hand at once. */
  takeKeys(hasCursor: boolean): void
  /** With the ruler in hand, points are measured and no order is touched. */
  takeRuler(isTaken: boolean): void
  /** A key of the view, such as an arrow or plus: true when it was one. */
  press(key: string, isFine: boolean): boolean
  /** Where a ground point lies, in pixels from the board's top left corner. */
  onScreen(ground: Point): Point
  destroy(): void
}

const REACH = 22
const MARGIN = 34
/** Around the pieces at the start, in steps of the measure. */
const ROOM_AROUND = 5
/** Around ways, in the same steps; and how many pixels a step must have for a finger. */
const ROOM_AROUND_WAYS = 2
const CLOSEST_WAYS = 26

/** Draws scenes as SVG within an element and passes on what hands do there; `moved` after each pan or zoom. */
export function mountBoard(
  host: HTMLElement,
  hands: Hands,
  words: BoardWords,
  moved: () => void = () => {},
): Board {
  const layers = createLayers()
  const pieces = piecesLayer(words.say, piece => {
    hands.pointed({ place: { x: piece.x, y: piece.y }, piece: piece.id, cell: null })
  })
  layers.table.insertBefore(pieces.element, layers.over)
  host.append(layers.svg)

  let scene: Scene | null = null
  let drawnGround = ''
  let drawnWays = ''
  let drawnScale = 0
  let hasFitted = false
  let cursor: Point | null = null
  let ruler: Ruler | null = null

  const showTokens = (): void => {
    layers.svg.classList.toggle('tokens', pieces.areTokens())
    layers.svg.style.setProperty('--token', String(pieces.tokenScale()))
  }

  const view = createView(() => {
    const { x, y, scale } = view.camera()
    const { width, height } = view.size()
    const shift = `translate(${width / 2 - x * scale} ${height / 2 + y * scale})`
    layers.table.setAttribute('transform', `${shift} scale(${scale})`)
    if (scale !== drawnScale) {
      drawnScale = scale
      layers.svg.style.setProperty('--unit', String(1 / scale))
      pieces.zoomed(view.camera(), view.size())
      showTokens()
    }
    moved()
  })

  const showGround = (picture: Picture): void => {
    const { bounds, ground, lines, windFrom, theme, roses } = picture
    const looks = JSON.stringify([bounds, ground, lines, windFrom, theme, roses, words.north])
    if (looks === drawnGround) return
    drawnGround = looks
    view.setSheet(bounds, picture.measure.size)
    layers.svg.dataset['theme'] = theme
    layers.ground.replaceChildren(drawGround(picture, words.say, words.north))
  }

  const showHand = (): void => {
    if (!scene) return
    const { picture, sketch } = scene
    const piece = picture.pieces.find(({ id }) => id === sketch?.piece)
    const length = ruler ? words.length(picture, measured(ruler)) : ''
    layers.hand.replaceChildren(
      ...(sketch ? [drawSketch(sketch, piece)] : []),
      ...(ruler?.from && ruler.to ? [drawRuler(ruler.from, ruler.to, length)] : []),
      ...(cursor && (scene.isDrawing || ruler) ? [drawCursor(cursor)] : []),
    )
  }

  const fit = (what: 'pieces' | 'sheet'): void => {
    if (!scene || view.size().width < 2) return
    const { bounds, pieces: all, measure, theme } = scene.picture
    const isWhole = what === 'sheet' || all.length === 0 || theme === 'board'
    const room = measure.size * ROOM_AROUND
    view.fit(isWhole ? bounds : widened(boundsOf(all), room, bounds), MARGIN)
    hasFitted = true
  }

  /** Nearer or farther, the piece in hand staying where it is. */
  const zoomOn = (factor: number): void => {
    const inHand = inHandOf(scene)
    view.zoom(factor, inHand && view.toScreen(inHand))
  }

  /** The piece in hand with the places it may go to. */
  const bringHandIn = (): void => {
    const inHand = inHandOf(scene)
    if (!scene || !inHand) return
    for (const end of endsOf(scene.ways)) view.bringIn(end)
    view.bringIn(inHand)
  }

  /** Ways that are new are brought into view, and nearer where a finger could not tell them apart. */
  const showWays = ({ ways, picture, selected }: Scene): boolean => {
    const places = endsOf(ways)
    const looks = JSON.stringify([selected, places])
    if (looks === drawnWays) return false
    drawnWays = looks
    if (places.length === 0) return false
    const step = picture.dots?.step ?? picture.measure.size
    if (step * view.camera().scale >= CLOSEST_WAYS) bringHandIn()
    else view.fit(widened(boundsOf(places), step * ROOM_AROUND_WAYS, picture.bounds), MARGIN)
    return true
  }

  const point = (at: Pointed): void => {
    if (!ruler) return hands.pointed(at)
    ruler = rulerPointed(ruler, at.place)
    showHand()
  }

  const hover = (at: Pointed | null): void => {
    if (!ruler) return hands.hovered(at)
    if (at) ruler = rulerMoved(ruler, at.place)
    showHand()
  }

  const pointedAt = (screen: Point): Pointed => {
    const place = view.toGround(screen)
    return lookUp(scene?.picture, place, REACH / view.camera().scale)
  }

  const stop = listen(layers.svg, {
    tapped: at => point(pointedAt(at)),
    hovered: at => hover(at && pointedAt(at)),
    takesDrag: from => !ruler && scene !== null && isHandle(scene, pointedAt(from)),
    drawn: at => hands.drawn(view.toGround(at)),
    drawnTo: at => hands.drawnTo(view.toGround(at)),
    panned: view.pan,
    zoomed: (at, factor) => view.zoom(factor, at),
  })

  const resized = new ResizeObserver(() => {
    view.resize({ width: host.clientWidth, height: host.clientHeight })
    if (!hasFitted) fit('pieces')
    bringHandIn()
  })
  resized.observe(host)

  const moveCursor = (dx: number, dy: number): void => {
    if (!scene) return
    const start = cursor ?? aheadOfHand(scene)
    const step = scene.picture.measure.size
    cursor = { x: start.x + dx * step, y: start.y + dy * step }
    view.bringIn(cursor)
    hover(lookUp(scene.picture, cursor, 0))
    showHand()
  }

  /** Where the cross-hair begins: a step ahead of the piece in hand or of its ghost. */
  const aheadOfHand = ({ picture, sketch }: Scene): Point => {
    const inHand = inHandOf(scene)
    const from = sketch?.poses.at(-1) ?? inHand
    if (!from || ruler) return from ?? view.toGround(middleOfView())
    return along(from, from.heading, (inHand?.length ?? 0) / 2 + picture.measure.size)
  }

  const middleOfView = (): Point => ({ x: view.size().width / 2, y: view.size().height / 2 })

  return {
    show(next) {
      if (!next.isDrawing || next.selected !== scene?.selected) cursor = null
      const before = inHandOf(scene)
      scene = next
      showGround(next.picture)
      layers.under.replaceChildren(...drawUnder(next, words.say))
      pieces.show(next, view.camera(), view.size())
      showTokens()
      layers.svg.classList.toggle('drawing', next.isDrawing || ruler !== null)
      showGlide(layers.svg, next.glide)
      showHand()
      if (!hasFitted) fit('pieces')
      if (showWays(next)) return
      for (const piece of stirredIn(next)) view.bringIn(piece)
      const now = inHandOf(next)
      if (now && (now.id !== before?.id || now.x !== before.x || now.y !== before.y)) bringHandIn()
    },
    fit,
    zoom: zoomOn,
    bringIn(id) {
      const piece = scene?.picture.pieces.find(one => one.id === id)
      if (piece) view.bringIn(piece)
    },
    focusPiece: pieces.focus,
    takeKeys(hasCursor) {
      host.focus({ preventScroll: true })
      if (hasCursor && scene?.isDrawing) moveCursor(0, 0)
    },
    takeRuler(isTaken) {
      ruler = isTaken ? freshRuler : null
      layers.svg.classList.toggle('drawing', isTaken || scene?.isDrawing === true)
      showHand()
    },
    press: (key, isFine) =>
      viewKey(key, isFine, {
        hasCursor: ruler !== null || scene?.isDrawing === true,
        moveCursor,
        pan: view.pan,
        zoom: zoomOn,
        fit,
        point: () => cursor && scene && point(lookUp(scene.picture, cursor, 0)),
      }),
    onScreen: view.toScreen,
    destroy() {
      stop()
      resized.disconnect()
      layers.svg.remove()
    },
  }
}
