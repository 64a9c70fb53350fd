import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

export const commandGerman: Translated<typeof commandEnglish> = {
  'lob.modifier.mostShips': 'die meisten Schiffe',
  'lob.modifier.officerInitiative': '{officer} in der Flotte',
  'lob.refuse.shot.noShip': 'Ein solches Schiff gibt es nicht. Wähle eines von deinen.',
  'lob.refuse.shot.notYours': '{ship} gehört dir nicht. Wähle Geschosse für deine eigenen Schiffe.',
  'lob.refuse.shot.noGuns': '{ship} kann in diesem Zug nicht feuern und braucht kein Geschoss.',
  'lob.shot.round.effect': '{range, number} Zoll; Rumpf, Segel oder Besatzung',
  'lob.shot.grape.effect': '{range, number} Zoll; Besatzung',
  'lob.shot.chain.effect': '{range, number} Zoll; Segel',
  'lob.order.chooseShot': '{ship}: {shot} laden ({effect})',
  'lob.event.turnBegun': 'Zug {turn, number} beginnt.',
  'lob.event.initiativeRolled':
    '{seat} würfelt eine {die, number} für die Initiative: insgesamt {total, number}.',
  'lob.event.initiativeTied': 'Gleichstand bei {total, number}. Noch einmal würfeln: {seats}.',
  'lob.event.initiativeSet': '{seat} handelt zuerst.',
  'lob.event.shotChosen': '{ship} lädt {shot}.',
  'lob.event.shotsRevealed': 'Alle Geschütze sind geladen: {loaded}.',
  'lob.event.shipsLoaded': '{count, number} Schiffe mit {shot}',
  'lob.event.shipLoaded': '{ship} mit {shot}',
}
