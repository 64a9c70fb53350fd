import { percentOf, routLossPercent } from '../book/tables/losses.ts'
import { disorders } from '../book/tables/morale.ts'
import type { BaTable } from '../rules.ts'
import { hasLostHeart, keepLeastValeur, removeSpent, takeFigures } from './losses.ts'
import type { Loss } from './losses.ts'
import type { Centre, ForcedCause, ForcedMove } from './state.ts'
import type { Unit } from './unit.ts'
import { isOnBoard, unitOf } from './units.ts'

/** Disorder that falls on a unit. LU is light disorder, U disorder, FU full disorder. */
export interface Effect {
  unit: string
  degree: 'LU' | 'U' | 'FU'
  cause: ForcedCause
  /** The centre of the unit it comes from; null where the direction of the move is free. */
  fromX: number | null
  fromY: number | null
}

/**
 * [BA-5.1.2-01] One batch of simultaneous losses and disorder, in this order: losses as listed,
 * disorder, the tenth of each rout, valeur, units too small. Then the forced moves are played.
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

/** An effect with the centres of others of the same degree. */
interface Worst extends Effect {
  also: Centre[]
}

/** [BA-3.1.5-01] Of each unit's effects the worst, once, with all that came to the same. */
function worstEffects(effects: readonly Effect[]): Worst[] {
  const units = new Set(effects.map(({ unit }) => unit))
  return [...units].flatMap(unit => worstOf(effects.filter(effect => effect.unit === unit)))
}

/** An effect that gives a direction goes before those that leave it free. */
function worstOf(effects: readonly Effect[]): Worst[] {
  const most = Math.max(...effects.map(rankOf))
  const equal = effects.filter(effect => rankOf(effect) === most)
  const lead = equal.find(effect => sourceOf(effect) !== null) ?? equal[0]
  return lead ? [{ ...lead, also: othersThan(lead, equal) }] : []
}

function rankOf({ degree }: Effect): number {
  return disorders.indexOf(degree)
}

/** [BA-3.1.5-02] [BA-Q-57] Whence else it may have come: the owner chooses which of them drives the unit. */
function othersThan(lead: Effect, equal: readonly Effect[]): Centre[] {
  return equal
    .filter(({ fromX, fromY }) => fromX !== lead.fromX || fromY !== lead.fromY)
    .map(sourceOf)
    .filter(centre => centre !== null)
}

/** Whence the effect came; null where that leaves the direction free. */
function sourceOf({ fromX: x, fromY: y }: Effect): Centre | null {
  return x === null || y === null ? null : { x, y }
}

/** The disorder of a batch whose losses are taken. Opens no sequence. */
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
