import { stepDown, stepEast } from '@grognard/geometry/hex/hex.ts'
import type { HexPose } from '../../model/plots.ts'

/** A ship in a step: where she was and where she wants to be. */
export interface Mover {
  id: string
  before: HexPose
  after: HexPose
  /** [WS-087] The hexes that her next step would clear if her stern swung into them. */
  mayShare: boolean
}

/** [WS-091] A hex that two ships or more want. */
export interface Clash {
  q: number
  r: number
  ships: string[]
  /** Who has it; null where those who roll decide it. */
  keeper: string | null
  /** [WS-093] Who rolls for it where nobody has it. */
  rolling: string[]
}

/** The hexes that are contested as the ships lie now. */
export function clashesAmong(movers: readonly Mover[]): Clash[] {
  const clashes: Clash[] = []
  for (let at = 0; at < movers.length; at++) {
    const one = movers[at]
    for (let later = at + 1; later < movers.length; later++) {
      const other = movers[later]
      if (one && other && areNear(one.after, other.after)) addShared(clashes, movers, one, other)
    }
  }
  return clashes
}

/** Hulls of two hexes cannot meet beyond this. */
function areNear(one: HexPose, other: HexPose): boolean {
  return Math.abs(one.q - other.q) <= 2 && Math.abs(one.r - other.r) <= 2
}

function addShared(clashes: Clash[], movers: readonly Mover[], one: Mover, other: Mover): void {
  for (const [q, r] of [bowHex(one.after), sternHex(one.after)]) {
    if (q === undefined || r === undefined || !covers(other.after, q, r)) continue
    if (clashes.some(clash => clash.q === q && clash.r === r)) continue
    const ships = movers.filter(mover => covers(mover.after, q, r))
    const bound = ships.filter(mover => !sharesAwhile(mover, q, r))
    if (bound.length < 2 && ships.length === 2) continue
    clashes.push(clashOver(ships, q, r))
  }
}

function bowHex({ q, r }: HexPose): number[] {
  return [q, r]
}

function sternHex({ q, r, heading }: HexPose): number[] {
  return [q - stepEast(heading), r - stepDown(heading)]
}

export function covers(pose: HexPose, q: number, r: number): boolean {
  if (pose.q === q && pose.r === r) return true
  return pose.q - stepEast(pose.heading) === q && pose.r - stepDown(pose.heading) === r
}

/** [WS-087] A stern that swings in and whose ship goes on in the next step. */
function sharesAwhile({ before, after, mayShare }: Mover, q: number, r: number): boolean {
  return mayShare && isSternSwing(before, after) && !(after.q === q && after.r === r)
}

function isSternSwing(before: HexPose, after: HexPose): boolean {
  return before.q === after.q && before.r === after.r && before.heading !== after.heading
}

/** [WS-091] Who had a part in the hex before and has one after keeps it; [WS-092] a bow comes before sterns that swing; [WS-095] of two that sail through each other neither has the other's. */
function clashOver(ships: readonly Mover[], q: number, r: number): Clash {
  const holder = ships.find(({ before }) => covers(before, q, r))
  const sailing = ships.filter(({ before, after }) => !isSternSwing(before, after))
  const rolling = (sailing.length > 0 ? sailing : ships).map(({ id }) => id)
  const keeper = holder?.id ?? (rolling.length === 1 ? rolling[0] : undefined) ?? null
  return { q, r, ships: ships.map(({ id }) => id), keeper, rolling }
}
