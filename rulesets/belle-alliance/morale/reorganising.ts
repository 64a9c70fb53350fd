import { followUnits, staffPlaces } from '../command/follow.ts'
import { strongest } from '../factors.ts'
import type { Factor } from '../factors.ts'
import { poseWithCentre, centreOf } from '../formation/footprint.ts'
import { hasRoom } from '../formation/room.ts'
import { broadestFront } from '../formation/closing-up.ts'
import type { BaTable } from '../rules.ts'
import type { Reorganising, StaffKind, State, Unit } from '../state.ts'
import { diceOfRoll, sidesOfDie } from '../tables/dice.ts'
import type { FormationKind } from '../tables/formations.ts'
import { percentOf } from '../tables/loss.ts'
import { reorganisingModifiers, reorganisingRow } from '../tables/reorganising.ts'
import { unitOf } from '../units.ts'
import type { Effect, Loss } from './effect.ts'
import type { MoraleEvent } from './events.ts'
import { inflict } from './inflict.ts'
import { formationsOf } from './may-reorganise.ts'
import { penaltyRow } from './side-penalty.ts'

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
export function foreseeReorganising(table: BaTable, attempt: Reorganising): void {
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
  {
    ...reorganisingModifiers.orderlyInContact,
    rule: 'BA-5.4.3-03',
    message: 'ba.modifier.reorganise.orderly',
    when: trial => hasStaff(trial, 'orderly'),
  },
  {
    ...reorganisingModifiers.chiefInContact,
    rule: 'BA-5.4.3-03',
    message: 'ba.modifier.reorganise.chief',
    when: trial => hasStaff(trial, 'chief'),
  },
  {
    group: reorganisingModifiers.failedTurn.group,
    rule: 'BA-5.4.3-03',
    message: 'ba.modifier.reorganise.failed',
    value: ({ unit }) => unit.failedReorganising * reorganisingModifiers.failedTurn.value,
    when: ({ unit }) => unit.failedReorganising > 0,
  },
  {
    group: 'valeur',
    rule: 'BA-5.4.3-03',
    message: 'ba.modifier.reorganise.valeur',
    value: ({ unit }) => unit.valeur,
    when: ({ unit }) => unit.valeur !== 0,
  },
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

type FormedUp = Omit<Extract<MoraleEvent, { kind: 'formedUp' }>, 'kind' | 'unit'>

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
