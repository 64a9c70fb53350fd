import { ask, chapter, repeat, umpire } from '../../rules.ts'
import { board } from './board.ts'
import { meleeEvents } from './events.ts'
import { meleeDanish } from './messages.da.ts'
import { meleeGerman } from './messages.de.ts'
import { meleeEnglish } from './messages.en.ts'
import { isRoundDecided, resolveRound, rollRound } from './round.ts'
import { takeOver } from './take-over.ts'
import {
  breakOff,
  captorToManPrize,
  continueMelee,
  manPrize,
  victoriousDefender,
} from './victor.ts'

/** Boarding, rounds, prizes. */
export const melee = chapter({
  events: meleeEvents,
  orders: { board, takeOver, manPrize, continueMelee, breakOff },
  steps: {
    round: [
      repeat(
        isRoundDecided,
        umpire('meleeRoll', 'LOB-163', rollRound),
        umpire('meleeJudged', 'LOB-164', resolveRound),
      ),
      ask('prize', 'LOB-174', captorToManPrize, 'manPrize'),
      ask('victor', 'LOB-169', victoriousDefender, 'continueMelee', 'breakOff'),
    ],
  },
  messages: { en: meleeEnglish, de: meleeGerman, da: meleeDanish },
})

export {
  areMeleesManned,
  clearMelees,
  endUnmannedMelee,
  gatherRounds,
  openRound,
  roundsOfTurn,
} from './round.ts'
export { seatBesideEnemies } from './take-over.ts'
