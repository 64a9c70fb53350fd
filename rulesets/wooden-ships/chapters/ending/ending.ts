import { hexDistance } from '@grognard/geometry/hex/hex.ts'
import type { Hex } from '@grognard/geometry/hex/hex.ts'
import { hurricane } from '../../book/tables/sailing.ts'
import { running } from '../../book/tables/upkeep.ts'
import { cardOf, distanceBetween, hasCrew, isFighting, sternOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { WsTable } from '../../rules.ts'
import type { BattleEnded } from './events.ts'
import { earnedIn, isFleetGone, pointsIn, winnerByPoints } from './score.ts'

type Ending = BattleEnded['ending']

/** [WS-262] The end of a turn: the battle is decided, or another turn begins. */
export function endTurn(table: WsTable): void {
  const { state } = table
  if (state.rules.victory === 'duel') {
    countRunning(table)
    endDuel(table)
    if (isLastTurn(table.state)) endBattle(table, 'turnLimit', null, pointsIn(table.state))
  } else {
    const ending = endingOf(state)
    if (ending) endByPoints(table, ending)
  }
}

function endingOf(state: State): Ending | null {
  if (isFleetGone(state, 0) || isFleetGone(state, 1)) return 'fleetGone'
  return isLastTurn(state) ? 'turnLimit' : null
}

/** [WS-006] False as soon as the battle is decided. */
function isLastTurn({ outcome, rules, turn }: State): boolean {
  return !outcome && rules.turnLimit > 0 && turn >= rules.turnLimit
}

/** [WS-044] No battle outlasts a hurricane; called when the wind has changed. */
export function endInHurricane(table: WsTable): void {
  if (table.state.wind.velocity >= hurricane) endByPoints(table, 'hurricane')
}

/** [WS-044] [WS-262] Whatever ended it, points are counted and told ship by ship. */
function endByPoints(table: WsTable, ending: Ending): void {
  const { state } = table
  for (const earned of earnedIn(state)) table.emit({ kind: 'pointsCounted', ...earned })
  const points = pointsIn(state)
  endBattle(table, ending, winnerByPoints(state, points), points)
}

/** [WS-260] An action of single ships is over as soon as one of them is beaten. */
export function endDuel(table: WsTable): void {
  const { state } = table
  if (state.outcome || state.rules.victory !== 'duel') return
  const first = lotOf(state, 0)
  const second = lotOf(state, 1)
  if (first === 'fights' && second === 'fights') return
  const worst = ranks.find(rank => rank === first || rank === second)
  if (!worst) return
  const winner = first === second ? null : first === worst ? 1 : 0
  endBattle(table, worst, winner, pointsIn(state))
}

/** [WS-260] Having nobody left is worse than any surrender; [WS-261] running away comes last. */
const ranks = ['unmanned', 'beaten', 'ran'] as const
type Lot = (typeof ranks)[number] | 'fights'

/** The lot of a fleet's ships in a duel. */
function lotOf(state: State, fleet: number): Lot {
  let hasRun = false
  for (const ship of state.ships) {
    if (cardOf(state, ship).fleet !== fleet) continue
    if (ship.status === 'afloat' && !hasCrew(ship)) return 'unmanned'
    if (ship.runningFor >= running.turns) hasRun = true
  }
  if (isFleetGone(state, fleet)) return 'beaten'
  return hasRun ? 'ran' : 'fights'
}

function endBattle(
  table: WsTable,
  ending: Ending,
  winner: number | null,
  points: readonly number[],
): void {
  const winners = table.state.players.filter(({ fleet }) => fleet === winner)
  table.emit({
    kind: 'battleEnded',
    ending,
    winner,
    winners: winners.map(({ seat }) => seat),
    points: [...points],
  })
}

/** [WS-261] Turns running that each ship has sailed away from her enemy; none in a chase. */
function countRunning(table: WsTable): void {
  const { state } = table
  if (state.rules.isChase) return
  if (!doesAnyCountChange(state)) return
  const ships = state.ships.filter(isFighting)
  table.emit({
    kind: 'runningCounted',
    ships: ships.map(ship => ({ ship: ship.id, turns: turnsRunning(state, ship) })),
  })
}

function doesAnyCountChange(state: State): boolean {
  for (const ship of state.ships) if (turnsRunning(state, ship) !== ship.runningFor) return true
  return false
}

/** Whoever fights no more is not counted on. */
function turnsRunning(state: State, ship: Ship): number {
  if (!isFighting(ship)) return ship.runningFor
  return isRunning(state, ship) ? ship.runningFor + 1 : 0
}

/** [WS-261] Of her own way she has ended farther from where every enemy was, and lies well away. */
function isRunning(state: State, ship: Ship): boolean {
  if (!ship.hasMoved) return false
  const { fleet } = cardOf(state, ship)
  let isAlone = true
  for (const other of state.ships) {
    if (!isFighting(other) || cardOf(state, other).fleet === fleet) continue
    if (!hasLeftBehind(ship, other)) return false
    isAlone = false
  }
  return !isAlone
}

function hasLeftBehind(ship: Ship, enemy: Ship): boolean {
  if (distanceBetween(ship, enemy) <= running.beyond) return false
  const there = sternBefore(enemy)
  return hexDistance(sternOf(ship), there) > hexDistance(sternBefore(ship), there)
}

/** [WS-089] Where her wake begins. */
function sternBefore(ship: Ship): Hex {
  const q = ship.trail[0]
  const r = ship.trail[1]
  return q === undefined || r === undefined ? sternOf(ship) : { q, r }
}
