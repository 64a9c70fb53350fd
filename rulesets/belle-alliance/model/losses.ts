import { leastFigures, leastValeur, valeurLost } from '../book/tables/morale.ts'
import type { BaTable } from '../rules.ts'
import { closedUpTo } from './footprint.ts'
import type { ClosedUp as Place } from './footprint.ts'
import { catchStaff } from './staff-danger.ts'
import type { State } from './state.ts'
import type { Unit } from './unit.ts'
import { isArtillery, isOnBoard, unitOf } from './units.ts'

interface ClosedUp extends Place {
  figures: number
  gunners: number[]
}

/** [BA-1.3.1-14] What a unit is like after it has lost so many figures. */
function closedUp(unit: Unit, lost: number): ClosedUp {
  const figures = unit.figures - lost
  const crews = unit.guns.map(gun => gun.gunners)
  return { figures, gunners: gunnersLeft(crews, lost), ...closedUpTo(unit, figures) }
}

/** [BA-Q-64] Each loss is taken from the gun with most gunners, the first of several. */
export function gunnersLeft(gunners: readonly number[], lost: number): number[] {
  const left = gunners.slice()
  for (let loss = 0; loss < lost; loss += 1) {
    const most = left.indexOf(Math.max(...left))
    const crew = left[most]
    if (crew) left[most] = crew - 1
  }
  return left
}

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

export type LossCause = 'fire' | 'melee' | 'prisoners' | 'rout' | 'surrender'

/** Figures that leave a unit; more than it has count as all it has. */
export interface Loss {
  unit: string
  figures: number
  cause: LossCause
}

/** Figures that share losses with others. */
export interface Sharer {
  id: string
  figures: number
}

/**
 * [BA-Q-60] Losses shared in proportion to figures: the largest remainders get what is left over, on
 * ties the larger body, then the one named first.
 */
export function apportion(losses: number, sharers: readonly Sharer[]): number[] {
  const total = sharers.reduce((sum, { figures }) => sum + figures, 0)
  if (total === 0) return sharers.map(() => 0)
  const shares = sharers.map(({ figures }) => Math.floor((losses * figures) / total))
  const remainders = sharers.map(({ figures }) => (losses * figures) % total)
  const order = sharers
    .map((_, i) => i)
    .toSorted(
      (one, other) =>
        (remainders[other] ?? 0) - (remainders[one] ?? 0) ||
        (sharers[other]?.figures ?? 0) - (sharers[one]?.figures ?? 0),
    )
  const left = losses - shares.reduce((sum, share) => sum + share, 0)
  const lucky = new Set(order.slice(0, left))
  return shares.map((share, i) => (lucky.has(i) ? share + 1 : share))
}
