import { stepOf } from '@grognard/umpire'
import type { ByStep, Forfeit, Seat } from '@grognard/umpire'
import { FIGURES_TO_HELPER } from '../book/tables/fire.ts'
import { angles, distances } from '../book/tables/scale.ts'
import type { BaContinuation, BaRefusal, BaTable } from '../rules.ts'
import { stop } from '../words.ts'
import { distanceBetween } from './contact.ts'
import { stretchesIn } from './field-of-fire.ts'
import { soutienOf } from './figures.ts'
import { edgesOf } from './footprint.ts'
import type { Edge } from './footprint.ts'
import { nameOf, nameOfUnit } from './names.ts'
import type { Advance, Fire, Helper, State } from './state.ts'
import type { Step } from './steps.ts'
import type { Unit } from './unit.ts'
import {
  facesAllRound,
  findUnit,
  isArtillery,
  isCavalry,
  isClosed,
  isDisordered,
  isInfantry,
  isOnBoard,
  unitOf,
} from './units.ts'

/** What a side declares while the other does: a row that `shown` leaves for all to see. */
type Hidden<Row> = Omit<Row, 'isShown'>

/** [BA-3.1.1-05] Declares fire; the other side learns of it when all have declared. */
export function declareFire(table: BaTable, seat: Seat, fire: Hidden<Fire>): void {
  table.emit({ kind: 'fireDeclared', seat, fire: { ...fire, isShown: false } })
}

/** Declares a neighbour or support. */
export function declareHelper(table: BaTable, seat: Seat, helper: Hidden<Helper>): void {
  table.emit({ kind: 'helperDeclared', seat, helper: { ...helper, isShown: false } })
}

/** [BA-4.1.4-04] Writes a continued advance. */
export function declareAdvance(table: BaTable, seat: Seat, advance: Hidden<Advance>): void {
  table.emit({ kind: 'advanceDeclared', seat, advance: { ...advance, isShown: false } })
}

/** [BA-1.1.1-02] Strikes out what the unit has declared at this step and all do not know yet. */
export function takeBackDeclared(table: BaTable, seat: Seat, unit: string): void {
  table.emit({ kind: 'declarationTakenBack', seat, unit })
}

/** Whether the unit has declared something that can still be taken back. */
export function hasDeclared({ fires, helpers, advances }: State, unit: string): boolean {
  return [...fires, ...helpers, ...advances].some(row => row.unit === unit && !row.isShown)
}

/** All have declared: everyone knows of it. Nothing happens where nothing was declared. */
export function showDeclarations(table: BaTable): void {
  const { fires, helpers, advances } = table.state
  if ([...fires, ...helpers, ...advances].every(({ isShown }) => isShown)) return
  table.emit({
    kind: 'declarationsShown',
    fires: fires.map(fire => ({ ...fire, guns: fire.guns.slice(), isShown: true })),
    helpers: helpers.map(helper => ({ ...helper, isShown: true })),
    advances: advances.map(advance => ({ ...advance, isShown: true })),
  })
}

/** A unit that is to help a friend, as neighbour or as support. */
export interface Helping {
  state: State
  seat: Seat
  unit: string
  of: string
  /** Whom the friend fires at or fights; empty where that does not matter. */
  against: string
}

/** A friend who is helped. */
export type Helped = Pick<Helping, 'of' | 'against'>

/** What is declared in one kind of phase: who helps whom, and what is lost where a seat goes on. */
export interface Declaring {
  neighbour: readonly BaRefusal<Helping>[]
  support: readonly BaRefusal<Helping>[]
  /** Friends who may need help, and against whom. */
  pairsOf(state: State, seat: Seat, kind: Helper['kind']): Helped[]
  /** What is still to come of an order that names a helper, or goes on. */
  odds: {
    beNeighbour?(state: State, helped: Helped): BaContinuation
    support?(state: State, helped: Helped): BaContinuation
    done?(state: State): BaContinuation
  }
  /** By step: what could still be done. */
  forfeits: ByStep<State, (state: State, seat: Seat) => Forfeit[]>
}

/** What units could still do, as a question about each of them. */
export function couldStill(state: State, ask: string, ids: readonly string[]): Forfeit[] {
  return [...new Set(ids)].map(piece => ({ piece, name: nameOfUnit(state, piece), ask }))
}

/** Play rests at a step where helpers in a melee are named. */
export function isMeleeStep(state: State): boolean {
  return meleeSteps.includes(stepOf(state))
}

const meleeSteps: readonly (Step | '')[] = [
  'attackers',
  'defenders',
  'lastAttackers',
  'lastDefenders',
]

export const helperOf = ({ state, unit }: Helping): Unit => unitOf(state, unit)
export const friendOf = ({ state, of }: Helping): Unit => unitOf(state, of)
export const helpNames = (helping: Helping) => ({
  unit: nameOf(helperOf(helping)),
  friend: nameOf(friendOf(helping)),
})

/** Who helps whom; the other refusals go behind. */
export const helpRefusals: readonly BaRefusal<Helping>[] = [
  stop(
    'BA-3.1.7-01',
    'ba.refuse.notYourHelper',
    ({ state, seat, unit, of }) => !isOwn(state, seat, unit) || !isOwn(state, seat, of),
  ),
  stop('BA-3.1.7-01', 'ba.refuse.helpsItself', ({ unit, of }) => unit === of, helpNames),
]

function isOwn(state: State, seat: Seat, id: string): boolean {
  const unit = findUnit(state, id)
  return unit !== undefined && unit.seat === seat && isOnBoard(unit) && unit.refuge === null
}

/** [BA-3.1.6-02] [BA-3.1.7-02] [BA-6.1.2-03] Formed up, in hand and outside of buildings. */
export function isFitToHelp(helper: Unit): boolean {
  return isClosed(helper) && !isDisordered(helper) && helper.walls === null
}

/** [BA-3.1.6-02] Infantry, cavalry and artillery are arms; the kinds of cavalry are one. */
export function isOfSameArm(one: Unit, other: Unit): boolean {
  return [isInfantry, isCavalry, isArtillery].some(isArm => isArm(one) && isArm(other))
}

/** [BA-3.1.6-02] [BA-3.1.7-03] The friend is a skirmish line that it backs or belongs to. */
export function isItsLine(state: State, helper: Unit, friend: Unit): boolean {
  return friend.mother === helper.id || soutienOf(state, friend) === helper
}

/** [BA-3.1.6-02] [BA-3.1.7-02] At least half as many figures. */
export function isManyEnough(helping: number, figures: number): boolean {
  return helping * FIGURES_TO_HELPER >= figures
}

/** [BA-3.1.7-03] */
export function isOfSupportingArm(helper: Unit, friend: Unit): boolean {
  return !isArtillery(helper) && !(isInfantry(helper) && isCavalry(friend))
}

/** [BA-3.1.7-01] Less than 10 cm off. */
export function isNearToSupport(helper: Unit, friend: Unit): boolean {
  return distanceBetween(helper, friend) < distances.support
}

/** [BA-3.1.7-01] A line from its front within the angle meets the friend. */
export function isPointedAt(helper: Unit, friend: Unit): boolean {
  const edges = edgesOf(helper)
  const fronts = facesAllRound(helper.formation) ? edges : edges.slice(0, 1)
  return fronts.some(front => stretchesIn(fieldBefore(front), friend).length > 0)
}

function fieldBefore({ ax, ay, bx, by, outward }: Edge) {
  return {
    front: { x: (ax + bx) / 2, y: (ay + by) / 2, heading: outward },
    left: { x: ax, y: ay },
    right: { x: bx, y: by },
    half: angles.support,
  }
}
