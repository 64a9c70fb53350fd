import type { Seat } from '@grognard/umpire'
import { crippledPoints, scoreOf } from '../../model/score.ts'
import type { SeaUnit, State } from '../../model/state.ts'
import { isAfloat, isCrippled, isShip } from '../../model/units.ts'
import type { WasTable } from '../../rules.ts'
import type { Ending } from './events.ts'

/** The winner, or nobody, and why. */
interface Verdict {
  winner: Seat | null
  ending: Ending
}

/** [WAS-162] Looked at when a turn ends. */
export function endTurn(table: WasTable): void {
  const { state } = table
  const verdict = verdictOf(state)
  if (!verdict) return
  const points = state.players.map(({ seat }) => finalScore(state, seat))
  table.emit({ kind: 'battleEnded', ...verdict, points })
}

/** Undefined where the battle goes on. */
export function verdictOf(state: State): Verdict | undefined {
  const early = earlyEnds[state.rules.victory](state)
  if (early) return early
  const isOver = state.turn >= state.rules.turnLimit
  return isOver || isOneSideGone(state) ? finalVerdict(state) : undefined
}

type EarlyEnd = (state: State) => Verdict | undefined

/** [WAS-162] How each kind of battle is won before the last turn is over. */
const earlyEnds: Record<State['rules']['victory'], EarlyEnd> = {
  points: byTarget,
  denmarkStrait: () => undefined,
  riverPlate,
  coralSea: () => undefined,
  convoy: () => undefined,
  guadalcanal: () => undefined,
}

/** [WAS-162] Who has the points that win, and more than the other. */
function byTarget(state: State): Verdict | undefined {
  const { target } = state.rules
  const [lead, behind] = byScore(state)
  if (target === 0 || lead.score < target || lead.score === behind.score) return undefined
  return { winner: lead.seat, ending: 'target' }
}

/** [WAS-164] At the end of the last turn, or when a side has nothing left. */
function finalVerdict(state: State): Verdict {
  if (state.rules.victory === 'denmarkStrait') return denmarkStrait(state)
  if (state.rules.victory === 'riverPlate') return riverPlateAtTheEnd(state)
  const [lead, behind] = byScore(state)
  const isDrawn = lead.score - behind.score < leadNeeded(state)
  return { winner: isDrawn ? null : lead.seat, ending: 'points' }
}

/** [WAS-S-3] At Coral Sea the lead has to be as large as this. */
function leadNeeded(state: State): number {
  return state.rules.victory === 'coralSea' ? coralSeaLead : 1
}

const coralSeaLead = 20

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

/** [WAS-S-1] [WAS-S-3] There crippled ships count half. */
export function finalScore(state: State, seat: Seat): number {
  const { victory } = state.rules
  const isHalf = victory === 'denmarkStrait' || victory === 'coralSea'
  return scoreOf(state, seat) + (isHalf ? crippledPoints(state, seat) : 0)
}

function isOneSideGone(state: State): boolean {
  return state.players.some(
    ({ seat }) =>
      !state.units.some(
        unit => unit.seat === seat && (isAfloat(unit) || unit.status === 'waiting'),
      ),
  )
}

/** [WAS-S-1] More points, and Bismarck sunk or lamed for the Allies, afloat and sound for the Axis. */
function denmarkStrait(state: State): Verdict {
  const bismarck = state.units.find(({ id }) => id === 'bismarck')
  const isSound = bismarck !== undefined && isAboutAndSound(state, bismarck)
  const [lead, behind] = byScore(state)
  const hasWon = lead.score > behind.score && isSound === (lead.seat === 'axis')
  return { winner: hasWon ? lead.seat : null, ending: 'points' }
}

function isAboutAndSound(state: State, unit: SeaUnit): boolean {
  return (isAfloat(unit) || unit.status === 'left') && !isCrippled(state, unit)
}

/** [WAS-S-2] The raider may get away from this turn on, and has beaten her hunters when so many are out of it. */
const raid = { escapesFrom: 5, cruisers: 2 }

/** [WAS-S-2] The raider is sunk, gets away, or has beaten two cruisers. */
function riverPlate(state: State): Verdict | undefined {
  const raider = state.units.find(({ seat }) => seat === 'axis')
  if (!raider || raider.status === 'sunk') return { winner: 'allies', ending: 'raiderSunk' }
  if (raider.status === 'left')
    return { winner: isTimely(state) ? 'axis' : null, ending: 'raiderAway' }
  if (isCrippled(state, raider) || lamed(state, 'allies') < raid.cruisers) return undefined
  return { winner: 'axis', ending: 'cruisersBeaten' }
}

function isTimely({ turn }: State): boolean {
  return turn >= raid.escapesFrom
}

function riverPlateAtTheEnd(state: State): Verdict {
  const isBeaten = state.units.some(unit => unit.seat === 'axis' && isCrippled(state, unit))
  return { winner: isBeaten ? 'allies' : null, ending: isBeaten ? 'raiderCrippled' : 'undecided' }
}

/** Ships of a side that are sunk or crippled. */
function lamed(state: State, seat: Seat): number {
  return state.units.filter(
    unit =>
      unit.seat === seat &&
      isShip(state, unit) &&
      (unit.status === 'sunk' || isCrippled(state, unit)),
  ).length
}
