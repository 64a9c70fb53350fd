import {
  directions,
  hexTowards,
  isSameHex,
  stepDown,
  stepEast,
  turnedBy,
} from '@grognard/geometry/hex/hex.ts'
import { isOn } from '../../book/options.ts'
import { foulsOn } from '../../book/tables/sailing.ts'
import { isOnLand } from '../../model/ground.ts'
import { afterStep, afterStepOf, readPlot, unspentTurn } from '../../model/plots.ts'
import type { HexPose, PlotStep } from '../../model/plots.ts'
import { isOnSea, shipOf } from '../../model/ships.ts'
import type { Ship, State, Tow } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import { clashesAmong, covers } from './collisions.ts'
import type { Clash, Mover } from './collisions.ts'
import { limitsAsBegun, pledgedHeading, slowedBy } from './limits.ts'
import { stepInWake, shipsAhead } from './wake.ts'
import { startOf, walkOn } from './walk.ts'
import type { Walk } from './walk.ts'
import type { Limits } from './limits.ts'

/** [WS-031] [WS-064] All plots are shown; who has none lies still. */
export function showPlots(table: WsTable): void {
  const { state } = table
  const plots = state.ships.filter(isOnSea).map(ship => ({
    ship: ship.id,
    plot: plotShown(state, ship),
    heading: pledgedHeading(ship),
    slowedBy: slowedBy(state, ship),
    stern: [ship.q - stepEast(ship.heading), ship.r - stepDown(ship.heading)],
  }))
  table.emit({ kind: 'plotsShown', plots })
}

/** [WS-089] Whoever follows without a name follows the one ship that lies ahead. */
function plotShown(state: State, ship: Ship): string {
  if (ship.plot !== 'W') return ship.plot ?? '0'
  return `W${shipsAhead(state, ship)[0]?.id ?? ''}`
}

/** What a ship wants to do in a step. */
interface Wish {
  ship: Ship
  step: PlotStep
  pose: HexPose
  /** [WS-087] The step after this one takes her out of whatever hex her stern swings into. */
  goesOn: boolean
  isLast: boolean
}

/** [WS-090] The next step of all plots, together; there is none when nobody has one. */
export function moveOneStep(table: WsTable): void {
  const { state } = table
  const wishes = wishesOf(state)
  if (wishes.length === 0) {
    table.emit({ kind: 'plotsDone' })
    return
  }
  const sailing = stopBeforeLand(table, wishes)
  sail(table, sailing)
  turnBack(table, sailing)
  table.emit({ kind: 'stepEnded' })
}

/** [WS-098] Who would come on to land stops, and all others sail. */
function stopBeforeLand(table: WsTable, wishes: readonly Wish[]): readonly Wish[] {
  const { state } = table
  if (state.ground.length === 0) return wishes
  const ships = wishes.filter(({ pose }) => isOnLand(state, pose)).map(({ ship }) => ship.id)
  if (ships.length === 0) return wishes
  table.emit({ kind: 'landAhead', ships })
  const hasStopped = (id: string) =>
    ships.includes(id) || state.tows.some(tow => tow.towed === id && ships.includes(tow.tower))
  return wishes.filter(({ ship }) => !hasStopped(ship.id))
}

export function arePlotsDone(state: State): boolean {
  return state.moveStep === 0
}

/** Ships by plots first, then followers, the head of a chain before those who follow it. */
function wishesOf(state: State): Wish[] {
  const wishes: Wish[] = []
  const followers: { ship: Ship; ahead: string | null }[] = []
  for (const ship of state.ships) {
    if (!isOnSea(ship) || ship.hasStopped || isTowHeld(state, ship)) continue
    const plot = readPlot(ship.plot ?? '0')
    if (plot?.kind === 'wake') followers.push({ ship, ahead: plot.ahead })
    if (plot?.kind === 'steps') addIfAny(wishes, plannedStep(state, ship, plot.steps))
  }
  addFollowers(state, wishes, followers)
  for (const tow of state.tows) addIfAny(wishes, towedStep(state, tow, wishes))
  return wishes
}

function addIfAny(wishes: Wish[], wish: Wish | null): void {
  if (wish) wishes.push(wish)
}

function plannedStep(state: State, ship: Ship, steps: readonly PlotStep[]): Wish | null {
  const at = state.moveStep - 1
  const step = steps[at]
  if (!step) return null
  const next = steps[at + 1]
  return {
    ship,
    step,
    pose: afterStepOf(ship, startPose(ship), step, unspentTurn(steps.slice(0, at))),
    goesOn: next === 'F' || next === 'T',
    isLast: next === undefined && ship.anchor === 'none',
  }
}

/** [WS-108] What she tows has come to a stop, or to ground. */
function isTowHeld(state: State, ship: Ship): boolean {
  return state.tows.some(({ tower, towed }) => {
    if (tower !== ship.id) return false
    const { hasStopped, aground } = shipOf(state, towed)
    return hasStopped || aground > 0
  })
}

