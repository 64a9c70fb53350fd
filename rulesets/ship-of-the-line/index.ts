import { commandedByMany } from '@grognard/umpire'
import { rulebook } from './book/rulebook.ts'
import { boarding } from './chapters/boarding/index.ts'
import { disengagement } from './chapters/disengagement/index.ts'
import { ending } from './chapters/ending/index.ts'
import { fire } from './chapters/fire/index.ts'
import { officers } from './chapters/officers/index.ts'
import { round } from './chapters/round/index.ts'
import { sailing } from './chapters/sailing/index.ts'
import { setup } from './chapters/setup/index.ts'
import { doctrine } from './doctrine/index.ts'
import { messages } from './messages.ts'
import { options } from './model/options.ts'
import { errorInState, stateShape } from './model/state-shape.ts'
import { copy, setting } from './model/state.ts'
import { determinize, sharedView, view } from './model/view.ts'
import { assemble } from './rules.ts'
import { scenarioFile } from './scenarios/author.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { sharedCommand } from './shared-command.ts'
import { faces } from './show/faces.ts'
import { guide } from './show/guide.ts'
import { metrics } from './show/metrics.ts'
import { picture, shots } from './show/picture.ts'
import { printed } from './show/printed.ts'
import { status } from './show/status.ts'

/** The book's own two players. */
const ofSides = assemble([setup, round, sailing, fire, boarding, officers, disengagement, ending], {
  id: 'ship-of-the-line',
  rulebook,
  options,
  scenarios,
  scenarioFile,
  messages,
  guide,
  rules: {
    sequence,
    setting,
    copy,
    stateShape,
    errorInState,
    seats: state => state.players.map(player => player.seat),
  },
  secrecy: { view, sharedView, determinize },
  display: { picture, shots, status, faces },
  players: { doctrine, metrics },
  print: { printed },
})

/** Ship of the Line: the table of contents, and its sides as several people may share them. */
export const shipOfTheLine = commandedByMany(ofSides, sharedCommand)
