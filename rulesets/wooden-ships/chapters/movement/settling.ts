import { isSameHex, stepDown, stepEast, turnedBy } from '@grognard/geometry/hex/hex.ts'
import { isOn } from '../../book/options.ts'
import { foulsOn } from '../../book/tables/sailing.ts'
import { poseAfter, unspentTurn } from '../../model/plots.ts'
import type { HexPose } from '../../model/plots.ts'
import { isOnSea, shipOf } from '../../model/ships.ts'
import { towedBehind, towingAhead } from '../../model/tows.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { clashesAmong, covers } from './collisions.ts'
import type { Clash, Mover } from './collisions.ts'
import { isStep } from './wishes.ts'
import type { Wish } from './wishes.ts'

export const plain = ({ q, r, heading }: HexPose): HexPose => ({ q, r, heading })

/** A mover that may pledge her turn instead of making it. */
export interface Moving extends Mover {
  /** [WS-088] Her step is the last of her plot, and no turn waits from the turn before. */
  mayPledge: boolean
  pledge: Ship['pledge']
  /** [WS-108] [WS-101] Ships that go back if she does: at the other end of a tow, or of a drifting group. */
  tiedTo: readonly string[]
  /** [WS-087] She swung her stern into a shared hex in her last step, and `before` undoes that. */
  shared: HexPose | null
  /** [WS-094] The steps of this turn that could still be undone, and where those left her that were. */
  stepsLeft: number
  undone: readonly HexPose[]
}

/** Where ships will lie, by their places among the cards. */
export type Afters = readonly (HexPose | undefined)[]

/** Two hulls would lie in one hex; most steps are free of that, and need no more thought. */
export function isContested(state: State, afters: Afters): boolean {
  const { ships } = state
  for (let at = 0; at < ships.length; at++) {
    const one = ships[at]
    if (!one || !isOnSea(one)) continue
    const pose = afters[at] ?? one
    for (let later = at + 1; later < ships.length; later++) {
      const other = ships[later]
      if (other && isOnSea(other) && doMeet(pose, afters[later] ?? other)) return true
    }
  }
  return false
}

function doMeet(one: HexPose, other: HexPose): boolean {
  if (Math.abs(one.q - other.q) > 2 || Math.abs(one.r - other.r) > 2) return false
  if (covers(other, one.q, one.r)) return true
  return covers(other, one.q - stepEast(one.heading), one.r - stepDown(one.heading))
}

/** Who is halfway through turning back has made no turn yet that could be undone. */
export function moversTo(
  state: State,
  wishes: readonly Wish[],
  afters: Afters,
  halfway: readonly Ship[] = [],
): Moving[] {
  const hasMomentum = isOn(state.options, 'momentum')
  return state.ships.filter(isOnSea).map(ship => {
    const shared = halfway.includes(ship) ? null : sharedFrom(state, ship)
    const wish = wishes.find(one => one.ship === ship)
    const after = afters[ship.index] ?? plain(ship)
    return {
      id: ship.id,
      before: shared ?? plain(ship),
      after,
      mayShare: hasMomentum && (wish?.goesOn ?? false),
      mayPledge: (wish?.isLast ?? false) && ship.pledge === 'none',
      pledge: 'none',
      tiedTo: tiedTo(state, ship.id),
      shared,
      stepsLeft: stepsLeft(ship, shared !== null),
      undone: [],
    }
  })
}

/** A turn back that is undone leaves the hex forward. */
function stepsLeft({ made }: Ship, isSharing: boolean): number {
  return isSharing && !made.endsWith('T') ? made.length - 1 : made.length
}

const nobody: readonly string[] = []

function tiedTo(state: State, id: string): readonly string[] {
  if (state.tows.length === 0) return nobody
  return [...towingAhead(state, id), ...towedBehind(state, id)]
}

/** [WS-087] Where a ship goes back to whose stern swung into a hex that was not free; nobody at anchor has a next step to clear it. */
function sharedFrom(state: State, ship: Ship): HexPose | null {
  if (ship.anchor !== 'none') return null
  const heading = headingBefore(ship)
  if (heading === ship.heading) return null
  const [q, r] = [ship.q - stepEast(ship.heading), ship.r - stepDown(ship.heading)]
  const isShared = state.ships.some(
    other => other !== ship && isOnSea(other) && covers(other, q, r),
  )
  return isShared ? { ...plain(ship), heading } : null
}

/** Her heading before the turn that her last step was or ended in; [WS-088] a pledged turn may have been part of it. */
function headingBefore(ship: Ship): number {
  const { made, heading } = ship
  const last = made.at(-1)
  if (last === 'L' || last === 'R') return poseAfter(ship, made.length - 1).heading
  if (last !== 'T') return heading
  const undoes = unspentTurn(made.split('').filter(isStep), made.length - 1)
  return turnedBy(heading, undoes === 'L' ? -1 : 1)
}

/** What came of a contested hex. */
export interface Collision {
  q: number
  r: number
  keeper: string
  ships: string[]
  isFouled: boolean
}

