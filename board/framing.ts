import type { Picture, Piece } from '@grognard/umpire'
import { boundsOf, distance, holds } from './place.ts'
import { inHandOf } from './pointed.ts'
import type { Bounds, Point } from './place.ts'
import type { Scene } from './scene.ts'
import { heightOf, widened } from './view.ts'
import type { View } from './view.ts'
import { endsOf } from './ways.ts'

const MARGIN = 34
/** Around the pieces at the start, in steps of the measure. */
const ROOM_AROUND = 5
/** Around ways, in the same steps; and how many pixels a step must have for a finger. */
const ROOM_AROUND_WAYS = 2
const CLOSEST_WAYS = 26
/** With the nearest enemy in view too a step may be smaller: ways are also told apart in the list. */
const CLOSEST_WITH_ENEMY = 21

/** What of the sheet is brought into view. */
export interface Framing {
  hasFitted(): boolean
  /** `isWanted`: a hand asked for it. */
  fit(what: 'pieces' | 'sheet', isWanted?: boolean): void
  /** Nearer or farther, the piece in hand staying where it is. */
  zoom(factor: number): void
  /** Pieces there are, but none in view. */
  isNothingSeen(): boolean
  /** The piece in hand and the end of what is sketched for it, from under a panel. */
  keepHandSeen(): void
  /** The piece in hand with the places it may go to; what it may be aimed at too, if there is room for all. */
  bringHandIn(): void
  /** Ways that are new are brought into view; those to dots nearer where a finger could not tell them apart. */
  showWays(scene: Scene): boolean
}

export function createFraming(view: View, sceneNow: () => Scene | null): Framing {
  let drawnWays = ''
  let drawnFor: string | null = null
  let hasFitted = false
  const bringHandIn = (): void => bringIn(view, sceneNow())
  return {
    hasFitted: () => hasFitted,
    bringHandIn,
    keepHandSeen: () => keepSeen(view, sceneNow()),
    fit(what, isWanted) {
      const scene = sceneNow()
      if (!scene || view.size().width < 2) return
      fitSheet(view, scene.picture, what, isWanted)
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
    showWays(scene) {
      const places = endsOf(scene.ways)
      const looks = JSON.stringify([scene.selected, places])
      if (looks === drawnWays) return false
      const isAnother = scene.selected !== drawnFor
      drawnWays = looks
      drawnFor = scene.selected
      if (places.length > 0) frameWays(view, scene, places, isAnother)
      return places.length > 0
    },
  }
}

function fitSheet(
  view: View,
  { bounds, pieces, measure, theme }: Picture,
  what: 'pieces' | 'sheet',
  isWanted?: boolean,
): void {
  const isWhole = what === 'sheet' || pieces.length === 0 || theme === 'board'
  const whole = what === 'pieces' ? heightOf(bounds, view.size()) : bounds
  const around = () => widened(boundsOf(pieces), measure.size * ROOM_AROUND, bounds)
  view.fit(isWhole ? whole : around(), MARGIN, isWanted)
}

function bringIn(view: View, scene: Scene | null): void {
  const inHand = inHandOf(scene)
  if (scene && inHand) for (const target of targetsBeside(view, scene, inHand)) view.bringIn(target)
  for (const end of endsOf(scene?.ways ?? [])) view.bringIn(end)
  if (inHand) view.bringIn(inHand)
}

function targetsBeside(view: View, { picture, targets }: Scene, inHand: Point): Point[] {
  const aimed = picture.pieces.filter(({ id }) => targets.includes(id))
  const all = boundsOf([inHand, ...aimed])
  const { width, height } = view.window()
  const room = (2 * MARGIN) / view.camera().scale
  return all.width + room < width && all.height + room < height ? aimed : []
}

/** Dots are the only places to go to, so that they count with the piece. */
function keepSeen(view: View, scene: Scene | null): void {
  if (!scene) return
  const end = scene.sketch?.isLed ? undefined : scene.sketch?.poses.at(-1)
  const ends = scene.picture.dots ? endsOf(scene.ways) : []
  for (const place of [...ends, end, inHandOf(scene)]) if (place) view.bringIn(place)
}

function frameWays(view: View, scene: Scene, places: readonly Point[], isAnother: boolean): void {
  const { picture } = scene
  const { step } = picture.dots ?? { step: Infinity }
  const isNear = step * view.camera().scale >= CLOSEST_WAYS
  const isEnough = isNear && (!isAnother || isEnemySeen(view, scene))
  const both = isEnough ? null : withEnemy(view, scene, places, step)
  if (both || !isNear) {
    const own = widened(boundsOf(places), step * ROOM_AROUND_WAYS, picture.bounds)
    view.fit(both ?? own, MARGIN)
  } else if (isAnother || picture.dots) bringIn(view, scene)
  else keepSeen(view, scene)
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
  if (!picture.dots || enemy.length === 0) return null
  const both = widened(boundsOf([...places, ...enemy]), step, picture.bounds)
  return step * view.scaleFor(both, MARGIN) >= CLOSEST_WITH_ENEMY ? both : null
}

function isEnemySeen(view: View, scene: Scene): boolean {
  const enemies = nearestEnemy(inHandOf(scene), scene.picture.pieces)
  return enemies.every(enemy => holds(view.window(), enemy))
}

/** None where nothing is in hand, or nobody is against it. */
export function nearestEnemy(inHand: Piece | undefined, pieces: readonly Piece[]): Piece[] {
  if (!inHand) return []
  const enemies = pieces.filter(({ seat }) => seat !== null && seat !== inHand.seat)
  return enemies.toSorted((a, b) => distance(a, inHand) - distance(b, inHand)).slice(0, 1)
}
