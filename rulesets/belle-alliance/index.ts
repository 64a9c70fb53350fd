import type { Ruleset } from '@grognard/umpire'
import { commandEvolve } from './command/index.ts'
import { copy } from './copy.ts'
import { doctrine } from './doctrine/index.ts'
import { endingEvolve } from './ending/index.ts'
import type { Event } from './events.ts'
import { metrics } from './findings/index.ts'
import { fireEvolve } from './fire/index.ts'
import { shots } from './fire/shots.ts'
import { formationEvolve } from './formation/index.ts'
import { marchEvolve } from './march/index.ts'
import { meleeEvolve } from './melee/index.ts'
import { guide } from './guide/index.ts'
import { messages } from './messages/index.ts'
import { moraleEvolve } from './morale/index.ts'
import { narrate } from './narrate.ts'
import { options } from './options.ts'
import { orders } from './order-rules.ts'
import type { Order } from './orders.ts'
import { picture } from './picture/index.ts'
import { sight } from './picture/sight.ts'
import { printed } from './printed/index.ts'
import { rulebook } from './rulebook.ts'
import type { RuleId } from './rulebook.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { setupEvolve } from './setup/index.ts'
import { status } from './status.ts'
import { commandEventShapes } from './command/event-shapes.ts'
import { endingEventShapes } from './ending/event-shapes.ts'
import { fireEventShapes } from './fire/event-shapes.ts'
import { formationEventShapes } from './formation/event-shapes.ts'
import { marchEventShapes } from './march/event-shapes.ts'
import { meleeEventShapes } from './melee/event-shapes.ts'
import { moraleEventShapes } from './morale/event-shapes.ts'
import { setupEventShapes } from './setup/event-shapes.ts'
import { worksEventShapes } from './works/event-shapes.ts'
import { faultInState } from './state-checks.ts'
import { stateShape } from './state-shape.ts'
import type { State } from './state.ts'
import { glance, determinize, redact, view } from './view.ts'
import { worksEvolve } from './works/index.ts'
import { written } from './written.ts'

/** Belle Alliance: the table of contents. */
export const belleAlliance: Ruleset<State, Order, Event, RuleId> = {
  id: 'belle-alliance',
  rulebook,
  options,
  scenarios,
  sequence,
  orders,
  evolve: {
    ...setupEvolve,
    ...commandEvolve,
    ...formationEvolve,
    ...marchEvolve,
    ...fireEvolve,
    ...meleeEvolve,
    ...moraleEvolve,
    ...worksEvolve,
    ...endingEvolve,
  },
  copy,
  stateShape,
  eventShapes: {
    ...commandEventShapes,
    ...endingEventShapes,
    ...fireEventShapes,
    ...formationEventShapes,
    ...marchEventShapes,
    ...meleeEventShapes,
    ...moraleEventShapes,
    ...setupEventShapes,
    ...worksEventShapes,
  },
  faultInState,
  seats: state => state.sides.map(side => side.seat),
  view,
  glance,
  redact,
  determinize,
  picture,
  sight,
  written,
  describe: narrate,
  shots,
  status,
  messages,
  guide,
  doctrine,
  printed,
  metrics,
}
