import { catchStaff } from '../command/catching.ts'
import type { BaTable } from '../rules.ts'
import { isArtillery, isOnBoard, unitOf } from '../units.ts'
import type { State, Unit } from '../state.ts'
import { leastFigures } from '../tables/morale.ts'
import { leastValeur, valeurLost } from '../tables/valeur-loss.ts'
import { closedUp } from './close-up.ts'
import type { Loss } from './effect.ts'

/**
 * [BA-Q-67] [BA-5.5.2-01] Figures go, the unit closes up, and its valeur drops with each full fifth lost. The
 * valeur may stand below the least one until the batch is over.
 */
export function takeFigures(table: BaTable, loss: Loss): void {
  const unit = unitOf(table.state, loss.unit)
  const lost = Math.min(loss.figures, unit.figures)
  if (lost <= 0 || !isOnBoard(unit)) return
  const { id, valeur, original, figures } = unit
  const drop = pointsLost(original, figures - lost) - pointsLost(original, figures)
  table.emit({ kind: 'figuresLost', unit: id, lost, cause: loss.cause, ...closedUp(unit, lost) })
  if (drop > 0)
    table.emit({ kind: 'valeurChanged', unit: id, valeur: valeur - drop, cause: 'losses' })
}

/** [BA-T-15] Points lost when so many figures are left; a unit may have more than it began with. */
function pointsLost(original: number, figures: number): number {
  return valeurLost(original, Math.max(0, original - figures))
}

/** [BA-5.5.2-02] The valeur has dropped below what the book knows. */
export function hasLostHeart({ valeur }: Unit): boolean {
  return valeur < leastValeur
}

/** [BA-5.5.2-02] Who has lost heart is set to the least valeur. */
export function keepLeastValeur(table: BaTable, unit: string): void {
  if (hasLostHeart(unitOf(table.state, unit)))
    table.emit({ kind: 'valeurChanged', unit, valeur: leastValeur, cause: 'floor' })
}

/** [BA-5.5.2-04] Guns stay where they are, without gunners too. */
function isSpent(unit: Unit): boolean {
  if (isArtillery(unit)) return unit.figures === 0 && unit.guns.length === 0
  return unit.figures < leastFigures
}

/** [BA-5.5.2-04] [BA-1.1.4-06] Staff that was with one of them may be in danger now. */
export function removeSpent(table: BaTable): void {
  const spent = spentUnits(table.state)
  for (const unit of spent) table.emit({ kind: 'unitRemoved', unit })
  if (spent.length > 0) catchStaff(table)
}

function spentUnits(state: State): string[] {
  return state.units.filter(unit => isOnBoard(unit) && isSpent(unit)).map(unit => unit.id)
}
