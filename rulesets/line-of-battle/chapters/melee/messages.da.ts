import type { Translated } from '@grognard/umpire'
import type { meleeEnglish } from './messages.en.ts'

export const meleeDanish: Translated<typeof meleeEnglish> = {
  'lob.modifier.largerCrew':
    'større besætning ({attackerCrew, number} angriber, {defenderCrew, number} forsvarer)',
  'lob.modifier.continuedMelee': 'har slået et angreb tilbage',
  'lob.refuse.notYourCrew': '{ship} har ingen besætning, som du kan entre med.',
  'lob.refuse.boardFriend': '{target} er ikke en fjende. Vælg et fjendtligt skib.',
  'lob.refuse.boardGone': '{target} er ikke længere på bordet. Vælg et andet skib.',
  'lob.refuse.fleeingBoard': '{ship} flygter og kan ikke entre.',
  'lob.refuse.freshPrize': '{ship} blev taget i dette træk og lystrer dig først fra næste.',
  'lob.refuse.notBeside':
    '{target} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra {ship}; for at entre må skrogene højst ligge {gap, plural, =1 {1 tomme} other {# tommer}} fra hinanden.',
  'lob.refuse.notInContact':
    '{target} ligger {inches, plural, =1 {1 tomme} other {# tommer}} fra {ship}: et skib uden besætning overtages skrog mod skrog. Sejl hen til det.',
  'lob.refuse.boardUnmanned': '{target} har ingen besætning, der kan kæmpe. Overtag skibet.',
  'lob.refuse.takeManned': '{target} har stadig {crew, number} mand i besætningen. Entr skibet.',
  'lob.refuse.captorInMelee': '{ship} er i nærkamp og kan ingen undvære.',
  'lob.refuse.sameMelee': '{ship} og {target} er allerede i nærkamp.',
  'lob.refuse.sideInMelee': '{ship} er allerede i nærkamp om {battery}.',
  'lob.refuse.prizeCrew':
    '{ship} kan sætte {least, number} til {most, number} mand om bord på {prize}: mindst én skal blive tilbage, hvis der er to, og {prize} har plads til {room, number}.',
  'lob.refuse.noMeleeWon': 'Du har ikke vundet en nærkamp, der stadig mangler en ordre.',
  'lob.order.board': '{ship}: entr {target}',
  'lob.order.takeOver': '{ship}: overtag {target} med {crew, number} mand{strain}',
  'lob.order.manPrize': '{ship}: sæt {crew, number} mand om bord på {target}{strain}',
  'lob.prize.strain': '; med {left, number} af {full, number} mand skal {ship} aflægge moralprøve',
  'lob.prize.noStrain': '',
  'lob.order.continueMelee': '{ship}: kæmp videre, og entr {target}',
  'lob.order.breakOff': '{ship}: løsriv dig fra {target}',
  'lob.event.meleeBegun': '{attacker} entrer {defender}.',
  'lob.event.meleeContinued': '{attacker} kæmper videre og entrer {defender}.',
  'lob.event.roundOpened': '{attacker} og {defender} kæmper mand mod mand.',
  'lob.event.roundRolled':
    '{attacker} kaster {die, number}, i alt {total, number}; {defender} kaster {otherDie, number}, i alt {otherTotal, number}.',
  'lob.event.roundTied': 'Det står lige på {total, number}: begge kaster igen.',
  'lob.event.roundFought':
    '{winner} vinder runden: {winnerCrew, number} mand tilbage; {loser} har {loserCrew, number}.',
  'lob.event.roundAutomatic':
    '{winner} vinder runden ved overmagt: {winnerCrew, number} mand tilbage; {loser} har {loserCrew, number}.',
  'lob.event.meleeDecided.attacker': '{attacker} overmander {defender}.',
  'lob.event.meleeDecided.defender': '{defender} slår {attacker} tilbage.',
  'lob.event.meleeDecided.nobody':
    'Nærkampen ender uafgjort: ingen er tilbage til at kæmpe på {attacker} eller {defender}.',
  'lob.event.shipTaken':
    '{captor} tager {ship}: {crew, number} mand går om bord på prisen, {left, number} bliver.',
  'lob.event.brokenOff': '{attacker} og {defender} kaster los og driver fra hinanden.',
}
