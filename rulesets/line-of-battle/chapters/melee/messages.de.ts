import type { Translated } from '@grognard/umpire'
import type { meleeEnglish } from './messages.en.ts'

export const meleeGerman: Translated<typeof meleeEnglish> = {
  'lob.modifier.largerCrew':
    'größere Besatzung ({attackerCrew, number} greifen an, {defenderCrew, number} verteidigen)',
  'lob.modifier.continuedMelee': 'abgeschlagener Angriff',
  'lob.refuse.notYourCrew': '{ship} hat keine Besatzung, mit der du entern könntest.',
  'lob.refuse.boardFriend': '{target} ist kein Gegner. Wähle ein gegnerisches Schiff.',
  'lob.refuse.boardGone': '{target} ist nicht mehr auf dem Spielfeld. Wähle ein anderes Schiff.',
  'lob.refuse.fleeingBoard': '{ship} flieht und kann nicht entern.',
  'lob.refuse.freshPrize':
    '{ship} wurde in diesem Zug genommen und gehorcht dir erst ab dem nächsten.',
  'lob.refuse.notBeside':
    '{target} liegt {inches, number} Zoll von {ship}; zum Entern dürfen die Rümpfe höchstens {gap, number} Zoll auseinander liegen.',
  'lob.refuse.notInContact':
    '{target} liegt {inches, number} Zoll von {ship}: Ein Schiff ohne Besatzung wird Rumpf an Rumpf übernommen. Segle heran.',
  'lob.refuse.boardUnmanned': '{target} hat keine Besatzung, die kämpft. Übernimm das Schiff.',
  'lob.refuse.takeManned': '{target} hat noch {crew, number} Mann Besatzung. Entere das Schiff.',
  'lob.refuse.captorInMelee': '{ship} steht im Nahkampf und kann niemanden entbehren.',
  'lob.refuse.sameMelee': '{ship} und {target} stehen schon im Nahkampf.',
  'lob.refuse.sideInMelee': '{ship} steht an {battery} schon im Nahkampf.',
  'lob.refuse.prizeCrew':
    '{ship} kann {least, number} bis {most, number} Mann auf {prize} übersetzen: Von zweien muss einer an Bord bleiben, und auf {prize} ist Platz für {room, number}.',
  'lob.refuse.noMeleeWon': 'Du hast keinen Nahkampf gewonnen, für den noch ein Befehl fehlt.',
  'lob.order.board': '{ship}: {target} entern',
  'lob.order.takeOver': '{ship}: {target} mit {crew, number} Mann übernehmen{strain}',
  'lob.order.manPrize': '{ship}: {crew, number} Mann auf {target} übersetzen{strain}',
  'lob.prize.strain':
    '; mit {left, number} von {full, number} Mann muss {ship} eine Moralprobe ablegen',
  'lob.prize.noStrain': '',
  'lob.order.continueMelee': '{ship}: weiterkämpfen und {target} entern',
  'lob.order.breakOff': '{ship}: von {target} lösen',
  'lob.event.meleeBegun': '{attacker} entert {defender}.',
  'lob.event.meleeContinued': '{attacker} kämpft weiter und entert {defender}.',
  'lob.event.roundOpened': '{attacker} und {defender} kämpfen Mann gegen Mann.',
  'lob.event.roundRolled':
    '{attacker} würfelt eine {die, number}, insgesamt {total, number}; {defender} würfelt eine {otherDie, number}, insgesamt {otherTotal, number}.',
  'lob.event.roundTied': 'Gleichstand bei {total, number}: Beide würfeln noch einmal.',
  'lob.event.roundFought':
    '{winner} gewinnt die Runde: noch {winnerCrew, number} Mann; {loser} hat noch {loserCrew, number}.',
  'lob.event.roundAutomatic':
    '{winner} gewinnt die Runde durch Übermacht: noch {winnerCrew, number} Mann; {loser} hat noch {loserCrew, number}.',
  'lob.event.meleeDecided.attacker': '{attacker} überwältigt {defender}.',
  'lob.event.meleeDecided.defender': '{defender} schlägt {attacker} zurück.',
  'lob.event.meleeDecided.nobody':
    'Der Nahkampf endet unentschieden: Auf {attacker} und {defender} ist niemand mehr übrig.',
  'lob.event.shipTaken':
    '{captor} nimmt {ship}: {crew, plural, one {# Mann geht} other {# Mann gehen}} auf die Prise, {left, plural, one {# bleibt} other {# bleiben}}.',
  'lob.event.brokenOff': '{attacker} und {defender} werfen los und treiben auseinander.',
}
