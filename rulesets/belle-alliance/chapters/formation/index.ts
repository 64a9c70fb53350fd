import { chapter } from '../../rules.ts'
import { formationEvents } from './events.ts'
import { form } from './form.ts'
import { leaveGuns, manGuns } from './guns.ts'
import { leave } from './leave.ts'
import { formationDanish } from './messages.da.ts'
import { formationGerman } from './messages.de.ts'
import { formationEnglish } from './messages.en.ts'
import { occupy } from './occupy.ts'
import { recall } from './recall.ts'
import { sendOut } from './send-out.ts'
import { soutien } from './soutien.ts'
import { join, split } from './split.ts'

export const formation = chapter({
  events: formationEvents,
  orders: { form, sendOut, recall, split, join, occupy, leave, leaveGuns, manGuns, soutien },
  messages: { en: formationEnglish, de: formationGerman, da: formationDanish },
})
