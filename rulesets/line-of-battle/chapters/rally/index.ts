import { chapter, umpire } from '../../rules.ts'
import { rallyEvents } from './events.ts'
import { rallyDanish } from './messages.da.ts'
import { rallyGerman } from './messages.de.ts'
import { rallyEnglish } from './messages.en.ts'
import { resolveMorale, rollMorale } from './morale.ts'

/** Morale, weather, clock and wind. */
export const rally = chapter({
  events: rallyEvents,
  orders: {},
  steps: {
    moraleTest: [
      umpire('moraleRoll', 'LOB-201', rollMorale),
      umpire('moraleJudged', 'LOB-203', resolveMorale),
    ],
  },
  messages: { en: rallyEnglish, de: rallyGerman, da: rallyDanish },
})

export { gatherShaken, openMoraleTest, shakenShips } from './morale.ts'
export { advanceClock, rollWeather, rollWind } from './weather.ts'
