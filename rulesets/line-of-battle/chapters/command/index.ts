import { chapter } from '../../rules.ts'
import { commandEvents } from './events.ts'
import { commandDanish } from './messages.da.ts'
import { commandGerman } from './messages.de.ts'
import { commandEnglish } from './messages.en.ts'
import { chooseShot } from './shot.ts'

/** Initiative and the choice of shot. */
export const command = chapter({
  events: commandEvents,
  orders: { chooseShot },
  messages: { en: commandEnglish, de: commandGerman, da: commandDanish },
})

export { beginTurn, rollInitiative } from './initiative.ts'
export { gunners, revealShots } from './shot.ts'
