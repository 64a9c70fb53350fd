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
  fit(what: 'pieces' | 'sheet'): void
  /** Nearer or farther, the piece in hand staying where it is. */
  zoom(factor: number): void
  /** Pieces there are, but none in view. */
  isNothingSeen(): boolean
  /** The piece in hand with the places it may go to; what it may be aimed at too, if there is room for all. */
  bringHandIn(): void
  /** Ways that are new are brought into view; those to dots nearer where a finger could not tell them apart. */
  showWays(scene: Scene): boolean
}

export function createFraming(view: View, sceneNow: () => Scene | null): Framing {
  let drawnWays = ''
  let drawnFor: string | null = null
  let hasFitted = false

  const targetsBeside = ({ picture, targets }: Scene, inHand: Point): Point[] => {
    const aimed = picture.pieces.filter(({ id }) => targets.includes(id))
    const all = boundsOf([inHand, ...aimed])
    const { width, height } = view.window()
    const room = (2 * MARGIN) / view.camera().scale
    return all.width + room < width && all.height + room < height ? aimed : []
  }

  const bringHandIn = (): void => {
    const scene = sceneNow()
    const inHand = inHandOf(scene)
    if (scene && inHand) for (const target of targetsBeside(scene, inHand)) view.bringIn(target)
    for (const end of endsOf(scene?.ways ?? [])) view.bringIn(end)
    if (inHand) view.bringIn(inHand)
  }

  /** The ways with the enemy nearest to them, where that leaves steps large enough; else null. */
  const withEnemy = (places: readonly Point[], picture: Picture, step: number): Bounds | null => {
    const enemy = nearestEnemy(inHandOf(sceneNow()), picture.pieces)
    if (!picture.dots || enemy.length === 0) return null
    const both = widened(boundsOf([...places, ...enemy]), step, picture.bounds)
    return step * view.scaleFor(both, MARGIN) >= CLOSEST_WITH_ENEMY ? both : null
  }
  const isEnemySeen = ({ pieces }: Picture): boolean =>
    nearestEnemy(inHandOf(sceneNow()), pieces).every(enemy => holds(view.window(), enemy))

  return {
    hasFitted: () => hasFitted,
    bringHandIn,
    fit(what) {
      const scene = sceneNow()
      if (!scene || view.size().width < 2) return
      const { bounds, pieces: all, measure, theme } = scene.picture
      const isWhole = what === 'sheet' || all.length === 0 || theme === 'board'
      const room = measure.size * ROOM_AROUND
      const whole = what === 'pieces' ? heightOf(bounds, view.size()) : bounds
      view.fit(isWhole ? whole : widened(boundsOf(all), room, bounds), MARGIN)
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
    showWays({ ways, picture, selected }) {
      const places = endsOf(ways)
      const looks = JSON.stringify([selected, places])
      if (looks === drawnWays) return false
      const isAnother = selected !== drawnFor
      drawnWays = looks
      drawnFor = selected
      if (places.length === 0) return false
      const { step } = picture.dots ?? { step: Infinity }
      const isNear = step * view.camera().scale >= CLOSEST_WAYS
      const both =
        isNear && (!isAnother || isEnemySeen(picture)) ? null : withEnemy(places, picture, step)
      const own = widened(boundsOf(places), step * ROOM_AROUND_WAYS, picture.bounds)
      if (isNear && !both) bringHandIn()
      else view.fit(both ?? own, MARGIN)
      return true
    },
  }
}

/** None where nothing is in hand, or nobody is against it. */
export function nearestEnemy(inHand: Piece | undefined, pieces: readonly Piece[]): Piece[] {
  if (!inHand) return []
  const enemies = pieces.filter(({ seat }) => seat !== null && seat !== inHand.seat)
  return enemies.toSorted((a, b) => distance(a, inHand) - distance(b, inHand)).slice(0, 1)
}
