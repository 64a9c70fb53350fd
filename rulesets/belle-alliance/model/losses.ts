import { percentOf, routLossPercent } from '../book/tables/losses.ts'
import { disorders, leastFigures, leastValeur, valeurLost } from '../book/tables/morale.ts'
import type { BaTable } from '../rules.ts'
import { closedUpTo } from './formations.ts'
import type { ClosedUp as Place } from './formations.ts'
import { catchStaff } from './staff-danger.ts'
import type { Centre, ForcedCause, ForcedMove, State } from './state.ts'
import type { Unit } from './unit.ts'
import { isArtillery, isOnBoard, unitOf } from './units.ts'

/** An effect with the centres of others of the same degree. */
interface Worst extends Effect {
  also: Centre[]
}

/** [BA-3.1.5-01] [BA-Q-57] Of each unit's effects the worst, once, with all that came to the same. */
function worstEffects(effects: readonly Effect[]): Worst[] {
  const units = new Set(effects.map(({ unit }) => unit))
  return [...units].flatMap(unit => worstOf(effects.filter(effect => effect.unit === unit)))
}

/** An effect that gives a direction goes before those that leave it free. */
function worstOf(effects: readonly Effect[]): Worst[] {
  const most = Math.max(...effects.map(rankOf))
  const equal = effects.filter(effect => rankOf(effect) === most)
  const lead = equal.find(effect => centreOf(effect) !== null) ?? equal[0]
  return lead ? [{ ...lead, also: othersThan(lead, equal) }] : []
}

function rankOf({ degree }: Effect): number {
  return disorders.indexOf(degree)
}

function othersThan(lead: Effect, equal: readonly Effect[]): Centre[] {
  return equal
    .filter(({ fromX, fromY }) => fromX !== lead.fromX || fromY !== lead.fromY)
    .map(centreOf)
    .filter(centre => centre !== null)
}

function centreOf({ fromX: x, fromY: y }: Effect): Centre | null {
  return x === null || y === null ? null : { x, y }
}

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
function hasLostHeart({ valeur }: Unit): boolean {
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

/** Losses that come without any disorder. */
export function loseFigures(table: BaTable, losses: readonly Loss[]): void {
  inflict(table, [], losses)
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

/** Disorder that falls on a unit. LU is light disorder, U disorder, FU full disorder. */
export interface Effect {
  unit: string
  degree: 'LU' | 'U' | 'FU'
  cause: ForcedCause
  /** The centre of the unit it comes from; null where the direction of the move is free. */
  fromX: number | null
  fromY: number | null
}

export type LossCause = 'fire' | 'melee' | 'prisoners' | 'rout' | 'surrender'

/** Figures that leave a unit; more than it has count as all it has. */
export interface Loss {
  unit: string
  figures: number
  cause: LossCause
}

/** A body of figures that shares losses with others. */
export interface Body {
  id: string
  figures: number
}

/**
 * [BA-Q-60] Losses shared in proportion to figures: the largest remainders get what is left over, on
 * ties the larger body, then the one named first.
 */
export function apportion(losses: number, bodies: readonly Body[]): number[] {
  const total = bodies.reduce((sum, { figures }) => sum + figures, 0)
  if (total === 0) return bodies.map(() => 0)
  const shares = bodies.map(({ figures }) => Math.floor((losses * figures) / total))
  const remainders = bodies.map(({ figures }) => (losses * figures) % total)
  const order = bodies
    .map((_, i) => i)
    .toSorted(
      (one, other) =>
        (remainders[other] ?? 0) - (remainders[one] ?? 0) ||
        (bodies[other]?.figures ?? 0) - (bodies[one]?.figures ?? 0),
    )
  const left = losses - shares.reduce((sum, share) => sum + share, 0)
  const lucky = new Set(order.slice(0, left))
  return shares.map((share, i) => (lucky.has(i) ? share + 1 : share))
}

/** [BA-4.1.1-09] Bookkeeping: a unit that gives way between contact and melee has no melee. */
export function lapseAttacks({ attacks }: State, unit: string): void {
  for (const attack of attacks)
    if (attack.state === 'met' && (attack.unit === unit || attack.met === unit))
      attack.state = 'lapsed'
}
