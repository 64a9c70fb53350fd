import { field, judgeBy } from '@grognard/umpire'
import type { Of, Seat } from '@grognard/umpire'
import { percentOf } from '../../book/tables/losses.ts'
import { reorganisingModifiers, reorganisingRow } from '../../book/tables/morale.ts'
import { diceOfRoll, sidesOfDie } from '../../book/tables/scale.ts'
import type { FormationKind } from '../../book/tables/troops.ts'
import { hasRoom } from '../../model/contact.ts'
import { broadestFront, centreOf, poseWithCentre } from '../../model/footprint.ts'
import { inflict } from '../../model/effects.ts'
import type { Effect } from '../../model/effects.ts'
import type { Loss } from '../../model/losses.ts'
import { nameOf, nameOfUnit } from '../../model/names.ts'
import {
  formationsAfterRout,
  formationsOf,
  reorganiseRefusals,
  unitsToReorganise,
} from '../../model/reorganisation.ts'
import { inGroup, penaltyRow, strongest } from '../../model/rolls.ts'
import type { Factor } from '../../model/rolls.ts'
import { followUnits, staffPlaces } from '../../model/staff.ts'
import type { Reorganising, StaffKind, State } from '../../model/state.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, unitOf } from '../../model/units.ts'
import type { Order } from '../../orders.ts'
import type { BaOrderRules, BaRefusal, BaTable } from '../../rules.ts'
import { adds, mapRows, refuse, stop } from '../../words.ts'
import type { RecoveryEvent } from './events.ts'

interface Trial {
  state: State
  unit: Unit
}

/** [BA-5.4.3-02] All who try roll, the lower id first; those who fail rout again as one batch. */
export function endAnnouncement(table: BaTable): void {
  const attempts = table.state.reorganising.toSorted((one, other) =>
    one.unit < other.unit ? -1 : 1,
  )
  forgetOthers(table, attempts)
  const places = staffPlaces(table.state)
  const losses = attempts.flatMap(attempt => tryToReorganise(table, attempt))
  followUnits(table, places)
  routOn(table, losses)
}

/** What will come of one attempt. */
function foreseeReorganising(table: BaTable, attempt: Reorganising): void {
  routOn(table, tryToReorganise(table, attempt))
}

function routOn(table: BaTable, losses: readonly Loss[]): void {
  inflict(table, losses.map(routAgain), losses)
}

/** Rolls; the figures lost where it fails. */
function tryToReorganise(table: BaTable, { unit: id, formation }: Reorganising): Loss[] {
  const unit = unitOf(table.state, id)
  const total = rollFor(table, unit)
  const { to, lossPercent } = reorganisingRow(total)
  table.emit({ kind: 'reorganisingRolled', unit: id, total, to })
  if (to === 'FU')
    return [{ unit: id, figures: percentOf(unit.figures, lossPercent), cause: 'rout' }]
  table.emit({ kind: 'formedUp', unit: id, ...formedUp(table.state, unit, formation) })
  table.emit({ kind: 'reorganised', unit: id, to })
  return []
}

function rollFor(table: BaTable, unit: Unit): number {
  const trial = { state: table.state, unit }
  const bonus = table.tally([...strongest(trialFactors, trial), penalty], trial)
  return table.sum(diceOfRoll, sidesOfDie, 'BA-5.4.3-02') + bonus
}

function routAgain({ unit }: Loss): Effect {
  return { unit, degree: 'FU', cause: 'reorganising', fromX: null, fromY: null }
}

const penalty = penaltyRow<Trial>(({ unit }) => unit)

/** [BA-5.4.3-03] One chief or orderly counts, of whomever. */
const trialFactors: readonly Factor<Trial>[] = [
  inGroup(
    reorganisingModifiers.orderlyInContact.group,
    adds(
      'BA-5.4.3-03',
      'ba.modifier.reorganise.orderly',
      reorganisingModifiers.orderlyInContact.value,
      t => hasStaff(t, 'orderly'),
    ),
  ),
  inGroup(
    reorganisingModifiers.chiefInContact.group,
    adds(
      'BA-5.4.3-03',
      'ba.modifier.reorganise.chief',
      reorganisingModifiers.chiefInContact.value,
      t => hasStaff(t, 'chief'),
    ),
  ),
  inGroup(
    reorganisingModifiers.failedTurn.group,
    adds(
      'BA-5.4.3-03',
      'ba.modifier.reorganise.failed',
      ({ unit }) => unit.failedReorganising * reorganisingModifiers.failedTurn.value,
      ({ unit }) => unit.failedReorganising > 0,
    ),
  ),
  inGroup(
    'valeur',
    adds(
      'BA-5.4.3-03',
      'ba.modifier.reorganise.valeur',
      ({ unit }) => unit.valeur,
      ({ unit }) => unit.valeur !== 0,
    ),
  ),
]

