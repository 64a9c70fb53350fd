import { containsPoint } from '@grognard/geometry'
import type { Point } from '@grognard/geometry'
import { areaCentre } from '@grognard/geometry'
import { chordsOf } from '@grognard/geometry/measured/chord.ts'
import type { Chord } from '@grognard/geometry/measured/chord.ts'
import { CONTACT } from '../tables/distances.ts'
import { sightRows } from '../tables/sight.ts'
import type { Terrain } from '../terrain.ts'
import { piecesAlong } from './land.ts'
import type { Land } from './land.ts'
import { levelAt } from './levels.ts'
import { distance } from './ways.ts'

/** A line of sight: straight in plan and in height. */
interface Line {
  from: Point
  to: Point
  /** Levels at its two ends. */
  high: number
  low: number
  length: number
}

/**
 * [BA-1.1.6-03] [BA-1.1.6-05] [BA-1.1.6-08] Whether a crest, a wood or a building bars the line between two points.
 * `spared` are buildings that one of the two stands in; `run` is how far one sees in the wood that one
 * of them stands in, 1/1000 cm. Units bar nothing.
 */
export function isLineBlocked(
  land: Land,
  from: Point,
  to: Point,
  spared: readonly (string | null)[] = [],
  run: number = sightRows.wood.from,
): boolean {
  const length = distance(from, to)
  if (length === 0) return false
  const between = piecesAlong(land, from, to, 'hill', 'wood', 'building')
  if (between.length === 0) return false
  const high = levelAt(land, from.x, from.y)
  const line = { from, to, high, low: levelAt(land, to.x, to.y), length }
  return between.some(piece => {
    if (piece.kind === 'hill') return isCrestBarring(line, piece)
    if (piece.kind === 'wood') return isWoodBarring(land, line, piece, run)
    return !spared.includes(piece.id) && isTallBarring(land, line, piece)
  })
}

/** The height of the line after this part of its way, in levels. */
function heightAt({ high, low }: Line, part: number): number {
  return high + (low - high) * part
}

/** [BA-Q-48] [BA-1.1.6-04] The crest runs midway on the chord; it bars nobody who both stand on the plateau. */
function isCrestBarring(line: Line, hill: Terrain): boolean {
  if (isOn(hill, line.from) && isOn(hill, line.to)) return false
  return chordsAlong(line, hill).some(({ from, to }) => {
    const crest = (from + to) / 2
    return crest > 0 && crest < 1 && heightAt(line, crest) <= hill.level
  })
}

/** In the wood that one of the two stands in one sees only so far. */
function isWoodBarring(land: Land, line: Line, wood: Terrain, run: number): boolean {
  if (!isOn(wood, line.from) && !isOn(wood, line.to)) return isTallBarring(land, line, wood)
  const part = chordsBetween(line, wood).reduce((sum, { from, to }) => sum + (to - from), 0)
  return part * line.length > run
}

/** [BA-1.1.6-03] Woods and buildings stand above the ground they are on. */
function isTallBarring(land: Land, line: Line, piece: Terrain): boolean {
  const chords = chordsBetween(line, piece)
  if (chords.length === 0) return false
  const { x, y } = areaCentre(piece.points)
  const top = levelAt(land, x, y) + piece.level
  return chords.some(({ from, to }) => Math.min(heightAt(line, from), heightAt(line, to)) <= top)
}

function isOn({ points }: Terrain, { x, y }: Point): boolean {
  return containsPoint(points, x, y)
}

function chordsAlong({ from, to }: Line, { points }: Terrain): Chord[] {
  return chordsOf(points, from.x, from.y, to.x, to.y)
}

/** What of the chords lies between the two; what is only touched is left out. */
function chordsBetween(line: Line, piece: Terrain): Chord[] {
  return chordsAlong(line, piece)
    .map(({ from, to }) => ({ from: Math.max(0, from), to: Math.min(1, to) }))
    .filter(({ from, to }) => (to - from) * line.length > 2 * CONTACT)
}
