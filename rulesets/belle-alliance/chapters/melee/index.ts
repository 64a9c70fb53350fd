import { chapter } from '../../rules.ts'
import type { BaTable } from '../../rules.ts'
import { advance } from './advance.ts'
import { meleeEvents } from './events.ts'
import { fightsOf } from './fights.ts'
import { meleeDanish } from './messages.da.ts'
import { meleeGerman } from './messages.de.ts'
import { meleeEnglish } from './messages.en.ts'
import { settleLapsed } from './outcome.ts'
import { takeRefuge } from './refuge.ts'
import { fightAll } from './round.ts'

export const melee = chapter({
  events: meleeEvents,
  orders: { advance, takeRefuge },
  messages: { en: meleeEnglish, de: meleeGerman, da: meleeDanish },
})

export { announceAdvances } from './advance-right.ts'
export { captureGuns } from './refuge.ts'
export { attackersWithFriends, defendersWithFriends } from './support.ts'
export { seatsToAdvance } from './advance-right.ts'
export { mayTakeRefuge, seatsToTakeRefuge } from './refuge.ts'

/** [BA-4.1.1-08] [BA-4.1.3-11] All melees of a sub-phase, the first or that of continued attacks. */
export function fight(table: BaTable): void {
  settleLapsed(table)
  const fights = fightsOf(table.state)
  if (fights.length > 0) fightAll(table, fights)
  spendAttacks(table)
}

/** Attacks that found nobody to fight are over too. */
function spendAttacks(table: BaTable): void {
  const left = table.state.attacks.filter(({ state }) => state === 'met')
  if (left.length > 0) table.emit({ kind: 'attacksSpent', units: left.map(({ unit }) => unit) })
}
