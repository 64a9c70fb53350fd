import type { Seat } from '@grognard/umpire'
import {
  bismarckAway,
  bombardments,
  coralSeaLead,
  merchantsToDecide,
  raiders,
} from '../../book/tables/scenarios.ts'
import { crippledPoints, scoreOf } from '../../model/score.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { cardOf, isAfloat, isCrippled, isShip, typeOf } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'
import type { Ending } from './events.ts'
import { claimObjectives } from './objectives.ts'

/** The winner, or nobody, and why. */
interface Verdict {
  winner: Seat | null
  ending: Ending
}

/** What wins before the last turn is over, and what counts when it is; more points where nothing is said. */
interface Ends {
  early?: (state: State) => Verdict | undefined
  atTheEnd?: (state: State) => Verdict
}

/** [WAS-162] How each kind of battle is won. */
const scenarioEnds: Record<State['rules']['victory'], Ends> = {
  points: { early: byTarget },
  denmarkStrait: { atTheEnd: denmarkStrait },
  riverPlate: { early: raid, atTheEnd: raidAtTheEnd },
  coralSea: {},
  convoy: { early: convoy, atTheEnd: convoyAtTheEnd },
  guadalcanal: { early: bombardment, atTheEnd: bombardmentAtTheEnd },
}

/** [WAS-160] [WAS-162] Objectives are claimed, and victory is looked at, only when a turn ends. */
export function endTurn(table: WasTable): void {
  claimObjectives(table)
  const verdict = verdictOf(table.state)
  if (!verdict) return
  const points = table.state.players.map(({ seat }) => finalScore(table.state, seat))
  table.emit({ kind: 'battleEnded', ...verdict, points })
}

/** Undefined where the battle goes on. */
export function verdictOf(state: State): Verdict | undefined {
  const { early, atTheEnd = byPoints } = scenarioEnds[state.rules.victory]
  return early?.(state) ?? (isOver(state) ? atTheEnd(state) : undefined)
}

/** [WAS-164] The last turn is over, or a side has nothing left to fight with. */
function isOver(state: State): boolean {
  if (state.turn >= state.rules.turnLimit) return true
  return state.players.some(({ seat }) => !hasAnythingLeft(state, seat))
}

function hasAnythingLeft(state: State, seat: Seat): boolean {
  const isThere = state.units.some(
    unit => unit.seat === seat && (isAfloat(unit) || unit.status === 'waiting'),
  )
  return isThere || state.aircraft.some(plane => plane.seat === seat && plane.status !== 'lost')
}

/** [WAS-162] Who has the points that win, and more than the other. */
function byTarget(state: State): Verdict | undefined {
  const { target } = state.rules
  const [lead, behind] = byScore(state)
  if (target === 0 || lead.score < target || lead.score === behind.score) return undefined
  return { winner: lead.seat, ending: 'target' }
}

/** [WAS-164] More points, or in [WAS-S-3] a lead that is large enough. */
function byPoints(state: State): Verdict {
  const [lead, behind] = byScore(state)
  const needed = state.rules.victory === 'coralSea' ? coralSeaLead : 1
  const isDrawn = lead.score - behind.score < needed
  return { winner: isDrawn ? null : lead.seat, ending: 'points' }
}

interface Scored {
  seat: Seat
  score: number
}

/** Both sides, the one with more points first. */
function byScore(state: State): [Scored, Scored] {
  const [one, other] = state.players.map(({ seat }) => ({ seat, score: finalScore(state, seat) }))
  if (!one || !other) throw new Error('Two sides are at war.')
  return one.score >= other.score ? [one, other] : [other, one]
}

/** [WAS-S-1] [WAS-S-3] There crippled ships count half, and Bismarck counts when she gets away. */
export function finalScore(state: State, seat: Seat): number {
  const { victory } = state.rules
  const isHalf = victory === 'denmarkStrait' || victory === 'coralSea'
  const away = victory === 'denmarkStrait' && seat === 'axis' && isBismarckAway(state)
  return (
    scoreOf(state, seat) + (isHalf ? crippledPoints(state, seat) : 0) + (away ? bismarckAway : 0)
  )
}

function isBismarckAway(state: State): boolean {
  const bismarck = bismarckOf(state)
  return bismarck?.status === 'left' && !isCrippled(state, bismarck)
}

