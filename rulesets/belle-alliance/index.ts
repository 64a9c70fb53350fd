import { commandedByMany } from '@grognard/umpire'
import { rulebook } from './book/rulebook.ts'
import { couldAdvance } from './chapters/advance/advance.ts'
import { advance } from './chapters/advance/index.ts'
import { buildings } from './chapters/buildings/index.ts'
import { command } from './chapters/command/index.ts'
import { sharedDeclarations } from './chapters/declare/index.ts'
import { encounter } from './chapters/encounter/index.ts'
import { ending } from './chapters/ending/index.ts'
import { couldFire } from './chapters/fire/declare.ts'
import { shots } from './chapters/fire/events.ts'
import { declaredInFire, fire } from './chapters/fire/index.ts'
import { formation } from './chapters/formation/index.ts'
import { gunners } from './chapters/gunners/index.ts'
import { couldTakeRefuge } from './chapters/gunners/refuge.ts'
import { march } from './chapters/march/index.ts'
import { melee } from './chapters/melee/index.ts'
import { declaredInMelee } from './chapters/melee/support.ts'
import { morale } from './chapters/morale/index.ts'
import { recovery } from './chapters/recovery/index.ts'
import { setup } from './chapters/setup/index.ts'
import { skirmishers } from './chapters/skirmishers/index.ts'
import { staff } from './chapters/staff/index.ts'
import { works } from './chapters/works/index.ts'
import { doctrine } from './doctrine/index.ts'
import { messages } from './messages.ts'
import { copy, setting } from './model/copy.ts'
import { options } from './model/options.ts'
import { errorInState } from './model/state-checks.ts'
import { stateShape } from './model/state-shape.ts'
import { seatsOf } from './model/units.ts'
import { determinize, sharedView, view } from './model/view.ts'
import { assemble } from './rules.ts'
import { scenarioFile } from './scenarios/author.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { command as commandOfBodies } from './show/command.ts'
import { guide } from './show/guide.ts'
import { metrics } from './show/metrics.ts'
import { orderSheets } from './show/order-sheets.ts'
import { picture } from './show/picture.ts'
import { printed } from './show/printed/index.ts'
import { sharedCommand } from './shared-command.ts'
import { sight } from './show/sight.ts'
import { status } from './show/status.ts'

const declaring = sharedDeclarations(
  { fire: declaredInFire, melee: declaredInMelee },
  {
    refuge: couldTakeRefuge,
    continuedFire: couldFire,
    fire: couldFire,
    advance: couldAdvance,
    lastRefuge: couldTakeRefuge,
  },
)

/** The book's own two sides. */
const ofSides = assemble(
  [
    setup,
    command,
    staff,
    declaring,
    formation,
    skirmishers,
    buildings,
    gunners,
    march,
    encounter,
    fire,
    melee,
    advance,
    morale,
    recovery,
    works,
    ending,
  ],
  {
    id: 'belle-alliance',
    rulebook,
    options,
    scenarios,
    messages,
    guide,
    rules: {
      sequence,
      copy,
      setting,
      stateShape,
      errorInState,
      seats: seatsOf,
    },
    secrecy: { view, sharedView, determinize },
    display: { picture, sight, orderSheets, shots, status },
    players: { doctrine, metrics },
    command: commandOfBodies,
    print: { printed },
    scenarioFile,
  },
)

/** Belle Alliance: the table of contents, and its sides as several people may share them. */
export const belleAlliance = commandedByMany(ofSides, sharedCommand)
