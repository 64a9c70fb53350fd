import type { Ruleset } from '@grognard/umpire'
import { sheetsLeft } from './career/papers.ts'
import { advice } from './advice.ts'
import { commandEvolve, commandOrders } from './command/index.ts'
import { copy } from './copy.ts'
import { doctrine } from './doctrine/index.ts'
import type { Event } from './events.ts'
import { metrics } from './findings/index.ts'
import { fireEvolve, fireOrders } from './fire/index.ts'
import { shots } from './fire/shots.ts'
import { guide } from './guide/index.ts'
import { meleeEvolve, meleeOrders } from './melee/index.ts'
import { messages } from './messages/index.ts'
import { movementEvolve, movementOrders } from './movement/index.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import type { Order } from './orders.ts'
import { picture, pieces } from './picture/index.ts'
import { sideOf } from './players.ts'
import { pointsEvolve, pointsOrders } from './points/index.ts'
import { printed } from './printed/index.ts'
import { rallyEvolve } from './rally/index.ts'
import { rulebook } from './rulebook.ts'
import type { RuleId } from './rulebook.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { setupEvolve, setupOrders } from './setup/index.ts'
import { status } from './status.ts'
import { commandEventShapes } from './command/event-shapes.ts'
import { fireEventShapes } from './fire/event-shapes.ts'
import { meleeEventShapes } from './melee/event-shapes.ts'
import { movementEventShapes } from './movement/event-shapes.ts'
import { pointsEventShapes } from './points/event-shapes.ts'
import { rallyEventShapes } from './rally/event-shapes.ts'
import { setupEventShapes } from './setup/event-shapes.ts'
import { faultInState } from './state-checks.ts'
import { stateShape } from './state-shape.ts'
import type { State } from './state.ts'
import { glance, determinize, redact, view } from './view.ts'

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
  faultInState,
  seats: state => state.players.map(player => player.seat),
  allies: (state, seat) =>
    state.players.filter(({ side }) => side === sideOf(state, seat)).map(player => player.seat),
  view,
  glance,
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
