import type { Seat } from '@grognard/umpire'
import type { State } from '../../model/state.ts'
import { chapter } from '../../rules.ts'
import { deploy, deployAs, deployStaff } from './deploy.ts'
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

/** [BA-1.1.9-01] Option: the sides place their units themselves. */
export function isPlacedFreely(state: State): boolean {
  return state.options.placing === 'free'
}

export function seatsToDeploy(state: State): readonly Seat[] {
  return state.sides.map(side => side.seat)
}
