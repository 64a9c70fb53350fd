import { seatsInTest, seatWithPoints } from '../../model/attributes.ts'
import { ask, chapter, each } from '../../rules.ts'
import { pointsEvents } from './events.ts'
import { pointsDanish } from './messages.da.ts'
import { pointsGerman } from './messages.de.ts'
import { pointsEnglish } from './messages.en.ts'
import { keep, spend } from './points.ts'

/** Action points and the points of attributes. */
export const points = chapter({
  events: pointsEvents,
  orders: { spend, keep },
  steps: {
    /** [LOB-262] Attribute points, after the die has been seen. */
    attributes: [each(seatsInTest, ask('points', 'LOB-262', seatWithPoints, 'spend', 'keep'))],
  },
  messages: { en: pointsEnglish, de: pointsGerman, da: pointsDanish },
})

export { arePlayed } from '../../model/players.ts'
export { fillPools } from './points.ts'
