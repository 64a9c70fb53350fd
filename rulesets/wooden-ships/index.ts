import { options } from './book/options.ts'
import { rulebook } from './book/rulebook.ts'
import { boarding } from './chapters/boarding/index.ts'
import { damage } from './chapters/damage/index.ts'
import { ending } from './chapters/ending/index.ts'
import { couldFire, fireChapter } from './chapters/fire/index.ts'
import { grappling } from './chapters/grappling/index.ts'
import { movement } from './chapters/movement/index.ts'
import { plots } from './chapters/plots/index.ts'
import { seamanship } from './chapters/seamanship/index.ts'
import { setup } from './chapters/setup/index.ts'
import { signals } from './chapters/signals/index.ts'
import { couldLoad, upkeep } from './chapters/upkeep/index.ts'
import { wind } from './chapters/wind/index.ts'
import { writingWith } from './chapters/writing/index.ts'
import { doctrine } from './doctrine/index.ts'
import { determinize } from './doctrine/unseen.ts'
import { messages } from './messages.ts'
import { copy } from './model/copy.ts'
import { setting } from './model/state.ts'
import { errorInState } from './model/state-checks.ts'
import { stateShape } from './model/state-shape.ts'
import { sharedView, view } from './model/view.ts'
import { assemble } from './rules.ts'
import { scenarioFile } from './scenarios/author.ts'
import { scenarios } from './scenarios/index.ts'
import { sequence } from './sequence.ts'
import { picture, pieces, shots } from './show/picture.ts'
import { orderSheets } from './show/order-sheets.ts'
import { guide } from './show/guide.ts'
import { command } from './show/command.ts'
import { faces } from './show/faces.ts'
import { printed } from './show/printed/index.ts'
import { advice } from './show/advice.ts'
import { clock, talk } from './show/clock.ts'
import { status } from './show/status.ts'

/** Wooden Ships, Battle Rules v.3: the table of contents. */
export const woodenShips = assemble(
  [
    setup,
    wind,
    signals,
    grappling,
    plots,
    movement,
    seamanship,
    boarding,
    fireChapter,
    damage,
    upkeep,
    ending,
    writingWith({ targets: couldFire, firstLoads: couldLoad, upkeep: couldLoad }),
  ],
  {
    id: 'wooden-ships',
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
      allies: (state, seat) => {
        const fleet = state.players.find(player => player.seat === seat)?.fleet
        return state.players.filter(player => player.fleet === fleet).map(player => player.seat)
      },
    },
    secrecy: { view, sharedView, determinize },
    display: { picture, pieces, shots, status, advice, clock, talk, orderSheets, faces },
    players: { doctrine },
    command,
    print: { printed },
    scenarioFile,
  },
)
