import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

export const commandDanish: Translated<typeof commandEnglish> = {
  'lob.modifier.mostShips': 'flest skibe',
  'lob.modifier.officerInitiative': '{officer} i flåden',
  'lob.refuse.shot.noShip': 'Sådan et skib findes ikke. Vælg et af dine egne.',
  'lob.refuse.shot.notYours': '{ship} er ikke dit. Vælg ammunition til dine egne skibe.',
  'lob.refuse.shot.noGuns': '{ship} kan ikke skyde i dette træk og skal ikke lade.',
  'lob.shot.round.effect':
    '{range, plural, =1 {1 tomme} other {# tommer}}; skrog, sejl eller besætning',
  'lob.shot.grape.effect': '{range, plural, =1 {1 tomme} other {# tommer}}; besætning',
  'lob.shot.chain.effect': '{range, plural, =1 {1 tomme} other {# tommer}}; sejl',
  'lob.order.chooseShot': '{ship}: lad med {shot} ({effect})',
  'lob.event.turnBegun': 'Træk {turn, number} begynder.',
  'lob.event.initiativeRolled': '{seat} kaster {die, number} for initiativ: i alt {total, number}.',
  'lob.event.initiativeTied': 'Det står lige på {total, number}: {seats} kaster igen.',
  'lob.event.initiativeSet': '{seat} handler først.',
  'lob.event.shotChosen': '{ship} lader med {shot}.',
  'lob.event.shotsRevealed': 'Alle kanoner er ladt: {loaded}.',
  'lob.event.shipsLoaded': '{count, number} skibe med {shot}',
  'lob.event.shipLoaded': '{ship} med {shot}',
}
