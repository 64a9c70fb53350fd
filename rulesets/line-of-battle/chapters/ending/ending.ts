import type { Message, Seat } from '@grognard/umpire'
import { gradeOf, taskSide } from '../../book/tables/victory.ts'
import type { GradeId } from '../../book/tables/victory.ts'
import { joinList } from '../../model/measures.ts'
import { sideOf } from '../../model/players.ts'
import { nameOf } from '../../model/ships.ts'
import type { Ship, State } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'
import type { Key } from '../../words.ts'
import type { BattleEnded, Earned, Ending } from './events.ts'
import { deeds, earnedBy, isFleetGone, isTaken, sumOf } from './score.ts'
import { taskOf } from './tasks.ts'

/** How the battle ended, for the result page and the log: why, who won, what the points are for, the winner’s first. */
export function outcomeMessage(event: BattleEnded, state: State): Message<Key> {
  const first = event.side ?? 0
  const second = 1 - first
  const values = {
    ending: endingMessage(event, state),
    points: event.points[first] ?? 0,
    otherPoints: event.points[second] ?? 0,
    earned: earnedMessage(event, state, first),
    otherEarned: earnedMessage(event, state, second),
  }
  if (event.side === null) return { key: 'lob.outcome.draw', values }
  const side = { key: `lob.side.${event.side}` }
  if (event.grade === null) return { key: 'lob.outcome.task', values: { ...values, side } }
  const grade: Message<Key> = { key: `lob.grade.${event.grade}` }
  return { key: 'lob.outcome.won', values: { ...values, side, grade } }
}

/** [LOB-048] Of a fleet that is gone, what became of each ship. */
function endingMessage({ ending }: BattleEnded, state: State): Message<Key> {
  if (ending !== 'fleetGone') return { key: `lob.ending.${ending}` }
  const gone = [0, 1].filter(side => isFleetGone(state, side))
  const ships = joinList(
    state.ships.filter(ship => gone.includes(sideOf(state, ship.firstSeat))).map(fateOf),
  )
  const [side = 0] = gone
  if (gone.length > 1) return { key: 'lob.ending.bothGone', values: { ships } }
  return { key: 'lob.ending.fleetGone', values: { side: { key: `lob.side.${side}` }, ships } }

  function fateOf(ship: Ship): Message<Key> {
    const how: Message<Key> = { key: `lob.gone.${fateKey(state, ship)}` }
    return { key: 'lob.gone.ship', values: { ship: ship.name, how } }
  }
}

/** [LOB-222] Why she is not operational for the side she began with. */
function fateKey(
  state: State,
  ship: Ship,
): Exclude<Ship['status'], 'afloat'> | 'struck' | 'taken' | 'unmanned' {
  if (ship.status !== 'afloat') return ship.status
  if (ship.isStruck) return 'struck'
  return isTaken(state, ship) ? 'taken' : 'unmanned'
}

function earnedMessage({ missionPoints }: BattleEnded, state: State, side: number): Message<Key> {
  const earned: Earned[] = earnedBy(state, side)
  const points = missionPoints[side] ?? 0
  if (points > 0) earned.push({ rule: 'LOB-254', points, ship: null, quarter: null })
  if (earned.length === 0) return { key: 'lob.outcome.nothing' }
  const lines = earned.map(row => ({
    key: 'lob.outcome.earned',
    values: { points: row.points, what: whatFor(state, row) },
  }))
  const values = { side: { key: `lob.side.${side}` }, lines: joinList(lines) }
  return { key: 'lob.outcome.earnedBy', values }
}

/** What the points are for, as it goes on after “5 points for”. */
export function whatFor(state: State, { rule, ship, quarter }: Earned): Message {
  const key = `lob.for.${deeds[rule]}`
  if (ship !== null) return { key, values: { ship: nameOf(state, ship) } }
  return { key: quarter === null ? key : `${key}.${quarter}` }
}

const bothSides = [0, 1]

