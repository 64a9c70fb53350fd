import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

export const commandGerman: Translated<typeof commandEnglish> = {
  'lob.modifier.mostShips': 'die meisten Schiffe',
  'lob.modifier.officerInitiative': '{officer} in der Flotte',
  'lob.refuse.shot.noShip': 'Ein solches Schiff gibt es nicht.',
  'lob.refuse.shot.notYours': '{ship} gehört dir nicht: Du lädt dort nicht.',
  'lob.refuse.shot.noGuns': '{ship} kann in diesem Zug nicht feuern und lädt nicht.',
  'lob.shot.round.effect':
    'bis {range, number} Zoll; ein Würfel sagt, ob es Rumpf, Segel oder Besatzung trifft',
  'lob.shot.grape.effect': 'nur bis {range, number} Zoll; trifft die Besatzung',
  'lob.shot.chain.effect': 'bis {range, number} Zoll; trifft die Segel',
  'lob.order.chooseShot': '{ship} lädt {shot}: {effect}',
  'lob.event.turnBegun': 'Zug {turn, number} beginnt.',
  'lob.event.initiativeRolled':
    '{seat} würfelt {die, number} für die Initiative: zusammen {total, number}.',
  'lob.event.initiativeTied': 'Gleichstand bei {total, number}: {seats} würfeln noch einmal.',
  'lob.event.initiativeSet': '{seat} handelt zuerst.',
  'lob.event.shotChosen': '{ship} lädt {shot}.',
  'lob.event.shotsRevealed': 'Alle Geschütze sind geladen: {loaded}.',
  'lob.event.shipsLoaded': '{count, number} Schiffe {shot}',
  'lob.event.shipLoaded': '{ship} {shot}',
}
