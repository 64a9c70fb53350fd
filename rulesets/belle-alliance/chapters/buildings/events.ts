import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { shelter } from '../../model/buildings.ts'
import { formationName, markReformed, takeFormation } from '../../model/formations.ts'
import { nameOfGround, nameOfUnit } from '../../model/names.ts'
import { along, formation, heading, seat, unitId } from '../../model/unit-shape.ts'
import type { Unit } from '../../model/unit.ts'
import { terrainOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const buildingEvents = {
  buildingOccupied: event(
    { seat, unit: unitId, building: field.text(400) },
    {
      rule: 'BA-6.1.1-03',
      apply(state, { unit, building }) {
        const occupant = unitOf(state, unit)
        occupant.formation = { kind: 'line', front: null, gap: null }
        shelter(occupant, terrainOf(state, building))
        separate(occupant)
        markReformed(state, occupant)
      },
      describe: ({ unit, building }, before) => ({
        key: 'ba.event.buildingOccupied',
        values: { unit: nameOfUnit(before, unit), building: nameOfGround(before, building) },
      }),
    },
  ),

  buildingLeft: event(
    { seat, unit: unitId, building: field.text(400), formation, x: along, y: along, heading },
    {
      rule: 'BA-6.1.1-03',
      apply(state, { unit, ...event }) {
        takeFormation(state, unitOf(state, unit), event)
      },
      describe: ({ unit, building, formation }, before) => ({
        key: 'ba.event.buildingLeft',
        values: {
          unit: nameOfUnit(before, unit),
          building: nameOfGround(before, building),
          formation: formationName(formation.kind),
        },
      }),
    },
  ),

  /** [BA-6.1.1-04] Both sides wanted to go in: all stop in contact. */
  buildingContested: event(
    { building: field.text(400), units: field.list(unitId) },
    {
      rule: 'BA-6.1.1-04',
      apply(state, { units }) {
        for (const id of units) unitOf(state, id).doing.hasStopped = true
      },
      describe: ({ building }, before) => ({
        key: 'ba.event.buildingContested',
        values: { building: nameOfGround(before, building) },
      }),
    },
  ),
}

export type BuildingEvent = EventsOf<typeof buildingEvents>

/** [BA-2.2.3-04] A skirmish line that occupies a building is split off by it. */
function separate(unit: Unit): void {
  if (unit.mother === null) return
  unit.partOf = unit.mother
  unit.splitInTown = true
  unit.mother = null
}
