import { maybe, words } from '@grognard/umpire/shape-words.ts'
import type { EventShapes } from '@grognard/umpire/shape-words.ts'
import { along, formation, heading, seat, staffId, unitId } from '../../model/unit-shape.ts'
import type { SetupEvent } from './events.ts'

export const setupEventShapes: EventShapes<SetupEvent> = {
  unitDeployed: { seat: seat, unit: unitId, x: along, y: along, heading: heading },
  unitGarrisoned: { seat: seat, unit: unitId, building: words },
  formationSet: {
    seat: seat,
    unit: unitId,
    formation: formation,
    x: along,
    y: along,
    heading: heading,
  },
  staffDeployed: { seat: seat, staff: staffId, x: along, y: along, contact: maybe(words) },
}
