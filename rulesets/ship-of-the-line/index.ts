import type { Ruleset } from '@grognard/umpire'
import { rulebook } from './book/rulebook.ts'
import type { RuleId } from './book/rulebook.ts'
import { boardingEventShapes } from './chapters/boarding/events.ts'
import { boardingEvolve, boardingOrders } from './chapters/boarding/index.ts'
import { endingEventShapes } from './chapters/ending/events.ts'
import { endingEvolve, endingOrders } from './chapters/ending/index.ts'
import { battleEventShapes } from './chapters/fire/events.ts'
import { battleEvolve, battleOrders } from './chapters/fire/index.ts'
import { officersEventShapes } from './chapters/officers/events.ts'
import { cardEvolve, cardOrders } from './chapters/officers/index.ts'
import { roundEventShapes } from './chapters/round/events.ts'
import { roundEvolve, roundOrders } from './chapters/round/index.ts'
import { sailingEventShapes } from './chapters/sailing/events.ts'
import { sailingEvolve, sailingOrders } from './chapters/sailing/index.ts'
import { setupEventShapes } from './chapters/setup/events.ts'
import { setupEvolve, setupOrders } from './chapters/setup/index.ts'
import { doctrine } from './doctrine/index.ts'
import type { Event } from './events.ts'
import { messages } from './messages/index.ts'
import { options } from './model/options.ts'
import { errorInState, stateShape } from './model/state-shape.ts'
import { copy } from './model/state.ts'
import type { State } from './model/state.ts'
import { determinize, sharedView, redact, view } from './model/view.ts'
import { narrate } from './narrate.ts'
import type { Order } from './orders.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { guide } from './show/guide.ts'
import { metrics } from './show/metrics.ts'
import { picture, shots } from './show/picture.ts'
import { printed } from './show/printed.ts'
import { status } from './show/status.ts'

/** Ship of the Line: the table of contents. */
export const shipOfTheLine: Ruleset<State, Order, Event, RuleId> = {
  id: 'ship-of-the-line',
  rulebook,
  options,
  scenarios,
  sequence,
  orders: {
    ...setupOrders,
    ...roundOrders,
    ...sailingOrders,
    ...battleOrders,
    ...boardingOrders,
    ...cardOrders,
    ...endingOrders,
  },
  evolve: {
    ...setupEvolve,
    ...roundEvolve,
    ...sailingEvolve,
    ...battleEvolve,
    ...boardingEvolve,
    ...cardEvolve,
    ...endingEvolve,
  },
  copy,
  stateShape,
  eventShapes: {
    ...battleEventShapes,
    ...boardingEventShapes,
    ...endingEventShapes,
    ...officersEventShapes,
    ...roundEventShapes,
    ...sailingEventShapes,
    ...setupEventShapes,
  },
  errorInState,
  seats: state => state.players.map(player => player.seat),
  view,
  sharedView,
  redact,
  determinize,
  picture,
  describe: narrate,
  shots,
  status,
  messages,
  guide,
  doctrine,
  metrics,
  printed,
}
