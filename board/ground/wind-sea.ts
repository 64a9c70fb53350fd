import type { Picture } from '@grognard/umpire'
import { speck } from '../base/soft.ts'
import type { Bounds } from '../base/place.ts'

/** What of the sea is drawn, in pixels of a canvas with y down, and how the ground lies under it. */
export interface SeaWindow {
  /** Pixels of a ground unit. */
  scale: number
  /** How close at hand the sea is: 1 far off, more where single waves are seen. */
  grain: number
  /** The ground point in the canvas's top left corner. */
  west: number
  north: number
  width: number
  height: number
}

/** Outlines to be stroked or filled in one go each. */
export interface SeaStrokes {
  /** Crescents by weight, the finest first. */
  crests: readonly Stroke[][]
  /** White caps: filled, and a line under each. */
  caps: readonly Cap[]
  /** Pale streaks along the wind. */
  streaks: readonly Stroke[]
}

/** A bend from one point over another to a third. */
export interface Stroke {
  from: readonly [number, number]
  over: readonly [number, number]
  to: readonly [number, number]
}

interface Cap {
  back: Stroke
  /** Over which the front bends. */
  front: readonly [number, number]
}

/** Where nothing tells how hard it blows. */
const USUAL_FORCE = 3
const MOST_FORCE = 9
/** Pixels of a cell within which one crest stands: between this and twice as much. */
const CELL = 23

/** Crests set across the wind, the more and the larger the harder it blows; each belongs to its place on the ground. */
export function seaUnder(
  window: SeaWindow,
  { windFrom, windForce = USUAL_FORCE }: Pick<Picture, 'windFrom' | 'windForce'>,
): SeaStrokes {
  const force = Math.min(MOST_FORCE, Math.max(0.5, windFrom === null ? 1 : windForce))
  const level = Math.ceil(Math.log2((CELL * window.grain ** 0.75) / window.scale))
  const step = 2 ** level
  const drawn = { window, force, step, to: ((windFrom ?? 0) / 100 + 180) * (Math.PI / 180) }
  const found: SeaStrokes & { crests: Stroke[][]; caps: Cap[]; streaks: Stroke[] } = {
    crests: [[], [], []],
    caps: [],
    streaks: [],
  }
  for (const cell of cellsOf(window, step)) drawCell(cell, drawn, found)
  return found
}

interface Drawn {
  window: SeaWindow
  force: number
  step: number
  /** Where it blows to, radians clockwise from north. */
  to: number
}

interface Cell {
  column: number
  row: number
  seed: number
}

function* cellsOf({ west, north, width, height, scale }: SeaWindow, step: number): Generator<Cell> {
  const columns = [Math.floor(west / step), Math.ceil((west + width / scale) / step)] as const
  const rows = [Math.floor((north - height / scale) / step), Math.ceil(north / step)] as const
  for (let row = rows[0]; row <= rows[1]; row++)
    for (let column = columns[0]; column <= columns[1]; column++)
      yield { column, row, seed: Math.imul(column, 73_856_093) ^ Math.imul(row, 19_349_663) }
}

function drawCell(
  { column, row, seed }: Cell,
  { window, force, step, to }: Drawn,
  found: { crests: Stroke[][]; caps: Cap[]; streaks: Stroke[] },
): void {
  const swell = rolling(column / 5.3, row / 5.3)
  if (speck(seed) > 0.3 + 0.62 * swell + force * 0.014) return
  const x = (column + speck(seed + 1)) * step
  const y = (row + speck(seed + 2)) * step
  const at = { x: (x - window.west) * window.scale, y: (window.north - y) * window.scale }
  const size = (3.1 + 0.5 * force) * window.grain ** 0.85 * (0.55 + 0.8 * speck(seed + 3))
  const turned = to + (speck(seed + 4) - 0.5) * 0.55 + (rolling(column / 11, row / 9) - 0.5) * 0.5
  const nested =
    1 + Math.floor(speck(seed + 5) * (0.4 + force * 0.3) * (0.35 + swell) * window.grain)
  for (let rank = 0; rank < Math.min(4, nested); rank++) {
    const weight = Math.min(2, Math.floor((speck(seed + 6) * 1.4 + swell) * 1.5))
    found.crests[rank === 0 ? weight : 0]?.push(crest(at, turned, size, rank, seed))
  }
  if (force >= 3 && speck(seed + 8) < (force - 2.4) * 0.016 + (swell - 0.5) * 0.05)
    found.caps.push(cap(at, turned, size * 1.15, seed))
  if (speck(seed + 9) < force * 0.011)
    found.streaks.push(streak(at, to, (14 + force * 7) * window.grain, seed))
}

