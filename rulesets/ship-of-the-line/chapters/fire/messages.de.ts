import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Feuer, Vergeltung und Schaden. */
export const fireGerman: Translated<typeof fireEnglish> = {
  'sequence.attack': 'Eine Breitseite',
  'sequence.answer': 'Die Antwort darauf',
  'step.retaliation.hint':
    'Es kostet nichts: Dieselben Geschütze dürfen im eigenen Zug trotzdem schießen.',
  'step.retaliation': 'Beschossen: antworten oder nicht',
  'order.fire': 'schießen',
  'order.retaliate': 'antworten',
  'order.holdFire': 'nicht schießen',
  'sol.order.fire': '{side} {batteries} auf {target} feuern',
  'sol.order.fireWithCard': '{side} {batteries} auf {target} feuern, mit „{card}“',
  'sol.order.retaliate': '{target} antworten: {side} {batteries}',
  'sol.order.holdFire': 'Nicht schießen',
  'sol.refuse.unknownShip': 'Ein Schiff „{id}“ gibt es nicht.',
  'sol.refuse.prizeCannotFight':
    '{ship} ist eine Prise: Ihre Mannschaft kann segeln, aber nicht kämpfen.',
  'sol.refuse.shooterAway': '{ship} ist nicht auf dem Brett und kann nicht feuern.',
  'sol.refuse.ownShip': '{target} fährt unter derselben Flagge wie {ship}. Wähle einen Gegner.',
  'sol.refuse.targetSurrendered':
    '{target} hat die Flagge gestrichen und wird nicht mehr beschossen. Wähle ein anderes Ziel.',
  'sol.refuse.targetGone': '{target} ist nicht auf dem Brett. Wähle ein anderes Ziel.',
  'sol.refuse.outOfRange':
    '{target} ist außer Reichweite von {ship}: Geschütze reichen gerade {cables, number} Kabellängen weit, schräg zwei.',
  'sol.refuse.wreckLimitsRange':
    'Längsseits von {ship} liegt ein gefallener Mast: Bis er gekappt ist, reichen die Geschütze nur {cables, plural, one {eine Kabellänge} other {# Kabellängen}} weit.',
  'sol.refuse.doesNotBear':
    'Die Geschütze von {ship} ({side}) erreichen {target} nicht: Sie bestreichen 45 Grad beiderseits querab.',
  'sol.refuse.shipInTheWay':
    'Auf der Linie von {ship} zu {target} liegt ein Schiff; Schiffe versperren in dieser Schlacht die Schussbahn.',
  'sol.refuse.noneWorks': '{ship} hat keine Batterie mehr: {side}.',
  'sol.refuse.batteryTwice': 'Eine Batterie ist doppelt genannt. Nenne jede einmal.',
  'sol.refuse.batteryGone': 'Verloren ({side}): {batteries}. Feuere mit denen, die noch taugen.',
  'sol.refuse.batteryFired':
    'In diesem Zug schon abgefeuert ({side}): {batteries}. Jede Batterie feuert einmal im Zug.',
  'sol.refuse.cardNotHeld': 'Die Karte „{card}“ kannst du nicht mehr spielen.',
  'sol.refuse.notGunnersCard':
    '„{card}“ gehört zu keinem Angriff; das tun nur die Karten des Stückmeisters.',
  'sol.refuse.doubleShotRange':
    '„{card}“ gilt nur auf {cables, plural, one {eine Kabellänge} other {# Kabellängen}} Entfernung.',
  'sol.refuse.notShotAt': '{ship} wird beschossen; der Besitzer antwortet.',
  'sol.refuse.noAnswerToAnswer': 'Eine Erwiderung wird nicht erwidert.',
  'sol.refuse.noBroadside':
    '{ship} wurde von vorn oder achtern beschossen: Nur eine Breitseite wird beantwortet.',
  'sol.refuse.shooterGone': '{ship} ist aus dem Gefecht und kann nicht antworten.',
  'sol.refuse.nothingToAnswer': 'Keins deiner Schiffe wird gerade beschossen oder geentert.',
  'sol.event.attackBegan.round': '{ship} feuert auf {target}: {side}, Batterien {batteries}.',
  'sol.event.attackBegan.doubleShotted':
    '{ship} feuert mit doppelten Kugeln auf {target}: {side}, Batterien {batteries}.',
  'sol.event.attackBegan.chain':
    '{ship} feuert mit Kettenkugeln auf {target}: {side}, Batterien {batteries}.',
  'sol.event.attackAnswered': '{ship} antwortet {target}: {side}, Batterien {batteries}.',
  'throw.batteryFired': '{side}, Batterie {battery, number}: {shot}, Entfernung {range, number}',
  'sol.event.batteryFired':
    'Batterie {battery, number} {side}, {shot} auf {range, plural, one {# Kabellänge} other {# Kabellängen}}: {dice, number} – {result}.',
  'sol.event.attackCutShort':
    '{target} ist aus dem Gefecht; die übrigen Batterien von {ship} bleiben geladen.',
  'sol.event.noRetaliation': 'Keine Erwiderung: {why}',
  'sol.event.fireHeld': '{ship} feuert nicht.',
  'sol.event.hullHit':
    '{ship}: {hits, plural, one {ein Rumpftreffer} other {# Rumpftreffer}}, {hull, number} von {most, number}.',
  'sol.event.sailLost':
    '{ship} verliert ein Segel am {mast}; dort {sails, plural, =0 {ist keins} one {ist noch #} other {sind noch #}} übrig.',
  'sol.event.batteryLost': '{ship} verliert Batterie {battery, number} {side}.',
  'sol.event.mastLost': '{ship}: Der {mast} geht über Bord und hält das Schiff fest.',
  'sol.event.rudderLost': '{ship} verliert das Ruder und treibt.',
  'sol.event.shipSunk.hull': '{ship} sinkt.',
  'sol.event.shipSunk.magazine': '{ship} fliegt in die Luft: Das Magazin ist getroffen.',
}
