import type { Ruleset } from '@grognard/umpire'
import { battleEvolve, battleOrders } from './battle/index.ts'
import { shots } from './battle/shots.ts'
import { boardingEvolve, boardingOrders } from './boarding/index.ts'
import { copy } from './copy.ts'
import { doctrine } from './doctrine/index.ts'
import { endingEvolve, endingOrders } from './ending/index.ts'
import type { Event } from './events.ts'
import { metrics } from './findings/index.ts'
import { guide } from './guide/index.ts'
import { messages } from './messages/index.ts'
import { narrate } from './narrate.ts'
import { cardEvolve, cardOrders } from './officers/index.ts'
import { options } from './options.ts'
import type { Order } from './orders.ts'
import { picture } from './picture/index.ts'
import { printed } from './printed/index.ts'
import { roundEvolve, roundOrders } from './round/index.ts'
import { rulebook } from './rulebook.ts'
import type { RuleId } from './rulebook.ts'
import { sailingEvolve, sailingOrders } from './sailing/index.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { setupEvolve, setupOrders } from './setup/index.ts'
import { status } from './status.ts'
import { battleEventShapes } from './battle/event-shapes.ts'
import { boardingEventShapes } from './boarding/event-shapes.ts'
import { endingEventShapes } from './ending/event-shapes.ts'
import { officersEventShapes } from './officers/event-shapes.ts'
import { roundEventShapes } from './round/event-shapes.ts'
import { sailingEventShapes } from './sailing/event-shapes.ts'
import { setupEventShapes } from './setup/event-shapes.ts'
import { faultInState } from './state-checks.ts'
import { stateShape } from './state-shape.ts'
import type { State } from './state.ts'
import { glance, determinize, redact, view } from './view.ts'

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
  faultInState,
  seats: state => state.players.map(player => player.seat),
  view,
  glance,
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
