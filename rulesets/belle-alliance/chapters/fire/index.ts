import { phaseAt } from '../../model/firing/shot.ts'
import type { Declaring } from '../../model/support.ts'
import { chapter } from '../../rules.ts'
import { fireEvents } from './events.ts'
import { fireDanish } from './messages.da.ts'
import { fireGerman } from './messages.de.ts'
import { fireEnglish } from './messages.en.ts'
import { canister, fire as openFire, range } from './orders.ts'
import { foreseeFires } from './resolve.ts'
import { friendsFiring, inDanger, neighbourRefusals, supportRefusals } from './support.ts'

/** Declared in secret, checked, rolled for; all fire of a phase is simultaneous. */
export const fire = chapter({
  events: fireEvents,
  orders: { canister, fire: openFire, range },
  messages: { en: fireEnglish, de: fireGerman, da: fireDanish },
})

/** [BA-3.1.6-01] [BA-3.1.7-01] Neighbours and supports in the phases of fire. */
export const declaredInFire: Declaring = {
  neighbour: neighbourRefusals,
  support: supportRefusals,
  pairsOf: (state, seat, kind) => {
    if (kind === 'neighbour') return friendsFiring(state, seat)
    return inDanger(state, seat, phaseAt(state)).map(({ id }) => ({ of: id, against: '' }))
  },
  odds: {
    beNeighbour: ({ fires }, { of, against }) =>
      foreseeFires(fires.filter(({ unit, target }) => unit === of && target === against).slice(-1)),
  },
}