function bismarckOf({ units }: State): SeaUnit | undefined {
  return units.find(({ id }) => id === 'bismarck')
}

/** [WAS-S-1] More points, and Bismarck sunk or crippled for the Allies, afloat and sound for the Axis. */
function denmarkStrait(state: State): Verdict {
  const bismarck = bismarckOf(state)
  const isSound =
    bismarck !== undefined && bismarck.status !== 'sunk' && !isCrippled(state, bismarck)
  const [lead, behind] = byScore(state)
  const hasWon = lead.score > behind.score && isSound === (lead.seat === 'axis')
  return { winner: hasWon ? lead.seat : null, ending: 'points' }
}

/** [WAS-S-2] The raider is sunk, gets away, or has beaten two cruisers; crippled she wins nothing. */
function raid(state: State): Verdict | undefined {
  const raider = state.units.find(({ seat }) => seat === 'axis')
  if (!raider || raider.status === 'sunk') return { winner: 'allies', ending: 'raiderSunk' }
  if (isCrippled(state, raider)) return raider.status === 'left' ? raidAtTheEnd(state) : undefined
  if (raider.status === 'left')
    return { winner: state.turn >= raiders.escapesFrom ? 'axis' : null, ending: 'raiderAway' }
  if (outOfAction(state, 'allies') < raiders.cruisers) return undefined
  return { winner: 'axis', ending: 'cruisersBeaten' }
}

function raidAtTheEnd(state: State): Verdict {
  const isBeaten = state.units.some(unit => unit.seat === 'axis' && isCrippled(state, unit))
  return { winner: isBeaten ? 'allies' : null, ending: isBeaten ? 'raiderCrippled' : 'undecided' }
}

/** Ships of a side that are sunk or crippled. */
function outOfAction(state: State, seat: Seat): number {
  return state.units.filter(
    unit => unit.seat === seat && isShip(state, unit) && isOutOfIt(state, unit),
  ).length
}

function isOutOfIt(state: State, unit: SeaUnit): boolean {
  return unit.status === 'sunk' || isCrippled(state, unit)
}

/** [WAS-166] [WAS-S-4] Three merchants sunk win for who intercepts, three away for the convoy. */
function convoy(state: State): Verdict | undefined {
  const merchants = state.units.filter(unit => cardOf(state, unit).isConvoy)
  const count = (status: SeaUnit['status']) =>
    merchants.filter(unit => unit.status === status).length
  if (count('sunk') >= merchantsToDecide) return { winner: 'axis', ending: 'convoyLost' }
  if (count('left') >= merchantsToDecide) return { winner: 'allies', ending: 'convoyAway' }
  return undefined
}

/** [WAS-S-4] Three merchants afloat or away, and more points: else who intercepts has won. */
function convoyAtTheEnd(state: State): Verdict {
  const safe = state.units.filter(
    unit => cardOf(state, unit).isConvoy && (isAfloat(unit) || unit.status === 'left'),
  )
  const isSafe = safe.length >= merchantsToDecide
  const hasMore = scoreOf(state, 'allies') > scoreOf(state, 'axis')
  if (isSafe && hasMore) return { winner: 'allies', ending: 'convoySafe' }
  return { winner: 'axis', ending: 'convoyHeld' }
}

/** [WAS-S-5] The airfield is bombarded often enough, or both battleships are out of the fight. */
function bombardment(state: State): Verdict | undefined {
  if (isBombarded(state)) return { winner: 'axis', ending: 'airfieldBombarded' }
  const isBeaten = battleshipsOf(state).every(unit => isOutOfIt(state, unit))
  return isBeaten ? { winner: 'allies', ending: 'battleshipsBeaten' } : undefined
}

/** [WAS-S-5] */
function bombardmentAtTheEnd(state: State): Verdict {
  const isOneSunk = battleshipsOf(state).some(({ status }) => status === 'sunk')
  return isOneSunk ? { winner: 'allies', ending: 'battleshipSunk' } : byPoints(state)
}

function isBombarded({ players }: State): boolean {
  return players.some(({ seat, tally }) => seat === 'axis' && tally >= bombardments.toWin)
}

function battleshipsOf(state: State): SeaUnit[] {
  return state.units.filter(unit => unit.seat === 'axis' && typeOf(state, unit) === 'battleship')
}
