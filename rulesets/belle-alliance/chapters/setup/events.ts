import { field } from '@grognard/umpire'
import type { EventsOf } from '@grognard/umpire'
import { shelter } from '../../model/buildings.ts'
import { nameOf } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import { along, formation, heading, seat, staffId, unitId } from '../../model/unit-shape.ts'
import { staffOf, terrainOf, unitOf } from '../../model/units.ts'
import { event } from '../../words.ts'

export const setupEvents = {
  unitDeployed: event(
    { seat, unit: unitId, x: along, y: along, heading },
    {
      rule: 'BA-1.1.9-01',
      apply(state, { unit: id, x, y, heading }) {
        const unit = unitOf(state, id)
        unit.x = x
        unit.y = y
        unit.heading = heading
        unit.building = null
        unit.walls = null
      },
      describe: ({ unit }, before) => ({
        key: 'ba.event.deployed',
        values: { piece: unitOf(before, unit).name },
      }),
    },
  ),

  unitGarrisoned: event(
    { seat, unit: unitId, building: field.text(400) },
    {
      rule: 'BA-6.1.1-01',
      apply(state, { unit: id, building }) {
        const unit = unitOf(state, id)
        unit.formation = { kind: 'line', front: null, gap: null }
        shelter(unit, terrainOf(state, building))
      },
      describe: ({ unit, building }, before) => ({
        key: 'ba.event.garrisoned',
        values: { unit: nameOf(unitOf(before, unit)), building: placeName(before, building) },
      }),
    },
  ),

  formationSet: event(
    { seat, unit: unitId, formation, x: along, y: along, heading },
    {
      rule: 'BA-1.1.9-01',
      apply(state, { unit: id, formation, x, y, heading }) {
        const unit = unitOf(state, id)
        unit.formation = { ...formation }
        unit.x = x
        unit.y = y
        unit.heading = heading
      },
      describe: ({ unit, formation }, before) => ({
        key: 'ba.event.formationSet',
        values: {
          unit: nameOf(unitOf(before, unit)),
          formation: { key: `ba.formation.${formation.kind}` },
        },
      }),
    },
  ),

  staffDeployed: event(
    { seat, staff: staffId, x: along, y: along, contact: field.orNothing(field.text(400)) },
    {
      rule: 'BA-1.1.9-01',
      apply(state, { staff: id, x, y, contact }) {
        const staff = staffOf(state, id)
        staff.x = x
        staff.y = y
        staff.contact = contact
      },
      describe: ({ staff }, before) => ({
        key: 'ba.event.deployed',
        values: { piece: staffOf(before, staff).name },
      }),
    },
  ),
}

export type SetupEvent = EventsOf<typeof setupEvents>
