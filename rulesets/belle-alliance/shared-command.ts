import type { SharedCommand } from '@grognard/umpire'
import type { RuleId } from './book/rulebook.ts'
import { commanderOf } from './model/commanders.ts'
import { nameOf } from './model/names.ts'
import { findStaff, staffNameOf } from './model/staff.ts'
import type { State } from './model/state.ts'
import { findUnit } from './model/units.ts'
import type { Order } from './orders.ts'

/** [BA-Q-74] Several players on one side, each with his brigades or divisions. */
export const sharedCommand: SharedCommand<State, Order, RuleId> = {
  rule: 'BA-Q-74',
  commanders: state => state.commanders,
  commanderOf,
  nameOf(state, piece) {
    const unit = findUnit(state, piece)
    if (unit) return nameOf(unit)
    const figure = findStaff(state, piece)
    return figure ? staffNameOf(state, figure) : piece
  },
  faceOf: (state, { side, charge }) => ({
    key: 'ba.face.commander',
    values: { side: { key: `seat.${side}` }, chief: findStaff(state, charge[0] ?? '')?.name ?? '' },
  }),
  ownWord: ['seal', 'unseal', 'done'],
  asked: { deploy: 'all', orders: 'all' },
}
