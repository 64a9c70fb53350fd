import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { markReformed } from '../../model/formations.ts'
import { nameOf, nameOfCrewed, nameOfUnit } from '../../model/names.ts'
import { commonValues, dissolve, putUnit } from '../../model/parting.ts'
import type { State } from '../../model/state.ts'
import { seat, unitId, unitRow } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { findUnit, unitOf, markMoved } from '../../model/units.ts'
import { event } from '../../words.ts'

export const gunnerEvents = {
  gunsLeft: event(
    { seat, unit: unitId, gunners: unitRow },
    {
      rule: 'BA-2.2.5-02',
      /** [BA-1.2.4-02] No split, but a change of formation. */
      apply(state, { unit, gunners }) {
        const battery = unitOf(state, unit)
        battery.figures = 0
        for (const gun of battery.guns) gun.gunners = 0
        if (gunners.work) battery.work = null
        markReformed(state, battery)
        markReformed(state, putUnit(state, gunners))
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.gunsLeft',
        values: { unit: nameOfCrewed(before, unit) },
      }),
    },
  ),

  gunsManned: event(
    {
      seat,
      unit: unitId,
      battery: unitId,
      /** Gunners of each model, in the battery's order. */
      gunners: field.list(field.number),
      /** Gunners that stay off the guns. */
      left: field.number,
    },
    {
      rule: 'BA-1.2.4-03',
      apply(state, { unit, battery, gunners, left }) {
        const manned = unitOf(state, battery)
        const before = manned.figures
        manned.guns.forEach((gun, i) => (gun.gunners = gunners[i] ?? gun.gunners))
        manned.figures = gunners.reduce((sum, count) => sum + count, 0)
        manned.refuge = null
        markReformed(state, manned)
        if (unit === battery) return
        shareValues(manned, before, unitOf(state, unit))
        if (left === 0) return dissolve(state, unit, battery)
        unitOf(state, unit).figures = left
        markReformed(state, unitOf(state, unit))
      },
      describe: ({ battery, gunners }, before) => ({
        key: 'ba.event.gunsManned',
        values: { unit: nameOfUnit(before, battery), gunners: gunners.join(' + ') },
      }),
    },
  ),

  /** [BA-4.5.0-02] The gunners stand with the infantry; the battery is abandoned. */
  refugeTaken: event(
    {
      /** The battery, or empty where its gunners had left it before. */
      battery: unitId,
      infantry: unitId,
      gunners: unitRow,
    },
    {
      rule: 'BA-4.5.0-02',
      apply(state, { battery, infantry, gunners }) {
        const guns = findUnit(state, battery)
        if (guns) {
          guns.figures = 0
          guns.refuge = infantry
          for (const gun of guns.guns) gun.gunners = 0
          markMoved(state, guns)
        }
        putAside(state, gunners)
      },
      describe: ({ infantry, gunners }, before) => ({
        key: 'ba.event.refugeTaken',
        values: {
          unit: gunners.name,
          infantry: nameOfUnit(before, infantry),
        },
      }),
    },
  ),

  refugeEnded: event(
    { units: field.list(unitId) },
    {
      apply(state, { units }) {
        for (const unit of units) unitOf(state, unit).refuge = null
      },
      describe: () => null,
    },
  ),

  gunsCaptured: event(
    { battery: unitId, by: field.text(400) },
    {
      rule: 'BA-4.5.0-05',
      apply(state, { battery }) {
        unitOf(state, battery).status = 'captured'
      },
      describe: ({ battery, by }, before) => ({
        key: 'ba.event.gunsCaptured',
        values: { battery: nameOfUnit(before, battery), unit: nameOf(unitOf(before, by)) },
      }),
    },
  ),
}

export type GunnerEvent = EventsOf<typeof gunnerEvents>

/** [BA-1.2.6-02] What gunners went through goes back to the guns, unless more were still there. */
function shareValues(battery: Unit, before: number, gunners: Unit): void {
  const stayed = { ...battery, figures: before }
  const came = { ...gunners, figures: battery.figures - before }
  Object.assign(battery, commonValues(stayed, came))
}

/** [BA-1.1.1-08] They have moved; what their owner wrote in vain stays his secret. */
function putAside(state: State, gunners: Unit): void {
  const failedOrder = findUnit(state, gunners.id)?.failedOrder ?? gunners.failedOrder
  markMoved(state, putUnit(state, { ...gunners, failedOrder }))
}
