import { chapter, umpire } from '../../rules.ts'
import { anchor, spin } from './anchor-and-spin.ts'
import { movementEvents } from './events.ts'
import { flee } from './flee.ts'
import { land } from './land.ts'
import { movementDanish } from './messages.da.ts'
import { movementGerman } from './messages.de.ts'
import { movementEnglish } from './messages.en.ts'
import { refloat } from './refloat.ts'
import { sailOn, stay } from './sail-on.ts'
import { sail } from './sail.ts'
import { resolveTack, rollTack, tack } from './tack.ts'
import { transfer } from './transfer.ts'

/** Sailing and all that a ship does instead of it. */
export const movementChapter = chapter({
  events: movementEvents,
  orders: { sail, tack, anchor, spin, flee, refloat, transfer, land, sailOn, stay },
  steps: {
    tacking: [
      umpire('tackRoll', 'LOB-102', rollTack),
      umpire('tackJudged', 'LOB-101', resolveTack),
    ],
  },
  messages: { en: movementEnglish, de: movementGerman, da: movementDanish },
})

export { checkLandings } from './land.ts'
export { lookAtLines, lookAtLinesAsDeployed } from './lines.ts'
export { countRudders, hasAnythingToDo, inInitiativeOrder, seatWithShips } from './seats.ts'
export { seatToSailOn } from './sail-on.ts'
