import { chapter } from '../../rules.ts'
import { anchor } from './anchor.ts'
import { seamanshipEvents } from './events.ts'
import { seamanshipDanish } from './messages.da.ts'
import { seamanshipGerman } from './messages.de.ts'
import { seamanshipEnglish } from './messages.en.ts'
import { takeTow } from './tow.ts'

/** Anchors, tows, shoals. */
export const seamanship = chapter({
  events: seamanshipEvents,
  orders: { anchor, takeTow },
  messages: { en: seamanshipEnglish, de: seamanshipGerman, da: seamanshipDanish },
})

export { tendAnchors, weighAnchors } from './anchor.ts'
export { driftAground, refloat, runAground } from './shoals.ts'
export { mayTakeTow } from './tow.ts'
