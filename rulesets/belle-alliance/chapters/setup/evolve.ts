import { shelter } from '../../model/buildings.ts'
import { staffOf, terrainOf, unitOf } from '../../model/units.ts'
import type { Evolve } from '../../rules.ts'
import type { SetupEvent } from './events.ts'

export const setupEvolve: Evolve<SetupEvent> = {
  unitDeployed(state, { unit: id, x, y, heading }) {
    const unit = unitOf(state, id)
    unit.x = x
    unit.y = y
    unit.heading = heading
    unit.building = null
    unit.walls = null
  },
  unitGarrisoned(state, { unit: id, building }) {
    const unit = unitOf(state, id)
    unit.formation = { kind: 'line', front: null, gap: null }
    shelter(unit, terrainOf(state, building))
  },
  formationSet(state, { unit: id, formation, x, y, heading }) {
    const unit = unitOf(state, id)
    unit.formation = { ...formation }
    unit.x = x
    unit.y = y
    unit.heading = heading
  },
  staffDeployed(state, { staff: id, x, y, contact }) {
    const staff = staffOf(state, id)
    staff.x = x
    staff.y = y
    staff.contact = contact
  },
}
