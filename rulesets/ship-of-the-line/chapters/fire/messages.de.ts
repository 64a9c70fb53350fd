import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Feuer, Vergeltung und Schaden. */
export const fireGerman: Translated<typeof fireEnglish> = {
  'sequence.attack': 'Ein Angriff',
  'sequence.answer': 'Erwiderung',
  'step.retaliation.hint':
    'Es kostet nichts: Dieselben Geschütze können im eigenen Zug trotzdem feuern.',
  'step.retaliation': 'Beschossen: Feuer erwidern oder nicht',
  'order.fire': 'feuern',
  'order.retaliate': 'Feuer erwidern',
  'order.holdFire': 'nicht feuern',
  'sol.order.fire':
    'Auf {target} feuern: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}',
  'sol.order.fireWithCard':
    'Mit „{card}“ auf {target} feuern: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}',
  'sol.order.retaliate':
    'Feuer von {target} erwidern: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}',
  'sol.order.holdFire': 'Nicht feuern',
  'sol.refuse.unknownShip': 'Ein Schiff „{id}“ gibt es nicht.',
  'sol.refuse.prizeCannotFight':
    '{ship} ist eine Prise: Ihre Besatzung kann segeln, aber nicht kämpfen.',
  'sol.refuse.shooterAway': '{ship} ist nicht auf dem Brett und kann nicht feuern.',
  'sol.refuse.ownShip': '{target} gehört zur selben Seite wie {ship}. Wähle einen Gegner.',
  'sol.refuse.targetSurrendered':
    '{target} hat die Flagge gestrichen und darf nicht mehr beschossen werden. Wähle ein anderes Ziel.',
  'sol.refuse.targetGone': '{target} ist nicht auf dem Brett. Wähle ein anderes Ziel.',
  'sol.refuse.outOfRange':
    '{target} ist außer Reichweite von {ship}: Geschütze reichen {cables, number} Kabellängen weit, diagonal nur 2.',
  'sol.refuse.wreckLimitsRange':
    'Längsseits von {ship} liegt ein gefallener Mast: Bis er gekappt ist, reichen die Geschütze nur {cables, plural, one {eine Kabellänge} other {# Kabellängen}} weit.',
  'sol.refuse.doesNotBear':
    'Die Geschütze von {ship} ({side}) erreichen {target} nicht: Sie decken 45 Grad nach jeder Seite von querab.',
  'sol.refuse.shipInTheWay': 'Ein Schiff zwischen {ship} und {target} versperrt die Schussbahn.',
  'sol.refuse.noneWorks': '{ship} hat an {side} keine Batterie mehr.',
  'sol.refuse.batteryTwice': 'Eine Batterie ist doppelt gewählt. Wähle jede nur einmal.',
  'sol.refuse.batteryGone': 'Verlorene Batterien ({side}): {batteries}. Feuere mit den übrigen.',
  'sol.refuse.batteryFired':
    'Batterien, die in diesem Zug schon gefeuert haben ({side}): {batteries}. Jede feuert einmal je Zug.',
  'sol.refuse.cardNotHeld': 'Die Karte „{card}“ hast du nicht zur Verfügung.',
  'sol.refuse.notGunnersCard':
    '„{card}“ lässt sich nicht mit einem Angriff spielen; das geht nur mit den Karten des Stückmeisters.',
  'sol.refuse.doubleShotRange':
    '„{card}“ wirkt nur auf {cables, plural, one {eine Kabellänge} other {# Kabellängen}} Entfernung.',
  'sol.refuse.notShotAt': '{ship} wird beschossen, aber nur der Besitzer darf das Feuer erwidern.',
  'sol.refuse.noAnswerToAnswer': 'Eine Erwiderung darf nicht wieder erwidert werden.',
  'sol.refuse.noBroadside':
    '{ship} wurde von vorn oder achtern beschossen, und nur eine Breitseite darf erwidert werden.',
  'sol.refuse.shooterGone': '{ship} ist außer Gefecht und kann das Feuer nicht erwidern.',
  'sol.refuse.nothingToAnswer': 'Keines deiner Schiffe wird gerade beschossen oder geentert.',
  'sol.event.attackBegan.round':
    '{ship} feuert auf {target}: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}.',
  'sol.event.attackBegan.doubleShotted':
    '{ship} feuert mit doppelten Kugeln auf {target}: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}.',
  'sol.event.attackBegan.chain':
    '{ship} feuert Kettenkugeln auf {target}: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}.',
  'sol.event.attackAnswered':
    '{ship} erwidert das Feuer von {target}: {side}, {count, plural, one {Batterie} other {Batterien}} {batteries}.',
  'roll.batteryFired': '{side}, Batterie {battery, number}: {shot}, Entfernung {range, number}',
  'sol.event.batteryFired':
    '{ship}, Batterie {battery, number}, {side}: {result}, Wurf {dice, number} ({shot} auf {range, plural, one {# Kabellänge} other {# Kabellängen}}).',
  'sol.event.attackCutShort':
    '{target} ist außer Gefecht; die übrigen Batterien von {ship} bleiben geladen.',
  'sol.event.noRetaliation': 'Keine Erwiderung: {why}',
  'sol.event.fireHeld': '{ship} feuert nicht.',
  'sol.event.hullHit':
    '{ship} erhält {hits, plural, one {einen Rumpftreffer} other {# Rumpftreffer}}: {hull, number} von {most, number} erlitten.',
  'sol.event.sailLost':
    '{ship} verliert ein Segel am {mast}; dort {sails, plural, =0 {ist keines} one {ist noch #} other {sind noch #}} übrig.',
  'sol.event.batteryLost': '{ship} verliert Batterie {battery, number} an {side}.',
  'sol.event.mastLost': '{ship} verliert den {mast}; er fällt über Bord und hält das Schiff fest.',
  'sol.event.rudderLost': '{ship} verliert ihr Ruder und treibt.',
  'sol.event.shipSunk.hull': '{ship} sinkt.',
  'sol.event.shipSunk.magazine': '{ship} fliegt in die Luft: Treffer im Magazin.',
}
