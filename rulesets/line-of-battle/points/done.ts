import { isAllowed, judgeBy } from '@grognard/umpire'
import type { Seat } from '@grognard/umpire'
import { hasShipsToMove, mustStillMove } from '../movement/duty.ts'
import type { LobOrderRules, LobRefusal } from '../rules.ts'
import type { State } from '../state.ts'

export interface DoneSituation {
  state: State
  seat: Seat
}

/** The step that play rests at. */
function stepOf(state: State): string {
  return state.place[state.place.length - 1]?.at ?? ''
}

export const doneRefusals: LobRefusal<DoneSituation>[] = [
  {
    rule: 'LOB-061',
    message: 'lob.refuse.mustMove',
    values: ({ state, seat }) => ({
      ships: mustStillMove(state, seat)
        .map(ship => ship.name)
        .join(', '),
    }),
    when: ({ state, seat }) => stepOf(state) === 'move' && hasShipsToMove(state, seat),
  },
]

/** [LOB-046] The seat has done all it wants to do here. */
export const done: LobOrderRules<'done'> = {
  shape: {},
  judge: (state, seat) => judgeBy(doneRefusals, { state, seat }),
  carryOut() {},
  offers: (state, seat) => (isAllowed(doneRefusals, { state, seat }) ? [{ kind: 'done' }] : []),
  pick: (state, seat) => (isAllowed(doneRefusals, { state, seat }) ? { kind: 'done' } : undefined),
  tool: { tool: 'list', isPrimary: true },
  tell: () => ({ key: 'lob.order.done' }),
}
