import { chapter, umpire } from '../../rules.ts'
import { movementEvents } from './events.ts'
import { movementEnglish } from './messages.en.ts'
import { movementGerman } from './messages.de.ts'
import { movementDanish } from './messages.da.ts'
import { anchor, spin } from './anchor-and-spin.ts'
import { flee } from './flee.ts'
import { land } from './land.ts'
import { refloat } from './refloat.ts'
import { sail } from './sail.ts'
import { sailOn, stay } from './sail-on.ts'
import { judgeTack, rollTack, tack } from './tack.ts'
import { transfer } from './transfer.ts'

/** Sailing and all that a ship does instead of it. */
export const movementChapter = chapter({
  events: movementEvents,
  orders: { sail, tack, anchor, spin, flee, refloat, transfer, land, sailOn, stay },
  steps: {
    tacking: [umpire('tackRoll', 'LOB-102', rollTack), umpire('tackJudged', 'LOB-101', judgeTack)],
  },
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

export { checkLandings } from './land.ts'
export { lookAtLines, lookAtLinesAsDeployed } from './lines.ts'
export { countRudders, hasAnythingToDo, inInitiativeOrder, seatWithShips } from './seats.ts'
export { seatToSailOn } from './sail-on.ts'
