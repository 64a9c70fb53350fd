import { seatsOf } from '../../model/units.ts'
import { again, ask, chapter, when } from '../../rules.ts'
import { deploy, deployAs, deployStaff, isPlacedFreely } from './deploy.ts'
import { setupEvents } from './events.ts'
import { garrison } from './garrison.ts'
import { setupDanish } from './messages.da.ts'
import { setupGerman } from './messages.de.ts'
import { setupEnglish } from './messages.en.ts'

export const setup = chapter({
  events: setupEvents,
  orders: { deploy, deployAs, garrison, deployStaff },
  messages: { en: setupEnglish, de: setupGerman, da: setupDanish },
})

/** Its steps of the battle. */
export const setupSteps = {
  deploy: when(
    isPlacedFreely,
    ask(
      'deploy',
      'BA-1.1.9-01',
      seatsOf,
      again(['deploy', 'deployAs', 'garrison', 'deployStaff']),
      'done',
    ),
  ),
}
