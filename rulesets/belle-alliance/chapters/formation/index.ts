import { chapter } from '../../rules.ts'
import { formationEvents } from './events.ts'
import { form } from './form.ts'
import { formationDanish } from './messages.da.ts'
import { formationGerman } from './messages.de.ts'
import { formationEnglish } from './messages.en.ts'
import { join, split } from './split.ts'

/** Changes of formation, and units that split and join. */
export const formation = chapter({
  events: formationEvents,
  orders: { form, split, join },
  messages: { en: formationEnglish, de: formationGerman, da: formationDanish },
})