/** A point so far to leeward of another, and so far to the right of the wind's way. */
function off(
  { x, y }: { x: number; y: number },
  to: number,
  lee: number,
  right: number,
): [number, number] {
  const [east, south] = [Math.sin(to), -Math.cos(to)]
  return [x + east * lee - south * right, y + south * lee + east * right]
}

/** Bulging to leeward, one arm longer than the other; those behind are shorter and flatter. */
function crest(
  at: { x: number; y: number },
  to: number,
  size: number,
  rank: number,
  seed: number,
): Stroke {
  const wide = size * (1 - 0.17 * rank)
  const lee = rank * size * 0.46
  const lean = (speck(seed + 20 + rank) - 0.5) * size * 0.9
  return {
    from: off(at, to, lee, -wide * (0.7 + 0.5 * speck(seed + 24 + rank))),
    over: off(at, to, lee + size * (0.95 - 0.1 * rank), lean),
    to: off(at, to, lee, wide * (0.7 + 0.5 * speck(seed + 28 + rank))),
  }
}

function cap(at: { x: number; y: number }, to: number, size: number, seed: number): Cap {
  const back = {
    from: off(at, to, 0, -size),
    over: off(at, to, size * 1.35, (speck(seed + 31) - 0.5) * size),
    to: off(at, to, 0, size),
  }
  return { back, front: off(at, to, size * 0.5, (speck(seed + 32) - 0.5) * size * 0.6) }
}

function streak(at: { x: number; y: number }, to: number, long: number, seed: number): Stroke {
  const length = long * (0.6 + 0.9 * speck(seed + 40))
  return {
    from: off(at, to, 0, 0),
    over: off(at, to, length / 2, (speck(seed + 41) - 0.5) * 7),
    to: off(at, to, length, 0),
  }
}

/** Rises and falls smoothly between 0 and 1 over the whole numbers. */
function rolling(x: number, y: number): number {
  const [left, low] = [Math.floor(x), Math.floor(y)]
  const [a, b] = [eased(x - left), eased(y - low)]
  const corner = (dx: number, dy: number): number =>
    speck(Math.imul(left + dx, 374_761_393) ^ Math.imul(low + dy, 668_265_263))
  const one = corner(0, 0) + (corner(1, 0) - corner(0, 0)) * a
  const other = corner(0, 1) + (corner(1, 1) - corner(0, 1)) * a
  return one + (other - one) * b
}

const eased = (share: number): number => share * share * (3 - 2 * share)

/** The window of a canvas that reaches so many pixels beyond what is seen on each side. */
export function windowFor(
  { x, y, scale }: { x: number; y: number; scale: number },
  size: { width: number; height: number },
  over: number,
  grain: number,
): SeaWindow {
  const [width, height] = [size.width + 2 * over, size.height + 2 * over]
  return { scale, grain, west: x - width / 2 / scale, north: y + height / 2 / scale, width, height }
}

/** A ground rectangle on the canvas. */
export function onCanvas({ x, y, width, height }: Bounds, window: SeaWindow): Bounds {
  const { scale, west, north } = window
  return {
    x: (x - west) * scale,
    y: (north - y - height) * scale,
    width: width * scale,
    height: height * scale,
  }
}
