import { options } from './book/options.ts'
import { rulebook } from './book/rulebook.ts'
import { commandChapter } from './chapters/command/index.ts'
import { endingChapter } from './chapters/ending/index.ts'
import { fireChapter } from './chapters/fire/index.ts'
import { meleeChapter } from './chapters/melee/index.ts'
import { movementChapter } from './chapters/movement/index.ts'
import { points } from './chapters/points/index.ts'
import { rallyChapter } from './chapters/rally/index.ts'
import { setupChapter } from './chapters/setup/index.ts'
import { doctrine } from './doctrine/index.ts'
import { messages } from './messages.ts'
import { copy, setting } from './model/copy.ts'
import { sideOf } from './model/players.ts'
import { errorInState, stateShape } from './model/state-shape.ts'
import { determinize, sharedView, view } from './model/view.ts'
import { assemble } from './rules.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence, turnChapter } from './sequence.ts'
import { advice } from './show/advice.ts'
import { sheetsLeft } from './show/career.ts'
import { guide } from './show/guide/index.ts'
import { metrics } from './show/metrics.ts'
import { picture, pieces, shots } from './show/picture.ts'
import { printed } from './show/printed/index.ts'
import { status } from './show/status.ts'

/** Line of Battle, edition 2008, v1.3: the table of contents. */
export const lineOfBattle = assemble(
  [
    setupChapter,
    commandChapter,
    movementChapter,
    fireChapter,
    meleeChapter,
    rallyChapter,
    points,
    endingChapter,
    turnChapter,
  ],
  {
    id: 'line-of-battle',
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
      seats: state => state.players.map(player => player.seat),
      allies: (state, seat) =>
        state.players.filter(({ side }) => side === sideOf(state, seat)).map(player => player.seat),
    },
    secrecy: { view, sharedView, determinize },
    display: { picture, pieces, shots, status, advice },
    players: { doctrine, metrics },
    print: { exports: sheetsLeft, printed },
  },
)
