import type { Evolve } from '../rules.ts'
import { staffOf, unitOf } from '../units.ts'
import type { SetupEvent } from './events.ts'

export const setupEvolve: Evolve<SetupEvent> = {
  unitDeployed(state, { unit: id, x, y, heading }) {
    const unit = unitOf(state, id)
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
