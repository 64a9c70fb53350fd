import type { Message, Of } from '@grognard/umpire'
import type { State } from '../state.ts'
import { staffOf, unitOf } from '../units.ts'
import type { SetupEvent } from './events.ts'

type Narrate = {
  [K in SetupEvent['kind']]: (event: Of<SetupEvent, K>, before: State) => Message | null
}

export const setupNarrate: Narrate = {
  unitDeployed: ({ unit }, before) => ({
    key: 'ba.event.deployed',
    values: { piece: unitOf(before, unit).name },
  }),
  staffDeployed: ({ staff }, before) => ({
    key: 'ba.event.deployed',
    values: { piece: staffOf(before, staff).name },
  }),
}
