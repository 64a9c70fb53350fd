import { again, ask, chapter, umpire } from '../../rules.ts'
import { announceAdvances, seatsToAdvance } from './advance-right.ts'
import { advance } from './advance.ts'
import { meleeEvents } from './events.ts'
import { meleeDanish } from './messages.da.ts'
import { meleeGerman } from './messages.de.ts'
import { meleeEnglish } from './messages.en.ts'
import { captureGuns, mayTakeRefuge, seatsToTakeRefuge, takeRefuge } from './refuge.ts'
import { fight } from './round.ts'
import { seatsWithFriends } from './support.ts'

export const melee = chapter({
  events: meleeEvents,
  orders: { advance, takeRefuge },
  messages: { en: meleeEnglish, de: meleeGerman, da: meleeDanish },
})

const nameHelpers = again(['beNeighbour', 'support', 'takeBack'])
const goIntoRefuge = again('takeRefuge', mayTakeRefuge)

/** Its steps of the turn. */
export const meleeSteps = {
  refuge: ask('refuge', 'BA-4.5.0-02', seatsToTakeRefuge, goIntoRefuge, 'done'),
  attackers: ask('attackers', 'BA-4.1.6-01', seatsWithFriends, nameHelpers, 'done'),
  defenders: ask('defenders', 'BA-4.1.6-03', seatsWithFriends, nameHelpers, 'done'),
  melees: umpire('melees', 'BA-4.1.3-01', fight),
  advance: ask('advance', 'BA-4.1.4-04', seatsToAdvance, again(['advance', 'takeBack']), 'done'),
  advancesAnnounced: umpire('advancesAnnounced', 'BA-4.1.4-04', announceAdvances),
  lastRefuge: ask('lastRefuge', 'BA-4.5.0-02', seatsToTakeRefuge, goIntoRefuge, 'done'),
  lastAttackers: ask('lastAttackers', 'BA-4.1.6-01', seatsWithFriends, nameHelpers, 'done'),
  lastDefenders: ask('lastDefenders', 'BA-4.1.6-03', seatsWithFriends, nameHelpers, 'done'),
  continuedMelees: umpire('continuedMelees', 'BA-4.1.4-03', fight),
  captures: umpire('captures', 'BA-4.5.0-05', captureGuns),
}
