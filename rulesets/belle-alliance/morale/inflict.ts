import type { BaTable } from '../rules.ts'
import type { ForcedMove, Unit } from '../state.ts'
import { disorders } from '../tables/disorder.ts'
import { percentOf, routLossPercent } from '../tables/loss.ts'
import { isOnBoard, unitOf } from '../units.ts'
import type { Effect, Loss } from './effect.ts'
import { worstEffects } from './worst-effects.ts'
import type { Worst } from './worst-effects.ts'
import { hasLostHeart, keepLeastValeur, removeSpent, takeFigures } from './losses.ts'

/**
 * [BA-5.1.2-01] One batch of simultaneous losses and disorder, in this order: losses as listed,
 * disorder, the tenth of each rout, valeur, units too small. Then the forced moves are played. Of
 * several effects on a unit the worst counts once; of equal ones the owner chooses which drives it.
 */
export function inflict(
  table: BaTable,
  effects: readonly Effect[],
  losses: readonly Loss[] = [],
): void {
  const { state } = table
  const isIdle = state.forced.length === 0 && state.carried.length === 0
  for (const loss of losses) takeFigures(table, loss)
  disorder(table, effects, losses)
  if (isIdle && state.forced.length > 0) table.interrupt('forced')
}

/** The same for losses that come without any disorder. */
export function loseFigures(table: BaTable, losses: readonly Loss[]): void {
  inflict(table, [], losses)
}

/** The disorder of a batch whose losses are taken. Opens no chapter. */
export function disorder(
  table: BaTable,
  effects: readonly Effect[],
  losses: readonly Loss[] = [],
): void {
  const worst = worstEffects(effects)
  const fallen = worst.filter(effect => isTaking(unitOf(table.state, effect.unit), effect))
  for (const effect of fallen) fall(table, effect)
  loseHeart(table, [...losses, ...fallen], fallen)
  removeSpent(table)
}

/** [BA-Q-54] [BA-5.1.1-02] Only an effect of the same or a higher degree takes hold. */
export function isTaking(unit: Unit, { degree }: Effect): boolean {
  if (!isOnBoard(unit) || unit.figures === 0) return false
  return disorders.indexOf(degree) >= disorders.indexOf(unit.disorder)
}

/** [BA-Q-09] [BA-5.4.1-01] With full disorder a tenth of the figures goes, of those that are left. */
function fall(table: BaTable, effect: Worst): void {
  const { unit, degree, cause } = effect
  table.emit({ kind: 'disorderInflicted', unit, degree, cause, forced: forcedBy(effect) })
  if (degree !== 'FU' || cause === 'reorganising') return
  const figures = percentOf(unitOf(table.state, unit).figures, routLossPercent)
  takeFigures(table, { unit, figures, cause: 'rout' })
}

function forcedBy({ unit, degree, cause, fromX, fromY, also }: Worst): ForcedMove | null {
  if (degree === 'LU') return null
  return { unit, degree, cause, fromX, fromY, also, heading: null, with: [] }
}

/**
 * [BA-5.5.2-02] [BA-5.4.1-02] Below the least valeur a unit routs at once in a free direction, unless
 * this batch routs it anyway.
 */
function loseHeart(
  table: BaTable,
  touched: readonly { unit: string }[],
  fallen: readonly Worst[],
): void {
  const routed = fallen.filter(({ degree }) => degree === 'FU').map(({ unit }) => unit)
  for (const id of new Set(touched.map(row => row.unit))) {
    const unit = unitOf(table.state, id)
    if (!hasLostHeart(unit)) continue
    const effect = despair(id)
    if (!routed.includes(id) && isTaking(unit, effect)) fall(table, effect)
    keepLeastValeur(table, id)
  }
}

function despair(unit: string): Worst {
  return { unit, degree: 'FU', cause: 'valeur', fromX: null, fromY: null, also: [] }
}
