import { ask, chapter, repeat, umpire } from '../../rules.ts'
import { board } from './board.ts'
import { boardingEvents } from './events.ts'
import { end, isResolved, resolve } from './fight.ts'
import {
  defenderWithGuns,
  defenderWithSecondVolley,
  fireGrape,
  grape,
  isVolleySpent,
} from './grape.ts'
import { callMarines, defenderWithMarines, keepMarines } from './marines.ts'
import { boardingDanish } from './messages.da.ts'
import { boardingGerman } from './messages.de.ts'
import { boardingEnglish } from './messages.en.ts'

export const boarding = chapter({
  events: boardingEvents,
  orders: { board, grape, callMarines, keepMarines },
  messages: { en: boardingEnglish, de: boardingGerman, da: boardingDanish },
  steps: {
    boarding: [
      ask('marines', 'SOL-C10', defenderWithMarines, 'callMarines', 'keepMarines'),
      ask('grape', 'SOL-103', defenderWithGuns, 'grape', 'holdFire'),
      repeat(isVolleySpent, umpire('grapeShot', 'SOL-103', fireGrape)),
      repeat(isResolved, umpire('boarders', 'SOL-104', resolve)),
      ask('secondGrape', 'SOL-109', defenderWithSecondVolley, 'grape', 'holdFire'),
      repeat(isVolleySpent, umpire('secondGrapeShot', 'SOL-109', fireGrape)),
      umpire('boardingEnds', 'SOL-109', end),
    ],
  },
})
