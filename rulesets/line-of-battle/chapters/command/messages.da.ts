import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

export const commandDanish: Translated<typeof commandEnglish> = {
  'lob.modifier.mostShips': 'flest skibe',
  'lob.modifier.officerInitiative': '{officer} i flåden',
  'lob.refuse.shot.noShip': 'Sådan et skib findes ikke.',
  'lob.refuse.shot.notYours': 'Det er ikke dig, der lader på {ship}.',
  'lob.refuse.shot.noGuns': '{ship} kan ikke skyde i dette træk og lader ikke.',
  'lob.shot.round.effect':
    'op til {range, number} tommer; en terning siger, om det rammer skrog, sejl eller mandskab',
  'lob.shot.grape.effect': 'kun op til {range, number} tommer; rammer mandskabet',
  'lob.shot.chain.effect': 'op til {range, number} tommer; rammer sejlene',
  'lob.order.chooseShot': '{ship} lader {shot}: {effect}',
  'lob.event.turnBegun': 'Træk {turn, number} begynder.',
  'lob.event.initiativeRolled': '{seat} kaster {die, number} for initiativ: i alt {total, number}.',
  'lob.event.initiativeTied': 'Lige på {total, number}: {seats} kaster igen.',
  'lob.event.initiativeSet': '{seat} handler først.',
  'lob.event.shotChosen': '{ship} lader {shot}.',
  'lob.event.shotsRevealed': 'Alle kanoner er ladt: {loaded}.',
  'lob.event.shipsLoaded': '{count, number} skibe {shot}',
  'lob.event.shipLoaded': '{ship} {shot}',
}