/** Scenarios in which points and grade may decide. */
const isGraded: readonly State['rules']['victory'][] = ['points', 'spy', 'duel']

/** [LOB-048] The end of the turn: the battle is over, or another turn begins. */
export function countPoints(table: LobTable): void {
  const ending = endingOf(table.state)
  if (ending === null) table.emit({ kind: 'turnEnded', turn: table.state.turn })
  else endBattle(table, ending)
}

/** [LOB-048] [LOB-220] Why the battle is over now; null when it goes on. */
export function endingOf(state: State): Ending | null {
  if (isTaskDecided(state)) return 'mission'
  if (bothSides.some(side => isFleetGone(state, side))) return 'fleetGone'
  return state.turn >= state.rules.turnLimit ? 'turnLimit' : null
}

/** A duel is decided by a fleet that is gone, which is an ending of its own. */
function isTaskDecided(state: State): boolean {
  const task = taskOf(state)
  if (task === null || state.rules.victory === 'duel') return false
  return task.isDone(state) || task.isFoiled(state)
}

/** [LOB-048] [LOB-219] Points are counted and the grade is found. */
export function endBattle(table: LobTable, ending: Ending): void {
  for (const side of bothSides) countSide(table, side)
  table.emit({ kind: 'battleEnded', ending, ...resultOf(table.state) })
}

/** [LOB-215] to [LOB-218] [LOB-254] Every line of the count is told before the result. */
function countSide(table: LobTable, side: number): void {
  const { state } = table
  for (const earned of earnedBy(state, side)) table.emit({ kind: 'pointsCounted', side, ...earned })
  const points = missionPointsOf(state, side)
  if (points === 0) return
  table.emit({ kind: 'pointsCounted', side, rule: 'LOB-254', points, ship: null, quarter: null })
}

export type Result = Omit<BattleEnded, 'kind' | 'ending'>

/** The result if the battle ended now. */
export function resultOf(state: State): Result {
  const missionPoints = bothSides.map(side => missionPointsOf(state, side))
  const points = bothSides.map(side => sumOf(earnedBy(state, side)) + (missionPoints[side] ?? 0))
  const verdict = verdictOf(state, points)
  return { points, missionPoints, ...verdict, winners: seatsOf(state, verdict.side) }
}

/** [LOB-254] The points of the scenario's task go to the side that did it or foiled it. */
export function missionPointsOf(state: State, side: number): number {
  return winnerByTask(state) === side ? state.rules.missionPoints : 0
}

/** [LOB-221] Neither condition met, or both in one turn: nobody. */
function winnerByTask(state: State): number | null {
  const task = taskOf(state)
  if (task === null) return null
  const isDone = task.isDone(state)
  if (isDone === task.isFoiledAtEnd(state)) return null
  return isDone ? taskSide : 1 - taskSide
}

/** [LOB-220] The scenario's condition goes before the grade; the spy's only brings points. */
function verdictOf(state: State, points: readonly number[]): Pick<Result, 'grade' | 'side'> {
  const { victory } = state.rules
  const side = winnerByTask(state)
  if (victory === 'duel' && side !== null) return { grade: null, side }
  if (!isGraded.includes(victory)) return { grade: null, side }
  const [pointsOfA = 0, pointsOfB = 0] = points
  const grade = gradeAsRuled(state, Math.abs(pointsOfA - pointsOfB))
  if (grade === 'draw') return { grade, side: null }
  return { grade, side: pointsOfA > pointsOfB ? 0 : 1 }
}

/** [LOB-219] Ruling: fleet actions of our own are won by less than the table asks for. */
function gradeAsRuled({ options, rules }: State, difference: number): GradeId {
  const grade = gradeOf(difference, options.resultLabels)
  return grade === 'draw' && difference >= rules.leastLead ? 'narrow' : grade
}

function seatsOf(state: State, side: number | null): Seat[] {
  return state.players.filter(player => player.side === side).map(player => player.seat)
}
