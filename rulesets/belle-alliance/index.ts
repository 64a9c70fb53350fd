import { rulebook } from './book/rulebook.ts'
import { commandEventShapes } from './chapters/command/event-shapes.ts'
import { commandEvolve } from './chapters/command/evolve.ts'
import { commandOrders } from './chapters/command/index.ts'
import { commandNarrate } from './chapters/command/narrate.ts'
import { declaringOrders } from './chapters/declare/orders.ts'
import { ending } from './chapters/ending/index.ts'
import { declaredInFire, fire, shots } from './chapters/fire/index.ts'
import { formationEventShapes } from './chapters/formation/event-shapes.ts'
import { formationEvolve } from './chapters/formation/evolve.ts'
import { formationOrders } from './chapters/formation/index.ts'
import { narrateFormation } from './chapters/formation/narrate.ts'
import { march } from './chapters/march/index.ts'
import { melee } from './chapters/melee/index.ts'
import { declaredInMelee } from './chapters/melee/support.ts'
import { morale } from './chapters/morale/index.ts'
import { recovery } from './chapters/recovery/index.ts'
import { setupEventShapes } from './chapters/setup/event-shapes.ts'
import { setupEvolve } from './chapters/setup/evolve.ts'
import { setupOrders } from './chapters/setup/index.ts'
import { setupNarrate } from './chapters/setup/narrate.ts'
import { works } from './chapters/works/index.ts'
import { doctrine } from './doctrine/index.ts'
import { ruleOfEvent } from './event-rules.ts'
import { messages } from './messages/index.ts'
import { copy, setting } from './model/copy.ts'
import { options } from './model/setting.ts'
import { errorInState } from './model/state-checks.ts'
import { stateShape } from './model/state-shape.ts'
import { determinize, sharedView, redact, view } from './model/view.ts'
import { assemble, chapter, inFourParts } from './rules.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { guide } from './show/guide.ts'
import { metrics } from './show/metrics.ts'
import { picture } from './show/picture.ts'
import { printed } from './show/printed/index.ts'
import { sight } from './show/sight.ts'
import { status } from './show/status.ts'
import { written } from './written.ts'

const setup = inFourParts({
  orders: setupOrders,
  apply: setupEvolve,
  fields: setupEventShapes,
  describe: setupNarrate,
  ruleOf: ruleOfEvent,
  redact,
})

const command = inFourParts({
  orders: commandOrders,
  apply: commandEvolve,
  fields: commandEventShapes,
  describe: commandNarrate,
  ruleOf: ruleOfEvent,
  redact,
})

const formation = inFourParts({
  orders: formationOrders,
  apply: formationEvolve,
  fields: formationEventShapes,
  describe: narrateFormation,
  ruleOf: ruleOfEvent,
  redact,
})

const declare = chapter({
  events: {},
  orders: declaringOrders({ fire: declaredInFire, melee: declaredInMelee }),
  messages: { en: {}, de: {}, da: {} },
})

/** Belle Alliance: the table of contents. */
export const belleAlliance = assemble(
  [setup, command, declare, formation, march, fire, melee, morale, recovery, works, ending],
  {
    id: 'belle-alliance',
    rulebook,
    options,
    scenarios,
    sequence,
    copy,
    setting,
    stateShape,
    errorInState,
    seats: state => state.sides.map(side => side.seat),
    view,
    sharedView,
    determinize,
    picture,
    sight,
    written,
    shots,
    status,
    messages,
    guide,
    doctrine,
    printed,
    metrics,
  },
)