function hasStaff({ state, unit }: Trial, kind: StaffKind): boolean {
  return state.staff.some(
    figure =>
      figure.kind === kind &&
      figure.seat === unit.seat &&
      figure.status === 'onBoard' &&
      figure.contact === unit.id,
  )
}

/** [BA-5.4.3-03] A turn without an attempt ends the row of failed ones. */
function forgetOthers(table: BaTable, attempts: readonly Reorganising[]): void {
  const units = table.state.units
    .filter(({ id, failedReorganising }) => failedReorganising > 0 && !isAmong(attempts, id))
    .map(({ id }) => id)
  if (units.length > 0) table.emit({ kind: 'reorganisingForgotten', units })
}

function isAmong(attempts: readonly Reorganising[], id: string): boolean {
  return attempts.some(({ unit }) => unit === id)
}

type FormedUp = Omit<Of<RecoveryEvent, 'formedUp'>, 'kind' | 'unit'>

/** [BA-5.4.3-04] About its centre, without time; where that has no room, in another closed formation. */
function formedUp(state: State, unit: Unit, wanted: FormationKind): FormedUp {
  const kinds = [wanted, ...formationsOf(unit)]
  const ways = kinds.map(kind => standingIn(unit, kind))
  const found = ways.find(way => hasRoom(state, way, [unit.id])) ?? standingIn(unit, wanted)
  const { x, y, heading, formation } = found
  return { formation: formation.kind, front: formation.front, x, y, heading }
}

function standingIn(unit: Unit, kind: FormationKind): Unit {
  const hasFront = kind === 'attackColumn' || kind === 'battalionMass'
  const front = hasFront ? broadestFront(unit.figures) : null
  const standing = { ...unit, formation: { kind, front, gap: null } }
  return { ...standing, ...poseWithCentre(standing, centreOf(unit)) }
}

interface Attempt {
  state: State
  seat: Seat
  order: Of<Order, 'reorganise'>
}

const about = ({ state, order }: Attempt): Unit => unitOf(state, order.unit)
const name = (attempt: Attempt) => ({ unit: nameOf(about(attempt)) })

const attemptRefusals: readonly BaRefusal<Attempt>[] = [
  stop(
    'BA-5.4.3-02',
    'ba.refuse.unknownUnit',
    ({ state, order }) => findUnit(state, order.unit) === undefined,
  ),
  stop('BA-5.4.3-02', 'ba.refuse.notYourUnit', a => about(a).seat !== a.seat, name),
  ...mapRows(reorganiseRefusals, (a: Attempt) => ({ state: a.state, unit: about(a) })),
  refuse(
    'BA-5.4.3-04',
    'ba.refuse.notClosedFormation',
    a => !formationsOf(about(a)).includes(a.order.formation),
    a => ({
      ...name(a),
      formation: { key: `ba.formation.${a.order.formation}` },
    }),
  ),
]

export const reorganiseShape = {
  unit: field.piece('block'),
  formation: field.one(formationsAfterRout),
}

/** [BA-5.4.3-01] [BA-5.4.3-02] [BA-5.1.1-03] A unit in full disorder tries to reorganise; no order is needed. */
export const reorganise: BaOrderRules<'reorganise'> = {
  shape: reorganiseShape,
  judge: (state, seat, order) => judgeBy(attemptRefusals, { state, seat, order }),
  execute(table, _seat, { unit, formation }) {
    table.emit({ kind: 'reorganisingWanted', unit, formation })
  },
  legalOrders: (state, seat) =>
    unitsToReorganise(state, seat).flatMap(unit =>
      formationsOf(unit).map(formation => ({ kind: 'reorganise', unit: unit.id, formation })),
    ),
  continues(table, _seat, { unit, formation }) {
    foreseeReorganising(table, { unit, formation })
  },
  tool: { tool: 'list', piece: ({ unit }) => unit },
  describe: (state, { unit, formation }) => ({
    key: 'ba.order.reorganise',
    values: { unit: nameOfUnit(state, unit), formation: { key: `ba.formation.${formation}` } },
  }),
}
