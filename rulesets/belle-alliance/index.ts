import type { Ruleset } from '@grognard/umpire'
import { rulebook } from './book/rulebook.ts'
import type { RuleId } from './book/rulebook.ts'
import { commandEventShapes } from './chapters/command/event-shapes.ts'
import { commandEvolve } from './chapters/command/evolve.ts'
import { endingEventShapes } from './chapters/ending/event-shapes.ts'
import { endingEvolve } from './chapters/ending/evolve.ts'
import { fireEventShapes } from './chapters/fire/event-shapes.ts'
import { fireEvolve } from './chapters/fire/evolve.ts'
import { shots } from './chapters/fire/index.ts'
import { formationEventShapes } from './chapters/formation/event-shapes.ts'
import { formationEvolve } from './chapters/formation/evolve.ts'
import { marchEventShapes } from './chapters/march/event-shapes.ts'
import { marchEvolve } from './chapters/march/evolve.ts'
import { meleeEventShapes } from './chapters/melee/event-shapes.ts'
import { meleeEvolve } from './chapters/melee/evolve.ts'
import { moraleEventShapes } from './chapters/morale/event-shapes.ts'
import { moraleEvolve } from './chapters/morale/evolve.ts'
import { setupEventShapes } from './chapters/setup/event-shapes.ts'
import { setupEvolve } from './chapters/setup/evolve.ts'
import { worksEventShapes } from './chapters/works/event-shapes.ts'
import { worksEvolve } from './chapters/works/evolve.ts'
import { doctrine } from './doctrine/index.ts'
import type { Event } from './events.ts'
import { messages } from './messages/index.ts'
import { copy, setting } from './model/copy.ts'
import { options } from './model/setting.ts'
import { errorInState } from './model/state-checks.ts'
import { stateShape } from './model/state-shape.ts'
import type { State } from './model/state.ts'
import { determinize, sharedView, redact, view } from './model/view.ts'
import { narrate } from './narrate.ts'
import { orders } from './order-rules.ts'
import type { Order } from './orders.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { guide } from './show/guide.ts'
import { metrics } from './show/metrics.ts'
import { picture } from './show/picture.ts'
import { printed } from './show/printed/index.ts'
import { sight } from './show/sight.ts'
import { status } from './show/status.ts'
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
  setting,
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
  errorInState,
  seats: state => state.sides.map(side => side.seat),
  view,
  sharedView,
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
