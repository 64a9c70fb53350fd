import { commandedByMany } from '@grognard/umpire'
import { options } from './book/options.ts'
import { rulebook } from './book/rulebook.ts'
import { airAttack } from './chapters/air-attack/index.ts'
import { airDefense } from './chapters/air-defense/index.ts'
import { airMission } from './chapters/air-mission/index.ts'
import { airReturn } from './chapters/air-return/index.ts'
import { damage } from './chapters/damage/index.ts'
import { ending } from './chapters/ending/index.ts'
import { gunnery } from './chapters/gunnery/index.ts'
import { movement } from './chapters/movement/index.ts'
import { submarines } from './chapters/submarines/index.ts'
import { setup } from './chapters/setup/index.ts'
import { turn } from './chapters/turn/index.ts'
import { weather } from './chapters/weather/index.ts'
import { doctrine } from './doctrine/index.ts'
import { goingOn } from './done.ts'
import { messages } from './messages.ts'
import { copy } from './model/copy.ts'
import { setting } from './model/state.ts'
import { errorInState, stateShape } from './model/state-shape.ts'
import { determinize, sharedView, view } from './model/view.ts'
import { assemble } from './rules.ts'
import { scenarioFile } from './scenarios/author.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { sharedCommand } from './shared-command.ts'
import { advice } from './show/advice.ts'
import { command } from './show/command.ts'
import { faces } from './show/faces.ts'
import { guide } from './show/guide.ts'
import { picture, pieces, shots } from './show/picture.ts'
import { metrics } from './show/metrics.ts'
import { printed } from './show/printed/index.ts'
import { status } from './show/status.ts'

/** The book's own two sides. */
const ofSides = assemble(
  [
    setup,
    turn,
    weather,
    movement,
    airMission,
    airDefense,
    airAttack,
    airReturn,
    gunnery,
    submarines,
    damage,
    ending,
    goingOn,
  ],
  {
    id: 'war-at-sea',
    rulebook,
    options,
    scenarios,
    messages,
    guide,
    rules: {
      sequence,
      setting,
      stateShape,
      errorInState,
      copy,
      seats: state => state.players.map(player => player.seat),
    },
    secrecy: { view, sharedView, determinize },
    display: { picture, pieces, shots, status, faces, advice },
    players: { doctrine, metrics },
    command,
    print: { printed },
    scenarioFile,
  },
)

/** War at Sea, tabletop rules of 2009: the table of contents, and its sides as several people may share them. */
export const warAtSea = commandedByMany(ofSides, sharedCommand)
