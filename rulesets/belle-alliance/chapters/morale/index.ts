import { ask, chapter, repeat, umpire } from '../../rules.ts'
import { chooseDirection } from './choose-direction.ts'
import { moraleEvents } from './events.ts'
import { areForcedMovesMade, makeForcedMove, seatToChoose } from './forced.ts'
import { moraleDanish } from './messages.da.ts'
import { moraleGerman } from './messages.de.ts'
import { moraleEnglish } from './messages.en.ts'

/** Losses, disorder, and the retreats and routs that follow. */
export const morale = chapter({
  events: moraleEvents,
  orders: { chooseDirection },
  messages: { en: moraleEnglish, de: moraleGerman, da: moraleDanish },
  steps: {
    forced: [
      repeat(
        areForcedMovesMade,
        ask('direction', 'BA-5.3.1-02', seatToChoose, 'chooseDirection'),
        umpire('forcedMove', 'BA-5.1.2-03', makeForcedMove),
      ),
    ],
  },
})
