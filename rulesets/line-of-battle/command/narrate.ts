import type { Message, Of } from '@grognard/umpire'
import { shipOf } from '../state.ts'
import type { State } from '../state.ts'
import type { CommandEvent } from './events.ts'

type Narrate = {
  [K in CommandEvent['kind']]: (event: Of<CommandEvent, K>, before: State) => Message
}

export const narrateCommand: Narrate = {
  turnBegun: ({ turn }) => ({ key: 'lob.event.turnBegun', values: { turn } }),
  initiativeRolled: ({ seat, die, total }) => ({
    key: 'lob.event.initiativeRolled',
    values: { seat: { key: `seat.${seat}` }, die, total },
  }),
  initiativeSet: ({ order }) => ({
    key: 'lob.event.initiativeSet',
    values: { seat: { key: `seat.${order[0] ?? ''}` } },
  }),
  shotChosen: ({ ship, shot }, before) => ({
    key: 'lob.event.shotChosen',
    values: { ship: shipOf(before, ship).name, shot: { key: `lob.shot.${shot}` } },
  }),
  shotsRevealed: () => ({ key: 'lob.event.shotsRevealed' }),
  ruddersCounted: ({ ships }, before) => ({
    key: 'lob.event.ruddersCounted',
    values: { ships: ships.map(row => shipOf(before, row.ship).name).join(', ') },
  }),
}