/** [WS-108] A hex ahead of the tower brings the ship in tow a hex on in her wake. */
function towedStep(state: State, tow: Tow, wishes: readonly Wish[]): Wish | null {
  const leader = wishes.find(({ ship }) => ship.id === tow.tower)
  if (!leader || (leader.step !== 'F' && leader.step !== 'T')) return null
  const ship = shipOf(state, tow.towed)
  const heading = directions.find(direction => isSameHex(hexTowards(ship, direction), tow))
  if (heading === undefined) return null
  const pose = { q: tow.q, r: tow.r, heading }
  return { ship, step: 'F', pose, goesOn: false, isLast: false }
}

/** [WS-088] A turn that is owed is made together with the first step. */
function startPose(ship: Ship): HexPose {
  return { q: ship.q, r: ship.r, heading: pledgedHeading(ship) }
}

/** [WS-089] A ring in which each follows the next sails straight on. */
function addFollowers(
  state: State,
  wishes: Wish[],
  followers: { ship: Ship; ahead: string | null }[],
): void {
  let left = followers
  while (left.length > 0) {
    const ready = left.filter(({ ahead }) => !left.some(({ ship }) => ship.id === ahead))
    const turnOfThese = ready.length > 0 ? ready : left
    for (const { ship, ahead } of turnOfThese)
      addIfAny(wishes, followingStep(state, ship, ready.length > 0 ? ahead : null, wishes))
    left = left.filter(one => !turnOfThese.includes(one))
  }
}

function followingStep(
  state: State,
  ship: Ship,
  ahead: string | null,
  wishes: readonly Wish[],
): Wish | null {
  const limits = limitsAsBegun(state, ship)
  const walk = walkMade(limits, ship.made)
  const leader = ahead === null ? null : shipOf(state, ahead)
  const step = leader
    ? stepInWake(limits, startPose(ship), walk, {
        trail: trailOf(leader),
        after: wishes.find(wish => wish.ship === leader)?.pose ?? leader,
      })
    : stepInWake(limits, startPose(ship), walk, { trail: trailOf(ship), after: ship })
  if (!step) return null
  const pose = afterStep(startPose(ship), step, null)
  return { ship, step, pose, goesOn: false, isLast: true }
}

/** Her wake so far: where the bow is now belongs to it once she sails on. */
function trailOf({ trail, q, r }: Ship): number[] {
  return [...trail, q, r]
}

/** What she has done this turn, by the limits it is held against. */
function walkMade(limits: Limits, made: string): Walk {
  let walk = startOf(limits)
  for (const step of made) if (isStep(step)) walk = walkOn(limits, walk, step)
  return walk
}

function isStep(sign: string): sign is PlotStep {
  return sign === 'F' || sign === 'L' || sign === 'R' || sign === 'B' || sign === 'T'
}

/** [WS-075] Everybody's step, of a turning back the hex forward. */
function sail(table: WsTable, wishes: readonly Wish[]): void {
  const poses = new Map(wishes.map(wish => [wish.ship.id, forwardPart(wish)]))
  const movers = moversTo(table.state, wishes, poses)
  const collisions = settle(table, movers)
  const moves = wishes.flatMap(wish => {
    const mover = movers.find(({ id }) => id === wish.ship.id)
    if (!mover || !hasCome(mover, forwardPart(wish))) return []
    return [{ ship: wish.ship.id, ...plain(mover.after), step: wish.step }]
  })
  tellUndone(table, movers)
  tellSteps(table, moves, collisions, pledgesAmong(movers))
}

/** [WS-087] Who could not clear the hex that her stern swung into lies again as before the turn. */
function tellUndone(table: WsTable, movers: readonly Moving[]): void {
  for (const { id, before, after } of movers)
    if (after === before && shipOf(table.state, id).heading !== before.heading)
      table.emit({ kind: 'turnUndone', ship: id, heading: before.heading })
}

function forwardPart({ ship, step, pose }: Wish): HexPose {
  return step === 'T' ? { ...pose, heading: pledgedHeading(ship) } : pose
}

/** She lies where she wanted to, and was not put back. */
function hasCome({ after }: Mover, wanted: HexPose): boolean {
  return after.q === wanted.q && after.r === wanted.r && after.heading === wanted.heading
}

/** [WS-075] Then the turns back, of those that have come that far. */
function turnBack(table: WsTable, wishes: readonly Wish[]): void {
  const { state } = table
  const turning = wishes.filter(
    ({ ship, step, pose }) =>
      step === 'T' && !shipOf(state, ship.id).hasStopped && ship.q === pose.q && ship.r === pose.r,
  )
  if (turning.length === 0) return
  const poses = new Map(turning.map(({ ship, pose }) => [ship.id, pose]))
  const movers = moversTo(state, turning, poses)
  const collisions = settle(table, movers)
  const moves = turning.flatMap(wish => {
    const mover = movers.find(({ id }) => id === wish.ship.id)
    if (!mover || !hasCome(mover, wish.pose)) return []
    return [{ ship: wish.ship.id, ...plain(mover.after), step: 'turnedBack' as const }]
  })
  tellSteps(table, moves, collisions, pledgesAmong(movers))
}

