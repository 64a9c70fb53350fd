import { field } from '@grognard/umpire'
import type { EventsOf, Message } from '@grognard/umpire'
import { markReformed } from '../../model/formations.ts'
import { nameOfUnit } from '../../model/names.ts'
import type { State } from '../../model/state.ts'
import { disorder, formationKind, put, unitId } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { standAt, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'
import type { Key } from '../../words.ts'

export const recoveryEvents = {
  valeurChanged: event(
    { unit: unitId, valeur: field.number, cause: field.one(['losses', 'floor', 'rest']) },
    {
      rule: ({ cause }) => (cause === 'rest' ? 'BA-5.5.2-03' : 'BA-5.5.2-01'),
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        if (e.cause === 'rest') winBack(unit, e.valeur)
        unit.valeur = e.valeur
      },
      /** Nobody is left whose valeur could count. */
      describe: ({ unit, valeur, cause }, before) =>
        unitOf(before, unit).figures === 0
          ? null
          : {
              key: `ba.event.valeurChanged.${cause}`,
              values: { unit: nameOfUnit(before, unit), valeur },
            },
    },
  ),

  suppliesCounted: event(
    { unit: unitId, supply: field.one(['full', 'limited', 'none']), left: field.number },
    {
      rule: 'BA-5.5.3-01',
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.supply = e.supply
        unit.supplyRolls = e.left
      },
      describe: ({ unit, supply, left }, before) => ({
        key: `ba.event.supplies.${supply}`,
        values: { unit: nameOfUnit(before, unit), rolls: left },
      }),
    },
  ),

  reorganisingWanted: event(
    { unit: unitId, formation: formationKind },
    {
      rule: 'BA-5.4.3-02',
      apply(state, e) {
        state.reorganising.push({ unit: e.unit, formation: e.formation })
      },
      describe: ({ unit }, before) => textOf('reorganisingWanted', before, unit),
    },
  ),

  reorganisingRolled: event(
    { unit: unitId, total: field.number, to: disorder },
    {
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        state.reorganising = state.reorganising.filter(row => row.unit !== e.unit)
        unit.failedReorganising = e.to === 'FU' ? unit.failedReorganising + 1 : 0
      },
      describe: ({ unit, total, to }, before) => ({
        key: to === 'FU' ? 'ba.event.reorganisingFailed' : 'ba.event.reorganisingRolled',
        values: { unit: nameOfUnit(before, unit), total, disorder: { key: `ba.disorder.${to}` } },
      }),
    },
  ),

  reorganisingForgotten: event(
    { units: field.list(unitId) },
    {
      apply(state, e) {
        for (const id of e.units) unitOf(state, id).failedReorganising = 0
      },
      describe: () => null,
    },
  ),

  /** [BA-5.4.3-04] After a rout, about its centre. */
  formedUp: event(
    { ...put, formation: formationKind, front: field.orNothing(field.number) },
    {
      rule: 'BA-5.4.3-04',
      apply(state, e) {
        standAt(state, e).formation = { kind: e.formation, front: e.front, gap: null }
      },
      describe: ({ unit, formation }, before) => ({
        key: 'ba.event.formedUp',
        values: { unit: nameOfUnit(before, unit), formation: { key: `ba.formation.${formation}` } },
      }),
    },
  ),

  /** A unit that has come to order by a step or more. */
  reorganised: event(
    { unit: unitId, to: disorder },
    {
      rule: ({ to }) => (to === 'OR' ? 'BA-5.2.2-01' : 'BA-5.3.2-01'),
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.disorder = e.to
        unit.disorderedIn = state.turn
      },
      describe: ({ unit, to }, before) => ({
        key: 'ba.event.reorganised',
        values: { unit: nameOfUnit(before, unit), disorder: { key: `ba.disorder.${to}` } },
      }),
    },
  ),

  restBegun: event(
    { ...put, goal: field.one(['supply', 'valeur']) },
    {
      rule: 'BA-1.3.6-01',
      apply(state, e) {
        const unit = standAt(state, e)
        unit.formation = { kind: 'rest', front: null, gap: null }
        unit.rest = { since: state.turn, goal: e.goal, turns: 0 }
        markReformed(state, unit)
        if (e.goal === 'supply') runOut(unit)
      },
      describe: ({ unit }, before) => textOf('restBegun', before, unit),
    },
  ),

  rested: event(
    { unit: unitId, turns: field.number },
    {
      rule: 'BA-5.5.4-02',
      apply(state, e) {
        const { rest } = unitOf(state, e.unit)
        if (rest) rest.turns = e.turns
      },
      describe: ({ unit, turns }, before) => ({
        key: 'ba.event.rested',
        values: { unit: nameOfUnit(before, unit), turns },
      }),
    },
  ),

  resupplied: event(
    { unit: unitId },
    {
      rule: 'BA-5.5.3-03',
      apply(state, e) {
        const unit = unitOf(state, e.unit)
        unit.supply = 'full'
        unit.supplyRolls = 0
        if (unit.rest) unit.rest = { since: state.turn, goal: 'valeur', turns: 0 }
      },
      describe: ({ unit }, before) => textOf('resupplied', before, unit),
    },
  ),

  restBroken: event(
    { unit: unitId },
    {
      rule: 'BA-5.5.4-04',
      apply(state, e) {
        unitOf(state, e.unit).rest = null
      },
      describe: ({ unit }, before) => textOf('restBroken', before, unit),
    },
  ),
}

export type RecoveryEvent = EventsOf<typeof recoveryEvents>

function winBack(unit: Unit, valeur: number): void {
  unit.valeurWonBack += valeur - unit.valeur
  if (unit.rest) unit.rest.turns = 0
}

/** [BA-5.5.3-03] What was left is forfeit. */
function runOut(unit: Unit): void {
  unit.supply = 'none'
  unit.supplyRolls = 0
}

function textOf(
  event: 'reorganisingWanted' | 'restBegun' | 'resupplied' | 'restBroken',
  before: State,
  unit: string,
): Message<Key> {
  return { key: `ba.event.${event}`, values: { unit: nameOfUnit(before, unit) } }
}
