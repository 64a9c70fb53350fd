import { chapter } from '../../rules.ts'
import { submarinesDanish } from './messages.da.ts'
import { submarinesGerman } from './messages.de.ts'
import { submarinesEnglish } from './messages.en.ts'
import { launch } from './torpedo.ts'

/** Submarines' own phase. */
export const submarines = chapter({
  events: {},
  orders: { launch },
  messages: { en: submarinesEnglish, de: submarinesGerman, da: submarinesDanish },
})

export { mayLaunchMore, seatToLaunch } from './torpedo.ts'
