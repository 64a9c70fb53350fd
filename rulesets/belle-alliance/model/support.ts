import { stepOf } from '@grognard/umpire'
import type { ByStep, Forfeit, Seat, Value } from '@grognard/umpire'
import { CM } from '../book/measures.ts'
import type { RuleId } from '../book/rulebook.ts'
import { FIGURES_TO_HELPER } from '../book/tables/fire.ts'
import { angles, distances } from '../book/tables/scale.ts'
import type { BaContinuation, BaRefusal } from '../rules.ts'
import { mapRows, refuse, stop } from '../words.ts'
import { distanceBetween } from './contact.ts'
import { soutienOf } from './figures.ts'
import { stretchesIn } from './firing/field-of-fire.ts'
import { edgesOf } from './footprint.ts'
import type { Edge } from './footprint.ts'
import { nameOf, nameOfUnit } from './names.ts'
import type { Helper, State } from './state.ts'
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

/** Whether the unit has declared something that can still be taken back. */
export function hasDeclared({ fires, helpers, advances }: State, unit: string): boolean {
  return [...fires, ...helpers, ...advances].some(row => row.unit === unit && !row.isShown)
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

/** What is declared in one kind of phase: who helps whom. */
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
}

/** By step: what is thrown away where a seat goes on. */
export type Forfeits = ByStep<State, (state: State, seat: Seat) => Forfeit[]>

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

/** A unit that is to help another, as both stand. */
export interface Pair {
  state: State
  helper: Unit
  friend: Unit
}

const pairNames = ({ helper, friend }: Pair) => ({ unit: nameOf(helper), friend: nameOf(friend) })

/** What is asked of helpers under fire and in melee, by the rule of either. */
export const pairRefusals = {
  /** Formed up, in hand and outside of buildings. */
  notFit: (rule: RuleId): BaRefusal<Pair> =>
    refuse(
      rule,
      'ba.refuse.notFitToHelp',
      ({ helper }) => !isClosed(helper) || isDisordered(helper) || helper.walls !== null,
      pairNames,
    ),
  /** The friend is a skirmish line that it backs or belongs to. */
  itsLine: (rule: RuleId): BaRefusal<Pair> =>
    refuse(
      rule,
      'ba.refuse.helpsItsLine',
      ({ state, helper, friend }) =>
        friend.mother === helper.id || soutienOf(state, friend) === helper,
      pairNames,
    ),
  /** Infantry, cavalry and artillery are arms; the kinds of cavalry are one. */
  otherArm: (rule: RuleId): BaRefusal<Pair> =>
    refuse(
      rule,
      'ba.refuse.otherArm',
      ({ helper, friend }) =>
        ![isInfantry, isCavalry, isArtillery].some(isArm => isArm(helper) && isArm(friend)),
      pairNames,
    ),
  tooFew: (rule: RuleId, counts: (pair: Pair) => Counts): BaRefusal<Pair> =>
    tooFewToHelp(rule, counts, pairNames),
  armCannotSupport: (rule: RuleId): BaRefusal<Pair> =>
    refuse(
      rule,
      'ba.refuse.armCannotSupport',
      ({ helper, friend }) => isArtillery(helper) || (isInfantry(helper) && isCavalry(friend)),
      pairNames,
    ),
  /** Less than 10 cm off. */
  tooFar: (rule: RuleId): BaRefusal<Pair> =>
    refuse(
      rule,
      'ba.refuse.supportTooFar',
      ({ helper, friend }) => distanceBetween(helper, friend) >= distances.support,
      pair => ({ ...pairNames(pair), cm: distances.support / CM }),
    ),
  turnedAway: (rule: RuleId): BaRefusal<Pair> =>
    refuse(
      rule,
      'ba.refuse.supportTurnedAway',
      ({ helper, friend }) => !isPointedAt(helper, friend),
      pairNames,
    ),
}

/** Figures of the helper and of its friend, as the rule counts them. */
type Counts = [helper: number, friend: number]

export function tooFewToHelp<Context>(
  rule: RuleId,
  counts: (context: Context) => Counts,
  names: (context: Context) => Record<'unit' | 'friend', Value>,
): BaRefusal<Context> {
  return refuse(
    rule,
    'ba.refuse.tooFewToSupport',
    context => !isManyEnough(...counts(context)),
    context => ({ ...names(context), least: Math.ceil(counts(context)[1] / FIGURES_TO_HELPER) }),
  )
}

/** The rows of a pair, for a helper that is declared. */
export function declaredAs(rows: readonly BaRefusal<Pair>[]): BaRefusal<Helping>[] {
  return mapRows(rows, (helping: Helping) => ({
    state: helping.state,
    helper: helperOf(helping),
    friend: friendOf(helping),
  }))
}

/** One neighbour and one support unit count. */
export function helpedAlready(rule: RuleId, kind: Helper['kind']): BaRefusal<Helping> {
  return refuse(
    rule,
    kind === 'neighbour' ? 'ba.refuse.hasNeighbour' : 'ba.refuse.hasSupport',
    ({ state, of }) => state.helpers.some(row => row.kind === kind && row.of === of),
    helpNames,
  )
}

/** [BA-3.1.6-02] [BA-3.1.7-02] At least half as many figures. */
export function isManyEnough(helping: number, figures: number): boolean {
  return helping * FIGURES_TO_HELPER >= figures
}

/** [BA-3.1.7-01] A line from its front within the angle meets the friend. */
function isPointedAt(helper: Unit, friend: Unit): boolean {
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
