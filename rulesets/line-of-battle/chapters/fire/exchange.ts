import {
  bowOf,
  distanceToPoint,
  HALF_TURN,
  isWithinCone,
  sternOf,
} from '@grognard/geometry/measured/index.ts'
import type { Point } from '@grognard/geometry/measured/index.ts'
import { crossing, failedRescueFactors, rescueFactor } from '../../book/tables/movement.ts'
import { dieSides } from '../../book/tables/setup.ts'
import { exchangeOf, firstShot } from '../../model/guns.ts'
import { noteStroke } from '../../model/players.ts'
import {
  interruptForPoints,
  isManoeuvrePassed,
  manoeuvreModifiers,
  totalOf,
} from '../../model/rolled-test.ts'
import { cardOf, shipOf } from '../../model/ships.ts'
import type { Exchange, Ship, State } from '../../model/state.ts'
import type { LobTable } from '../../rules.ts'
import { isWasted } from './shooting.ts'

/**
 * [LOB-107] [LOB-108] The end of the target that the shooter lies across, or null. The arc of the
 * battery is looked at by the shot itself.
 */
export function crossingEnd(state: State, shooter: Ship, target: Ship): 'bow' | 'stern' | null {
  if (shooter.travelled === 0 || !cardOf(state, shooter).canCross) return null
  if (isAcross(shooter, sternOf(target), target.heading + HALF_TURN)) return 'stern'
  return isAcross(shooter, bowOf(target), target.heading) ? 'bow' : null
}

/** [LOB-108] Distances and angles with their limits included. */
function isAcross(shooter: Ship, end: Point, axis: number): boolean {
  if (distanceToPoint(shooter, end.x, end.y) > crossing.distance) return false
  return isWithinCone(end.x, end.y, axis, crossing.offAxis, shooter.x, shooter.y)
}

/** [LOB-107] [LOB-109] [LOB-110] What a shot from a crossing position multiplies damage by. */
export function crossingFactor(state: State, rescue: Exchange['rescue']): number {
  if (rescue === 'passed') return rescueFactor
  if (rescue === 'failed') return failedRescueFactors[state.options.failedRescueFallsBackTo]
  return crossing.factor
}

/** [LOB-135] The announced broadside is fired, from a crossing position where it lies in one. */
export function openShot(table: LobTable): void {
  noteCrossing(table)
  table.interrupt('shot')
}

/** [LOB-108] [LOB-111] A shot that is fired across bow or stern; one a ship and turn is logged. */
function noteCrossing(table: LobTable): void {
  const { state } = table
  const { shooter: id, target } = firstShot(state)
  const shooter = shipOf(state, id)
  const end = crossingEnd(state, shooter, shipOf(state, target))
  if (end === null || isWasted(state, firstShot(state))) return
  const { rescue } = exchangeOf(state)
  const factor = crossingFactor(state, rescue)
  if (factor === 1) return
  const isStroke = rescue !== 'passed' && !shooter.isCrossingNoted
  table.emit({ kind: 'crossed', shooter: id, target, end, factor, isStroke })
  if (isStroke) noteStroke(table, shooter.seat, 'manoeuvre')
}

/** [LOB-159] Both shots have had their effect. */
export function closeExchange(table: LobTable): void {
  table.emit({ kind: 'exchangeClosed' })
}

/** [LOB-109] [LOB-153] A declared crossing and rescue is tested before the guns are looked at. */
export function rollRescue(table: LobTable): void {
  const { state } = table
  if (exchangeOf(state).rescue !== 'declared') return
  const ship = shipOf(state, firstShot(state).shooter)
  const bonus = table.tally(manoeuvreModifiers, { state, ship })
  const die = table.roll(dieSides, 'LOB-101')
  table.emit({ kind: 'rescueRolled', ship: ship.id, die, bonus })
  interruptForPoints(table)
}

/** [LOB-101] [LOB-109] [LOB-111] A passed test counts one stroke; a failed one uses the manoeuvre up. */
export function resolveRescue(table: LobTable): void {
  const { test } = table.state
  if (test === null || test.kind !== 'rescue') return
  const isPassed = isManoeuvrePassed(test)
  table.emit({ kind: 'rescueJudged', ship: test.ship, modified: totalOf(test), isPassed })
  if (isPassed) noteStroke(table, shipOf(table.state, test.ship).seat, 'manoeuvre')
}
