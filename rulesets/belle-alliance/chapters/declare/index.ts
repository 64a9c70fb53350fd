import type { Declaring, Forfeits } from '../../model/support.ts'
import { chapter } from '../../rules.ts'
import { declareEvents } from './events.ts'
import { declareDanish } from './messages.da.ts'
import { declareGerman } from './messages.de.ts'
import { declareEnglish } from './messages.en.ts'
import { declaringOrders } from './orders.ts'

/**
 * What sides declare in fire and in melee alike: who helps whom, what is taken back, and that they are
 * done. The rules of either phase come from there; fire and advances are declared in their chapters.
 */
export function sharedDeclarations(
  phases: { fire: Declaring; melee: Declaring },
  forfeits: Forfeits,
) {
  return chapter({
    events: declareEvents,
    orders: declaringOrders(phases, forfeits),
    messages: { en: declareEnglish, de: declareGerman, da: declareDanish },
  })
}
