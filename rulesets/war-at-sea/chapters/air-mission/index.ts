import { chapter } from '../../rules.ts'
import { endure, toBase } from './ashore.ts'
import { airMissionEvents } from './events.ts'
import { fly, flyLow } from './fly.ts'
import { airMissionDanish } from './messages.da.ts'
import { airMissionGerman } from './messages.de.ts'
import { airMissionEnglish } from './messages.en.ts'
import { patrol, vector } from './scramble.ts'

/** Aircraft are sent out, one at a time. */
export const airMission = chapter({
  events: airMissionEvents,
  orders: { fly, flyLow, toBase, endure, patrol, vector },
  messages: { en: airMissionEnglish, de: airMissionGerman, da: airMissionDanish },
})

export { mayEndureMore, seatToEndure } from './ashore.ts'
export { areAllSent, seatToFly } from './fly.ts'
export { mayPatrolMore, mayScrambleMore, seatToScramble } from './scramble.ts'
