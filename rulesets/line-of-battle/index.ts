import { options } from './book/options.ts'
import { rulebook } from './book/rulebook.ts'
import { campaigns } from './campaign/index.ts'
import { boats } from './chapters/boats/index.ts'
import { command } from './chapters/command/index.ts'
import { ending, sheetsLeft } from './chapters/ending/index.ts'
import { fire } from './chapters/fire/index.ts'
import { manoeuvres } from './chapters/manoeuvres/index.ts'
import { melee } from './chapters/melee/index.ts'
import { movement } from './chapters/movement/index.ts'
import { points } from './chapters/points/index.ts'
import { rally } from './chapters/rally/index.ts'
import { setup } from './chapters/setup/index.ts'
import { doctrine } from './doctrine/index.ts'
import { turn } from './done.ts'
import { messages } from './messages.ts'
import { copy, setting } from './model/copy.ts'
import { alliesOf } from './model/players.ts'
import { errorInState, stateShape } from './model/state-shape.ts'
import { determinize, sharedView, view } from './model/view.ts'
import { assemble } from './rules.ts'
import { scenarioFile } from './scenarios/author.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { advice } from './show/advice.ts'
import { command as commandOfColumns } from './show/command.ts'
import { diagrams } from './show/guide/diagrams.ts'
import { glossary } from './show/guide/glossary.ts'
import { lesson } from './show/guide/lesson.ts'
import { primer } from './show/guide/primer.ts'
import { faces } from './show/faces.ts'
import { metrics } from './show/metrics.ts'
import { picture, pieces, shots } from './show/picture.ts'
import { printed } from './show/printed/index.ts'
import { status } from './show/status.ts'
import { talk } from './show/talk.ts'

/** Line of Battle, edition 2008, v1.3: the table of contents. */
export const lineOfBattle = assemble(
  [setup, command, movement, manoeuvres, boats, fire, melee, rally, points, ending, turn],
  {
    id: 'line-of-battle',
    rulebook,
    options,
    scenarios,
    campaigns,
    messages,
    guide: { primer, glossary, lesson, diagrams },
    rules: {
      sequence,
      copy,
      setting,
      stateShape,
      errorInState,
      seats: state => state.players.map(player => player.seat),
      allies: alliesOf,
    },
    secrecy: { view, sharedView, determinize },
    display: { picture, pieces, shots, status, advice, faces, talk },
    players: { doctrine, metrics },
    command: commandOfColumns,
    print: { exports: sheetsLeft, printed },
    scenarioFile,
  },
)
