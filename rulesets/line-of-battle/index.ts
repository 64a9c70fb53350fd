import type { Ruleset } from '@grognard/umpire'
import { options } from './book/options.ts'
import { rulebook } from './book/rulebook.ts'
import type { RuleId } from './book/rulebook.ts'
import { commandEventShapes } from './chapters/command/events.ts'
import { commandEvolve, commandOrders } from './chapters/command/index.ts'
import { fireEventShapes, shots } from './chapters/fire/events.ts'
import { fireEvolve, fireOrders } from './chapters/fire/index.ts'
import { meleeEventShapes } from './chapters/melee/events.ts'
import { meleeEvolve, meleeOrders } from './chapters/melee/index.ts'
import { movementEventShapes } from './chapters/movement/events.ts'
import { movementEvolve, movementOrders } from './chapters/movement/index.ts'
import { pointsEventShapes } from './chapters/points/events.ts'
import { pointsEvolve, pointsOrders } from './chapters/points/index.ts'
import { rallyEventShapes } from './chapters/rally/events.ts'
import { rallyEvolve } from './chapters/rally/index.ts'
import { setupEventShapes } from './chapters/setup/events.ts'
import { setupEvolve, setupOrders } from './chapters/setup/index.ts'
import { doctrine } from './doctrine/index.ts'
import type { Event } from './events.ts'
import { messages } from './messages.ts'
import { copy, setting } from './model/copy.ts'
import { sideOf } from './model/players.ts'
import { errorInState, stateShape } from './model/state-shape.ts'
import type { State } from './model/state.ts'
import { determinize, sharedView, redact, view } from './model/view.ts'
import type { Order } from './orders.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { advice } from './show/advice.ts'
import { sheetsLeft } from './show/career.ts'
import { guide } from './show/guide/index.ts'
import { narrate } from './show/log.ts'
import { metrics } from './show/metrics.ts'
import { picture, pieces } from './show/picture.ts'
import { printed } from './show/printed/index.ts'
import { status } from './show/status.ts'

/** Line of Battle, edition 2008, v1.3: the table of contents. */
export const lineOfBattle: Ruleset<State, Order, Event, RuleId> = {
  id: 'line-of-battle',
  rulebook,
  options,
  scenarios,
  sequence,
  orders: {
    ...setupOrders,
    ...commandOrders,
    ...movementOrders,
    ...fireOrders,
    ...meleeOrders,
    ...pointsOrders,
  },
  evolve: {
    ...setupEvolve,
    ...commandEvolve,
    ...movementEvolve,
    ...fireEvolve,
    ...meleeEvolve,
    ...rallyEvolve,
    ...pointsEvolve,
  },
  setting,
  copy,
  stateShape,
  eventShapes: {
    ...commandEventShapes,
    ...fireEventShapes,
    ...meleeEventShapes,
    ...movementEventShapes,
    ...pointsEventShapes,
    ...rallyEventShapes,
    ...setupEventShapes,
  },
  errorInState,
  seats: state => state.players.map(player => player.seat),
  allies: (state, seat) =>
    state.players.filter(({ side }) => side === sideOf(state, seat)).map(player => player.seat),
  view,
  sharedView,
  redact,
  determinize,
  picture,
  pieces,
  describe: narrate,
  shots,
  status,
  advice,
  messages,
  guide,
  doctrine,
  metrics,
  exports: sheetsLeft,
  printed,
}
