import type { Picture, Piece } from '@grognard/umpire'
import { boundsOf, distance, holds, pointsOf } from '../base/place.ts'
import type { Bounds, Point } from '../base/place.ts'
import { inHandOf } from '../base/pointed.ts'
import type { Scene } from '../base/scene.ts'
import { endsOf } from '../base/ways.ts'
import { heightOf, widened } from './view.ts'
import type { View } from './view.ts'

const MARGIN = 34
/** Around the pieces at the start, in steps of the measure. */
const ROOM_AROUND = 5
/** Around ways, in the same steps; and how many pixels a step must have for a finger. */
const ROOM_AROUND_WAYS = 2
const CLOSEST_WAYS = 26
/** With the nearest enemy in view too a step may be smaller: ways are also told apart in the list. */
const CLOSEST_WITH_ENEMY = 21
/** Pixels: on a wider window a mouse points. */
const BREADTH_OF_A_PHONE = 640

/** What of the sheet is brought into view. */
export interface Framing {
  hasFitted(): boolean
  fit(what: 'pieces' | 'sheet'): void
  /** Nearer or farther, the piece in hand staying where it is. */
  zoom(factor: number): void
  /** Pieces there are, but none in view. */
  isNothingSeen(): boolean
  /** Where the piece in hand, or a dot that it may go to, is out of sight, the chart goes there. */
  followHand(): void
  /**
   * Other ways lie open than before. The first dots on a phone are brought near enough for a finger;
   * from then on the chart stays as the hand has it.
   */
  haveWaysChanged(scene: Scene): boolean
}

export function createFraming(view: View, sceneNow: () => Scene | null): Framing {
  let drawnWays = ''
  let hasFitted = false
  let hasFramed = false
  return {
    hasFitted: () => hasFitted,
    fit(what) {
      const scene = sceneNow()
      if (!scene || view.size().width < 2) return
      fitSheet(view, scene.picture, what)
      hasFitted = true
    },
    zoom(factor) {
      const inHand = inHandOf(sceneNow())
      view.zoom(factor, inHand && view.toScreen(inHand))
    },
    isNothingSeen() {
      const all = sceneNow()?.picture.pieces ?? []
      return all.length > 0 && !all.some(piece => holds(view.window(), piece))
    },
    followHand() {
      const scene = sceneNow()
      if (scene?.picture.dots) for (const end of endsOf(scene.ways)) view.follow(end)
      const inHand = inHandOf(scene)
      if (inHand) view.follow(inHand)
    },
    haveWaysChanged(scene) {
      if (!hasFramed) hasFramed = frameHexes(view, scene)
      const places = endsOf(scene.ways)
      const looks = JSON.stringify([scene.selected, places])
      if (looks === drawnWays || places.length === 0) return false
      drawnWays = looks
      if (!hasFramed) frameDots(view, scene, places)
      hasFramed = true
      return true
    },
  }
}

function fitSheet(
  view: View,
  { bounds, pieces, measure, theme }: Picture,
  what: 'pieces' | 'sheet',
): void {
  const isWhole = what === 'sheet' || pieces.length === 0 || theme === 'board'
  const whole = what === 'pieces' ? heightOf(bounds, view.size()) : bounds
  const around = () => widened(boundsOf(pieces), measure.size * ROOM_AROUND, bounds)
  view.fit(isWhole ? whole : around(), MARGIN)
}

function frameDots(view: View, scene: Scene, places: readonly Point[]): void {
  const { dots } = scene.picture
  if (dots) framePlaces(view, scene, places, dots.step)
}

/** The first hexes that a path can end in are brought near as the first dots are; false while there are none. */
function frameHexes(view: View, scene: Scene): boolean {
  const { hexes } = scene.picture
  const places = scene.sketch?.within?.flatMap(pointsOf) ?? []
  if (!hexes || places.length === 0) return false
  framePlaces(view, scene, places, hexes.height)
  return true
}

/** With the enemy nearest to them, where that leaves steps large enough. */
function framePlaces(view: View, scene: Scene, places: readonly Point[], step: number): void {
  const isPhone = view.size().width < BREADTH_OF_A_PHONE
  if (!isPhone || step * view.camera().scale >= CLOSEST_WAYS) return
  const own = widened(boundsOf(places), step * ROOM_AROUND_WAYS, scene.picture.bounds)
  view.fit(withEnemy(view, scene, places, step) ?? own, MARGIN)
}

/** The ways with the enemy nearest to them, where that leaves steps large enough; else null. */
function withEnemy(
  view: View,
  scene: Scene,
  places: readonly Point[],
  step: number,
): Bounds | null {
  const { picture } = scene
  const enemy = nearestEnemy(inHandOf(scene), picture.pieces)
  if (enemy.length === 0) return null
  const both = widened(boundsOf([...places, ...enemy]), step, picture.bounds)
  return step * view.scaleFor(both, MARGIN) >= CLOSEST_WITH_ENEMY ? both : null
}

/** None where nothing is in hand, or nobody is against it. */
export function nearestEnemy(inHand: Piece | undefined, pieces: readonly Piece[]): Piece[] {
  if (!inHand) return []
  const enemies = pieces.filter(({ seat }) => seat !== null && seat !== inHand.seat)
  return enemies.toSorted((a, b) => distance(a, inHand) - distance(b, inHand)).slice(0, 1)
}
