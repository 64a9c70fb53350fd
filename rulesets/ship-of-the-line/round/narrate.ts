import type { Message, Of } from '@grognard/umpire'
import { shipName } from '../picture/piece.ts'
import { shipOf } from '../ships.ts'
import type { State } from '../state.ts'
import type { Repaired, RoundEvent } from './events.ts'
import { tellGuns } from './mending.ts'

type Narrate = {
  [K in RoundEvent['kind']]: (event: Of<RoundEvent, K>, before: State) => Message | null
}

export const narrateRound: Narrate = {
  roundBegan: event => ({ key: 'sol.event.roundBegan', values: { round: event.round } }),
  prizesCalled: () => ({ key: 'sol.event.prizesCalled' }),
  turnBegan: (event, before) => ({
    key: event.isWreckHolding ? 'sol.event.turnBegan.held' : 'sol.event.turnBegan',
    values: { ship: nameOf(before, event.ship) },
  }),
  turnClosed: () => null,
  turnEnded: (event, before) => {
    const ship = shipOf(before, event.ship)
    if (!ship.isWreckHolding || ship.status !== 'afloat') return null
    return { key: 'sol.event.wreckCutAway', values: { ship: shipName(ship) } }
  },
  dotChosen: (event, before) => ({
    key: 'sol.event.dotChosen',
    values: { ship: nameOf(before, event.ship), column: event.x + 1, row: event.y + 1 },
  }),
  returned: (event, before) => ({
    key: 'sol.event.returned',
    values: {
      ship: nameOf(before, event.ship),
      column: event.x + 1,
      row: event.y + 1,
      heading: { key: `sol.heading.${event.heading}` },
    },
  }),
  repaired: (event, before) => repairMessage(event, nameOf(before, event.ship)),
}

function repairMessage({ sail, batteries, hull }: Repaired, ship: Message): Message {
  if (sail) {
    const values = { ship, mast: { key: `sol.mast.${sail.mast}` }, sails: sail.sails }
    return { key: 'sol.event.repaired.sail', values }
  }
  if (batteries.length > 0)
    return { key: 'sol.event.repaired.batteries', values: { ship, guns: tellGuns(batteries) } }
  return { key: 'sol.event.repaired.hull', values: { ship, hull } }
}

const nameOf = (state: State, id: string) => shipName(shipOf(state, id))
