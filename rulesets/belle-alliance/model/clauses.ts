import { field } from '@grognard/umpire'
import type { OrderOf, ShapeOf } from '@grognard/umpire'
import { workKinds } from '../book/tables/ground.ts'
import { ticks } from '../book/tables/scale.ts'
import { formationKinds } from '../book/tables/troops.ts'

const circle = 36_000
const heading = field.angle(0, circle - 1)
const figures = field.integer(1)

/** More than any order needs; straight legs in 1/1000 cm, turns in 1/100 degree. */
const MOST_LEGS = 30
const MOST_AMOUNT = 1_000_000

/**
 * `straight` in 1/1000 cm; `pivot` and `wheel` in 1/100 degree, clockwise positive; a pivot turns on
 * the wing on the side it turns to.
 */
export interface Leg {
  kind: 'straight' | 'pivot' | 'wheel' | 'about'
  amount: number
}

const leg: ShapeOf<Leg> = field.either(
  field.record({ kind: field.one(['straight']), amount: field.length(1, MOST_AMOUNT) }),
  field.record({ kind: field.one(['pivot', 'wheel']), amount: field.angle(-circle, circle) }),
  field.record({ kind: field.one(['about']), amount: field.usually(0, field.integer(0, 0)) }),
)

/** What each clause of a unit's written order says; the order that writes it names the unit beside. */
const clauseFields = {
  /** [BA-1.2.1-01] Figures (squadrons, gun models) of the part that is split off. */
  split: { count: field.integer(1) },
  join: { with: field.friend('block') },
  form: {
    formation: field.one(formationKinds),
    front: field.usually(null, field.orNothing(field.integer(1))),
    gap: field.usually(null, field.orNothing(field.length(0))),
    /** [BA-2.2.4-01] With an about-turn as part of (un)limbering. */
    turnsAbout: field.usually(false, field.yesNo),
    /** [BA-2.2.2-01] By a quarter turn; of what faces all round, the side that becomes the front. */
    quarter: field.usually('none', field.one(['none', 'left', 'right'])),
    /** [BA-2.2.1-01] Which of two middle figures stays. */
    middle: field.usually('left', field.one(['left', 'right'])),
  },
  /** [BA-2.2.3-01] Skirmishers; heading and distance of the line's middle from the unit's front. */
  sendOut: { figures, gap: field.length(0), heading, distance: field.length(0) },
  recall: { line: field.friend('block'), figures },
  occupy: { building: field.place('building'), figures },
  leave: {
    formation: field.one(formationKinds),
    front: field.usually(null, field.orNothing(field.integer(1))),
    figures,
    /** Where the front's middle (or the centre) is to stand. */
    x: field.length(),
    y: field.length(),
    heading,
  },
  leaveGuns: {},
  manGuns: {
    battery: field.friend('block'),
    /** Gunners of each model afterwards, in the battery's order. */
    gunners: field.list(field.integer(0)),
  },
  work: {
    work: field.one(workKinds),
    terrain: field.usually('', field.place()),
    x: field.length(),
    y: field.length(),
    heading,
  },
  rest: { goal: field.one(['supply', 'valeur']) },
  transfer: {
    chief: field.text(400),
    /** [BA-1.1.5-03] The chief of the body that goes over as a whole, or empty. */
    body: field.text(400),
    /** [BA-1.1.5-04] The chief who orders it. */
    by: field.text(400),
  },
  canister: {},
  soutien: { line: field.friend('block') },
  march: {
    rate: field.usually('normal', field.one(['normal', 'fast', 'charge'])),
    legs: field.list(leg, { most: MOST_LEGS }),
    /** [BA-2.3.1-03] First and last tick of the twenty. */
    fromTick: field.usually(1, field.integer(1, ticks.march)),
    toTick: field.usually(ticks.march, field.integer(1, ticks.march)),
    /** Backwards or sideways where that is allowed: the course relative to the front, 1/100 degree. */
    course: field.usually(0, field.angle(0, circle - 1)),
  },
  attack: {
    target: field.target('block'),
    againstPosition: field.usually(false, field.yesNo),
    terrain: field.usually('', field.place()),
    ifMet: field.usually('attack', field.one(['attack', 'stop'])),
  },
}

type Clauses = typeof clauseFields

/** One clause of a unit's written order; saved battles, events and orders call it a part. */
export type OrderClause = { [K in keyof Clauses]: OrderOf<K, Clauses[K]> }[keyof Clauses]
export type ClauseKind = OrderClause['kind']
export type ClauseOf<K extends ClauseKind> = Extract<OrderClause, { kind: K }>
export type MarchClause = ClauseOf<'march'>
export type Rate = MarchClause['rate']

/** Every kind of clause. */
const clauseKinds = Object.keys(clauseFields).filter(isClauseKind)

function isClauseKind(kind: string): kind is ClauseKind {
  return Object.hasOwn(clauseFields, kind)
}

/** Any clause, as it stands in a state or an event. */
export const clause: ShapeOf<OrderClause> = { type: 'oneOf', of: clauseKinds.map(clauseOf) }
export const clauseKind: ShapeOf<ClauseKind> = field.one(clauseKinds)

function clauseOf(kind: ClauseKind) {
  return field.record({ kind: field.one([kind]), ...clauseFields[kind] })
}

/** The shape of the order that writes such a clause. */
export function writtenShape<K extends ClauseKind>(kind: K) {
  return { unit: field.piece('block'), ...clauseFields[kind] }
}

/** [BA-2.2.1-04] Sending out, recalling and limbering do not count as the turn's formation change. */
export const countAsTheTurnsChange: readonly ClauseKind[] = ['form', 'occupy', 'leave', 'manGuns']

/** [BA-1.1.3-02] Changes of formation that need an order roll in disorder or near the enemy. */
export const needRollInDisorder: readonly ClauseKind[] = [
  'form',
  'sendOut',
  'recall',
  'occupy',
  'leave',
  'leaveGuns',
  'manGuns',
]

/** [BA-2.2.1-05] What changes a unit's ground before anybody marches, and so may make room for others. */
export const mayMakeRoom: readonly ClauseKind[] = [
  'form',
  'split',
  'join',
  'sendOut',
  'recall',
  'occupy',
  'leaveGuns',
  'manGuns',
  'rest',
]

/** [BA-2.2.1-06] Changes of formation that halve the march of the turn. */
export const halveTheMarch: readonly ClauseKind[] = [
  'form',
  'leave',
  'sendOut',
  'recall',
  'manGuns',
]

/** [BA-2.1.0-03] So do these. */
export const divide: readonly ClauseKind[] = ['split', 'join']
