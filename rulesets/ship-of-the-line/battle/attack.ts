import { kindOfShot } from '../bearing.ts'
import { surrenderIfAdrift } from '../ending/surrender.ts'
import type { SolTable } from '../rules.ts'
import { shipOf } from '../ships.ts'
import type { Attack, State } from '../state.ts'
import { resultAt } from '../tables/charts.ts'
import { batteryDice, dieSides } from '../tables/dice.ts'
import { applyResult } from './result.ts'
import { rangeTo } from './sight.ts'

/** The attack on top: retaliation while there is one. Throws when nothing is fired. */
export function attackInHand({ attacks }: State): Attack {
  const attack = attacks.length === 0 ? undefined : attacks[attacks.length - 1]
  if (!attack) throw new Error('No attack is in hand.')
  return attack
}

/** [SOL-060] No battery is left to fire. */
export function isAttackSpent(state: State): boolean {
  return attackInHand(state).batteries.length === 0
}

/** [SOL-062] The next battery, bow to stern: two dice, the chart, and its result at once. */
export function fireBattery(table: SolTable): void {
  const { state } = table
  const attack = attackInHand(state)
  const battery = attack.batteries[0]
  if (battery === undefined) return
  const shooter = shipOf(state, attack.shooter)
  const target = shipOf(state, attack.target)
  const range = rangeTo(shooter, target) ?? 0
  const shot = kindOfShot(shooter, battery, target)
  const dice = table.sum(batteryDice, dieSides, 'SOL-062')
  const result = resultAt(state.charts, shot, range, dice)
  table.emit({
    kind: 'batteryFired',
    shooter: shooter.id,
    target: target.id,
    side: attack.side,
    battery,
    shot,
    range,
    dice,
    result,
    isRetaliation: attack.isRetaliation,
  })
  if (result === 'none') return
  applyResult(table, { attack, shooter, battery, target, result })
  surrenderIfAdrift(table)
  if (target.status !== 'afloat') cutShort(table, attack)
}

/** [SOL-079] The target sank, blew up or struck: no further dice, and the guns stay loaded. */
function cutShort(table: SolTable, { shooter, target, batteries }: Attack): void {
  if (batteries.length > 0) table.emit({ kind: 'attackCutShort', shooter, target })
}

/** [SOL-066] */
export function endAttack(table: SolTable): void {
  table.emit({ kind: 'attackEnded' })
}
