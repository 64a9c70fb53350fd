import type { Translated } from '@grognard/umpire'
import type { moraleEnglish } from './messages.en.ts'

/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleGerman: Translated<typeof moraleEnglish> = {
  'order.chooseDirection': 'Richtung wählen',
  'ba.order.chooseDirection.retreat':
    '{unit}: Rückzug {compass} ({degrees, number}°), bis {cm, number} cm ({cause}){isBarred, select, yes { – versperrt: {by}; volle Unordnung folgt} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit}: Flucht {compass} ({degrees, number}°), bis {cm, number} cm ({cause}){isBarred, select, yes { – versperrt: {by}} other {}}',
  'ba.refuse.noDirection':
    'Die Einheit {unit} hat keinen Rückzug und keine Flucht, deren Richtung du wählen musst. Wähle eine Einheit, bei der das nötig ist.',
  'ba.refuse.notStraightAway':
    'Die Einheit {unit} muss geradewegs von einem der Gegner weg, die sie gleich hart getroffen haben.',
  'ba.refuse.wholeDegree': 'Wähle eine ganze Gradzahl.',
  'ba.refuse.outsideCone':
    'Die Einheit {unit} darf höchstens {degrees, number}° von der Linie abweichen, die geradewegs vom Gegner weg führt.',
  'ba.modifier.penalty': 'Befehlshaber oder Ordonnanz der eigenen Seite abgefangen',
  'ba.modifier.spread.marchColumn': 'Marschkolonne',
  'ba.modifier.spread.cavalry': 'Kavallerie',
  'ba.modifier.spread.obstacle': 'beim Überwinden eines Hindernisses',
  'ba.modifier.spread.cover1': 'gegen Deckung I',
  'ba.modifier.spread.cover2': 'gegen Deckung II',
  'ba.modifier.spread.cover3': 'gegen Deckung III',
  'ba.modifier.spread.r50': '50 % mehr Figuren',
  'ba.modifier.spread.r100': '100 % mehr Figuren',
  'ba.modifier.spread.r200': '200 % mehr Figuren',
  'ba.modifier.spread.LU': 'leichte Unordnung',
  'ba.modifier.spread.U': 'Unordnung',
  'ba.modifier.spread.FU': 'volle Unordnung',
  'ba.modifier.spread.chief': 'ihr unmittelbarer Befehlshaber in Kontakt',
  'ba.modifier.spread.valeur': 'Kampfwert',
  'ba.cause.orderRoll': 'Befehlswurf',
  'ba.cause.fire': 'Feuer',
  'ba.cause.melee': 'Nahkampf',
  'ba.cause.spread': 'von einer Flucht mitgerissen',
  'ba.cause.reorganising': 'Sammeln misslungen',
  'ba.cause.valeur': 'Kampfwert unter −5',
  'ba.cause.blocked': 'Rückzug versperrt',
  'ba.edge.north': 'den Nordrand',
  'ba.edge.east': 'den Ostrand',
  'ba.edge.south': 'den Südrand',
  'ba.edge.west': 'den Westrand',
  'ba.event.figuresLost.fire':
    '{unit}: {lost, plural, one {# Figur} other {# Figuren}} durch Feuer verloren, {figures, number} übrig.',
  'ba.event.figuresLost.melee':
    '{unit}: {lost, plural, one {# Figur} other {# Figuren}} im Nahkampf verloren, {figures, number} übrig.',
  'ba.event.figuresLost.prisoners':
    '{lost, plural, one {# Figur} other {# Figuren}} von {unit} {lost, plural, one {gerät} other {geraten}} in Gefangenschaft; {figures, number} bleiben.',
  'ba.event.figuresLost.rout':
    '{unit}: {lost, plural, one {# Figur} other {# Figuren}} auf der Flucht verloren, {figures, number} übrig.',
  'ba.event.figuresLost.surrender':
    '{lost, plural, one {# Figur} other {# Figuren}} von {unit} {lost, plural, one {ergibt} other {ergeben}} sich im Gebäude; {figures, number} bleiben.',
  'ba.event.disorderInflicted': '{unit}: jetzt {disorder} ({cause}).',
  'ba.event.unitRemoved': '{unit}: entfernt, es sind zu wenige Figuren übrig.',
  'ba.event.directionChosen.retreat': '{unit}: Rückzug {compass} ({degrees, number}°).',
  'ba.event.directionChosen.rout': '{unit}: Flucht {compass} ({degrees, number}°).',
  'ba.event.leftBuilding': '{unit}: aus dem Gebäude gedrängt, jetzt ein Klumpen.',
  'ba.event.gunsAbandoned': 'Die Kanoniere von {unit} fliehen und lassen ihre Geschütze stehen.',
  'ba.event.retreated': '{unit}: Rückzug.',
  'ba.event.retreatBlocked': '{unit}: volle Unordnung, der Rückzug ist versperrt ({by}).',
  'ba.trace.barred': 'versperrt: {by}',
  'ba.note.owed.retreat':
    'Die Einheit {unit} ist in Unordnung ({cause}) und zieht sich eine volle Marschweite zurück, {cm, number} cm auf diesem Gelände.',
  'ba.note.owed.rout':
    'Die Einheit {unit} ist in voller Unordnung ({cause}) und flieht eine volle Marschweite, {cm, number} cm auf diesem Gelände.',
  'ba.note.lines':
    'Nur geradewegs weg von einem der Gegner, die sie getroffen haben: {headings} Grad.',
  'ba.note.barred': 'Versperrt: {by}. {unit} gerät dort in volle Unordnung und flieht.',
  'ba.barred.ground': 'das Gelände',
  'ba.event.routed':
    '{unit}: Flucht{others, plural, =0 {} one { mit einer weiteren Einheit} other { mit # weiteren Einheiten}}.',
  'ba.event.leftBoard': '{unit}: Tisch über {edge} verlassen, aus der Schlacht.',
  'ba.event.contactNoted': '{carrier}: in {second} hineingelaufen.',
  'ba.event.spreadRolled':
    '{carrier}: {second} mitgerissen, {carrierTotal, number} zu {secondTotal, number}.',
  'ba.event.spreadWithstood':
    '{second}: der Flucht von {carrier} standgehalten, {secondTotal, number} zu {carrierTotal, number}.',
  'ba.event.routsJoined':
    '{unit}: gemeinsame Flucht mit {others, plural, one {einer weiteren Einheit} other {# weiteren Einheiten}}.',
  'ba.compass.n': 'nach Norden',
  'ba.compass.ne': 'nach Nordosten',
  'ba.compass.e': 'nach Osten',
  'ba.compass.se': 'nach Südosten',
  'ba.compass.s': 'nach Süden',
  'ba.compass.sw': 'nach Südwesten',
  'ba.compass.w': 'nach Westen',
  'ba.compass.nw': 'nach Nordwesten',
}