/** [WS-094] Puts ships back until nothing clashes any more. */
export function settle(table: WsTable, movers: Moving[]): Collision[] {
  const collisions: Collision[] = []
  const arePledged = isOn(table.state.options, 'momentum')
  for (let clashes = clashesAmong(movers); clashes.length > 0; clashes = clashesAmong(movers)) {
    const found = clashes.filter(clash => !(arePledged && pledgeTurns(movers, clash)))
    const decided = found.map(clash => ({
      ...clash,
      keeper: clash.keeper ?? rollFor(table, clash),
    }))
    const hasChanged = decided.map(clash => putBack(movers, clash))
    if (decided.length > 0 && !hasChanged.includes(true)) {
      const undone = decided.map(clash => undoLatest(table.state, movers, clash))
      if (!undone.includes(true)) break
    }
    for (const clash of decided)
      if (hasChanged.includes(true) || !collisions.some(one => isSameHex(one, clash)))
        collisions.push({ ...clash, isFouled: false })
  }
  for (const collision of collisions) collision.isFouled = table.roll(6, 'WS-096') <= foulsOn
  return collisions
}

/** [WS-088] A last turn whose stern would clash is pledged instead: she stays as she is. */
function pledgeTurns(movers: Moving[], { q, r }: Clash): boolean {
  const pledging = movers.filter(
    mover => mover.mayPledge && isStern(mover, q, r) && isTurn(mover.before, mover.after),
  )
  for (const mover of pledging) {
    mover.pledge = turnedBy(mover.before.heading, 1) === mover.after.heading ? 'R' : 'L'
    mover.after = mover.before
  }
  return pledging.length > 0
}

function isStern({ after }: Mover, q: number, r: number): boolean {
  return after.q - stepEast(after.heading) === q && after.r - stepDown(after.heading) === r
}

function isTurn(before: HexPose, after: HexPose): boolean {
  return before.q === after.q && before.r === after.r && before.heading !== after.heading
}

/** [WS-093] The highest die takes the hex; who are equal roll again. */
function rollFor(table: WsTable, { rolling }: Clash): string {
  let left = rolling
  while (left.length > 1) {
    const rolled = left.map(ship => ({ ship, die: table.roll(6, 'WS-093') }))
    const highest = Math.max(...rolled.map(({ die }) => die))
    left = rolled.filter(({ die }) => die === highest).map(({ ship }) => ship)
  }
  const [keeper] = left
  if (keeper === undefined) throw new Error('A hex that nobody wants is not contested.')
  return keeper
}

/** [WS-091] All but the one that has the hex go back, [WS-094] [WS-108] and neither they nor who is tied to them have a next step that would clear a stern; false where all lay there already. */
function putBack(movers: Moving[], { ships, keeper }: Clash): boolean {
  const clashing = movers.filter(({ id }) => ships.includes(id))
  const hasStopped = (id: string) =>
    clashing.some(mover => mover.id === id || mover.tiedTo.includes(id))
  for (const mover of movers) if (hasStopped(mover.id)) mover.mayShare = false
  const back = clashing.filter(({ id, after, before }) => id !== keeper && after !== before)
  for (const mover of back) {
    mover.after = mover.before
    for (const other of movers) if (mover.tiedTo.includes(other.id)) other.after = other.before
  }
  return back.length > 0
}

/** [WS-094] Where all lie as before the step, somebody has come into a hex that a ship must have back: who made the most steps goes back one more; false where nobody can. */
function undoLatest(state: State, movers: readonly Moving[], { ships }: Clash): boolean {
  const able = movers.filter(({ id, stepsLeft: left }) => ships.includes(id) && left > 0)
  const [latest] = able.toSorted(
    (one, other) =>
      other.stepsLeft - one.stepsLeft ||
      Number(one.shared !== null) - Number(other.shared !== null),
  )
  if (!latest) return false
  const tied = movers.filter(({ id }) => latest.tiedTo.includes(id))
  if (latest.after === latest.before) undoStepOf(state, latest, tied)
  for (const mover of [latest, ...tied]) mover.after = mover.before
  return true
}

/** [WS-108] Ships in tow come back a hex with the one who tows them, and she for them by as many steps as it takes. */
function undoStepOf(state: State, mover: Moving, tied: readonly Moving[]): void {
  const head = towingAhead(state, mover.id).at(-1)
  const tower = tied.find(({ id }) => id === head) ?? mover
  const chain = [mover, ...tied]
  const left = mover.stepsLeft
  do {
    const step = shipOf(state, tower.id).made[tower.stepsLeft - 1]
    const isForward = step === 'F' || step === 'T'
    for (const one of isForward ? chain : [tower]) undoOne(state, one)
  } while (mover.stepsLeft === left && tower.stepsLeft > 0)
  if (mover.stepsLeft === left) mover.stepsLeft = 0
}

function undoOne(state: State, mover: Moving): void {
  if (mover.stepsLeft === 0) return
  mover.stepsLeft--
  mover.before = poseAfter(shipOf(state, mover.id), mover.stepsLeft)
  mover.undone = [...mover.undone, mover.before]
}
