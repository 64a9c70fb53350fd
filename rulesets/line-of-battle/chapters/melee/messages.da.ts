import type { Translated } from '@grognard/umpire'
import type { meleeEnglish } from './messages.en.ts'

export const meleeDanish: Translated<typeof meleeEnglish> = {
  'lob.modifier.largerCrew':
    'større besætning ({attackerCrew, number} entrer, {defenderCrew, number} forsvarer sig)',
  'lob.modifier.continuedMelee': 'har tidligere slået et angreb tilbage',
  'lob.refuse.notYourCrew': '{ship} har ingen besætning, som du kan entre med.',
  'lob.refuse.boardFriend': '{target} er ikke en fjende. Vælg et fjendtligt skib.',
  'lob.refuse.boardGone': '{target} er ikke længere på bordet.',
  'lob.refuse.fleeingBoard': '{ship} flygter og entrer ingen.',
  'lob.refuse.freshPrize': '{ship} blev taget i dette træk og lystrer dig først fra næste.',
  'lob.refuse.notBeside':
    '{target} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra {ship}; side om side er højst {gap, plural, =1 {1 tomme} other {# tommer}}.',
  'lob.refuse.notInContact':
    '{target} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra {ship}: et skib uden besætning overtages ved berøring, skrog mod skrog. Sejl hen til det.',
  'lob.refuse.boardUnmanned': '{target} har ingen folk til at kæmpe: overtag skibet.',
  'lob.refuse.takeManned': '{target} har stadig {crew, number} mand: entr skibet.',
  'lob.refuse.captorInMelee': '{ship} er i nærkamp og kan ingen undvære.',
  'lob.refuse.sameMelee': '{ship} og {target} er allerede i nærkamp.',
  'lob.refuse.sideInMelee': '{ship} er allerede i nærkamp om {battery}.',
  'lob.refuse.prizeCrew':
    '{ship} kan sende {least, number} til {most, number} mand over på {prize}: én bliver, hvor der er to, og {prize} har plads til {room, number}.',
  'lob.refuse.noMeleeWon': 'Ingen nærkamp, du har vundet, venter på dit ord.',
  'lob.order.board': '{ship} entrer {target}',
  'lob.order.takeOver': '{ship} overtager {target} med {crew, number} mand{strain}',
  'lob.order.manPrize': '{ship} sætter {crew, number} mand om bord på {target}{strain}',
  'lob.prize.strain': '; med {left, number} af {full, number} mand skal {ship} aflægge moralprøve',
  'lob.prize.noStrain': '',
  'lob.order.continueMelee': '{ship} entrer nu {target}',
  'lob.order.breakOff': '{ship} løsriver sig fra {target}',
  'lob.event.meleeBegun': '{attacker} entrer {defender}.',
  'lob.event.meleeContinued': '{attacker} kæmper videre og entrer nu {defender}.',
  'lob.event.roundOpened': '{attacker} og {defender} kæmper mand mod mand.',
  'lob.event.roundRolled':
    '{attacker} kaster {die, number}, i alt {total, number}; {defender} {otherDie, number}, i alt {otherTotal, number}.',
  'lob.event.roundTied': 'Begge når {total, number}; der kastes om.',
  'lob.event.roundFought':
    '{winner} vinder runden: {winnerCrew, number} mand tilbage, {loser} {loserCrew, number}.',
  'lob.event.roundAutomatic':
    '{winner} vinder runden ved overmagt: {winnerCrew, number} mand tilbage, {loser} {loserCrew, number}.',
  'lob.event.meleeDecided.attacker': '{attacker} overmander {defender}.',
  'lob.event.meleeDecided.defender': '{defender} slår {attacker} tilbage.',
  'lob.event.meleeDecided.nobody': 'Ingen er tilbage til at kæmpe på {attacker} og {defender}.',
  'lob.event.shipTaken':
    '{captor} tager {ship}: {crew, number} mand på prisen, {left, number} bliver.',
  'lob.event.brokenOff': '{attacker} og {defender} kaster los og driver fra hinanden.',
}
