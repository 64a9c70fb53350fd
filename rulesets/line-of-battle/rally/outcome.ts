import type { Message } from '@grognard/umpire'
import { listed } from '../listed.ts'
import { sideOf } from '../players.ts'
import { nameOf } from '../ships.ts'
import type { Ship, State } from '../state.ts'
import type { BattleEnded, Earned } from './events.ts'
import { isTaken } from './fates.ts'
import { isFleetGone } from './fleet-gone.ts'
import { earnedBy } from './victory-points.ts'

/** How the battle ended, for the result page and the log: why, who won, what the points are for. */
export function outcomeMessage(event: BattleEnded, state: State): Message {
  const [pointsOfA = 0, pointsOfB = 0] = event.points
  const values = {
    ending: endingMessage(event, state),
    pointsOfA,
    pointsOfB,
    forA: earnedMessage(event, state, 0),
    forB: earnedMessage(event, state, 1),
  }
  if (event.side === null) return { key: 'lob.outcome.draw', values }
  const side = { key: `lob.side.${event.side}` }
  const grade = { key: event.grade === null ? 'lob.outcome.task' : `lob.grade.${event.grade}` }
  return { key: 'lob.outcome.won', values: { ...values, side, grade } }
}

/** [LOB-048] Of a fleet that is gone, what became of each ship. */
function endingMessage({ ending }: BattleEnded, state: State): Message {
  if (ending !== 'fleetGone') return { key: `lob.ending.${ending}` }
  const gone = [0, 1].filter(side => isFleetGone(state, side))
  const ships = listed(
    state.ships.filter(ship => gone.includes(sideOf(state, ship.firstSeat))).map(fateOf),
  )
  const [side = 0] = gone
  if (gone.length > 1) return { key: 'lob.ending.bothGone', values: { ships } }
  return { key: 'lob.ending.fleetGone', values: { side: { key: `lob.side.${side}` }, ships } }

  function fateOf(ship: Ship): Message {
    const how = { key: `lob.gone.${fateKey(state, ship)}` }
    return { key: 'lob.gone.ship', values: { ship: ship.name, how } }
  }
}

/** [LOB-222] Why she is not operational for the side she began with. */
function fateKey(state: State, ship: Ship): string {
  if (ship.status !== 'afloat') return ship.status
  if (ship.isStruck) return 'struck'
  return isTaken(state, ship) ? 'taken' : 'unmanned'
}

function earnedMessage({ missionPoints }: BattleEnded, state: State, side: number): Message {
  const earned: Earned[] = earnedBy(state, side)
  const points = missionPoints[side] ?? 0
  if (points > 0) earned.push({ rule: 'LOB-254', points, ship: null, quarter: null })
  if (earned.length === 0) return { key: 'lob.outcome.nothing' }
  const lines = earned.map(row => ({
    key: 'lob.outcome.earned',
    values: { points: row.points, what: whatFor(state, row) },
  }))
  const values = { side: { key: `lob.side.${side}` }, lines: listed(lines) }
  return { key: 'lob.outcome.earnedBy', values }
}

const reasons: Record<Earned['rule'], string> = {
  'LOB-215': 'lob.for.flagship',
  'LOB-216': 'lob.for.ship',
  'LOB-217': 'lob.for.fled',
  'LOB-218': 'lob.for.quarter',
  'LOB-254': 'lob.for.mission',
}

/** What the points are for, as it goes on after “5 for”. */
function whatFor(state: State, { rule, ship, quarter }: Earned): Message {
  const key = reasons[rule]
  if (ship !== null) return { key, values: { ship: nameOf(state, ship) } }
  return { key: quarter === null ? key : `${key}.${quarter}` }
}