export const plain = ({ q, r, heading }: HexPose): HexPose => ({ q, r, heading })

/** A mover that may owe her turn instead of making it. */
export interface Moving extends Mover {
  isLastTurn: boolean
  owes: 'none' | 'L' | 'R'
  /** [WS-108] The ship at the other end of her line. */
  tiedTo: string | null
}

function moversTo(
  state: State,
  wishes: readonly Wish[],
  poses: ReadonlyMap<string, HexPose>,
): Moving[] {
  const hasMomentum = isOn(state.options, 'momentum')
  return state.ships.filter(isOnSea).map(ship => {
    const wish = wishes.find(one => one.ship === ship)
    const after = poses.get(ship.id) ?? plain(ship)
    return {
      id: ship.id,
      before: sharedFrom(state, ship) ?? plain(ship),
      after,
      mayShare: hasMomentum && (wish?.goesOn ?? false),
      isLastTurn: wish?.isLast ?? false,
      owes: 'none',
      tiedTo: tiedTo(state, ship.id),
    }
  })
}

function tiedTo({ tows }: State, id: string): string | null {
  for (const { tower, towed } of tows) {
    if (tower === id) return towed
    if (towed === id) return tower
  }
  return null
}

/** [WS-087] Where a ship goes back to whose stern swung into a hex that was not free. */
function sharedFrom(state: State, ship: Ship): HexPose | null {
  const turn = lastTurn(ship.made)
  if (turn === 0) return null
  const [q, r] = [ship.q - stepEast(ship.heading), ship.r - stepDown(ship.heading)]
  const isShared = state.ships.some(
    other => other !== ship && isOnSea(other) && covers(other, q, r),
  )
  return isShared ? { ...plain(ship), heading: turnedBy(ship.heading, -turn) } : null
}

/** The turn that the last step ended in, in sixths clockwise; 0 where it was none. */
function lastTurn(made: string): number {
  const last = made.at(-1)
  if (last === 'L') return -1
  if (last === 'R') return 1
  if (last !== 'T') return 0
  return unspentTurn(made.slice(0, -1).split('').filter(isStep)) === 'L' ? 1 : -1
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
  const owesTurns = isOn(table.state.options, 'momentum')
  for (let clashes = clashesAmong(movers); clashes.length > 0; clashes = clashesAmong(movers)) {
    const found = clashes.filter(clash => !(owesTurns && oweTurns(movers, clash)))
    const decided = found.map(clash => ({
      ...clash,
      keeper: clash.keeper ?? rollFor(table, clash),
    }))
    const hasChanged = decided.map(clash => putBack(movers, clash))
    if (decided.length > 0 && !hasChanged.includes(true)) break
    collisions.push(...decided.map(clash => ({ ...clash, isFouled: false })))
  }
  for (const collision of collisions) collision.isFouled = table.roll(6, 'WS-096') <= foulsOn
  return collisions
}

/** [WS-088] A last turn whose stern would clash is owed instead: she stays as she is. */
function oweTurns(movers: Moving[], { q, r }: Clash): boolean {
  const owing = movers.filter(
    mover => mover.isLastTurn && isStern(mover, q, r) && isTurn(mover.before, mover.after),
  )
  for (const mover of owing) {
    mover.owes = turnedBy(mover.before.heading, 1) === mover.after.heading ? 'R' : 'L'
    mover.after = mover.before
  }
  return owing.length > 0
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

/** [WS-091] All but the one that has the hex go back, [WS-094] and none has a next step that would clear her stern; false where all lay there already. */
function putBack(movers: Moving[], { ships, keeper }: Clash): boolean {
  const clashing = movers.filter(({ id }) => ships.includes(id))
  for (const mover of clashing) mover.mayShare = false
  const back = clashing.filter(({ id, after, before }) => id !== keeper && after !== before)
  for (const mover of back) {
    mover.after = mover.before
    for (const other of movers) if (other.id === mover.tiedTo) other.after = other.before
  }
  return back.length > 0
}

function pledgesAmong(movers: readonly Moving[]): { ship: string; turn: 'L' | 'R' }[] {
  return movers.flatMap(({ id, owes }) => (owes === 'none' ? [] : [{ ship: id, turn: owes }]))
}

interface Made extends HexPose {
  ship: string
  step: PlotStep | 'turnedBack'
}

function tellSteps(
  table: WsTable,
  moves: Made[],
  collisions: readonly Collision[],
  pledges: { ship: string; turn: 'L' | 'R' }[],
): void {
  if (moves.length > 0) table.emit({ kind: 'stepMade', moves })
  for (const { ship, turn } of pledges) table.emit({ kind: 'turnPledged', ship, turn })
  tellCollisions(table, collisions)
}

export function tellCollisions(table: WsTable, collisions: readonly Collision[]): void {
  for (const { q, r, keeper, ships, isFouled } of collisions)
    table.emit({ kind: 'shipsCollided', q, r, keeper, ships, isFouled })
}
