import type { Message, Of } from '@grognard/umpire'
import { nameOf } from '../../model/names.ts'
import { placeName } from '../../model/places.ts'
import type { State } from '../../model/state.ts'
import { staffOf, unitOf } from '../../model/units.ts'
import type { SetupEvent } from './events.ts'

type Narrate = {
  [K in SetupEvent['kind']]: (event: Of<SetupEvent, K>, before: State) => Message | null
}

export const setupNarrate: Narrate = {
  unitDeployed: ({ unit }, before) => ({
    key: 'ba.event.deployed',
    values: { piece: unitOf(before, unit).name },
  }),
  unitGarrisoned: ({ unit, building }, before) => ({
    key: 'ba.event.garrisoned',
    values: { unit: nameOf(unitOf(before, unit)), building: placeName(before, building) },
  }),
  formationSet: ({ unit, formation }, before) => ({
    key: 'ba.event.formationSet',
    values: {
      unit: nameOf(unitOf(before, unit)),
      formation: { key: `ba.formation.${formation.kind}` },
    },
  }),
  staffDeployed: ({ staff }, before) => ({
    key: 'ba.event.deployed',
    values: { piece: staffOf(before, staff).name },
  }),
}
