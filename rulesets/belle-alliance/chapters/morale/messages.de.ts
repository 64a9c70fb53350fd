import type { Translated } from '@grognard/umpire'
import type { moraleEnglish } from './messages.en.ts'

/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleGerman: Translated<typeof moraleEnglish> = {
  'order.chooseDirection': 'Richtung wählen',
  'ba.order.chooseDirection.retreat':
    '{unit} weicht {compass} zurück ({degrees, number}°), {cause}, bis {cm, number} cm{isBarred, select, yes { – versperrt: {by}; volle Unordnung folgt} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit} flieht {compass} ({degrees, number}°), {cause}, bis {cm, number} cm{isBarred, select, yes { – versperrt: {by}} other {}}',
  'ba.refuse.noDirection':
    'Für {unit} ist keine Richtung eines Rückzugs oder einer Flucht zu wählen.',
  'ba.refuse.notStraightAway': '{unit} muss gerade von einer der gleich starken Wirkungen weg.',
  'ba.refuse.wholeDegree': 'Wähle ein ganzes Grad.',
  'ba.refuse.outsideCone':
    '{unit} darf höchstens {degrees, number}° von der Linie abweichen, die gerade von der Wirkung weg führt.',
  'ba.modifier.penalty': 'Verlust eines Chefs der Seite',
  'ba.modifier.spread.marchColumn': 'Marschkolonne',
  'ba.modifier.spread.cavalry': 'Kavallerie',
  'ba.modifier.spread.obstacle': 'beim Überwinden eines Hindernisses',
  'ba.modifier.spread.cover1': 'gegen Deckung I',
  'ba.modifier.spread.cover2': 'gegen Deckung II',
  'ba.modifier.spread.cover3': 'gegen Deckung III',
  'ba.modifier.spread.r50': 'anderthalbmal so viele',
  'ba.modifier.spread.r100': 'doppelt so viele',
  'ba.modifier.spread.r200': 'dreimal so viele',
  'ba.modifier.spread.LU': 'leichte Unordnung',
  'ba.modifier.spread.U': 'Unordnung',
  'ba.modifier.spread.FU': 'volle Unordnung',
  'ba.modifier.spread.chief': 'ihr unmittelbarer Chef in Kontakt',
  'ba.modifier.spread.valeur': 'Valeur',
  'ba.cause.orderRoll': 'nach dem Befehlswurf',
  'ba.cause.fire': 'unter Feuer',
  'ba.cause.melee': 'im Nahkampf',
  'ba.cause.spread': 'von einer Flucht mitgerissen',
  'ba.cause.reorganising': 'sie lässt sich nicht sammeln',
  'ba.cause.valeur': 'ihre Valeur ist aufgebraucht',
  'ba.cause.blocked': 'ihr Rückzug ist versperrt',
  'ba.edge.north': 'den Nordrand',
  'ba.edge.east': 'den Ostrand',
  'ba.edge.south': 'den Südrand',
  'ba.edge.west': 'den Westrand',
  'ba.event.figuresLost.fire':
    '{unit} verliert {lost, plural, one {# Figur} other {# Figuren}} durch Feuer; {figures, number} bleiben.',
  'ba.event.figuresLost.melee':
    '{unit} verliert {lost, plural, one {# Figur} other {# Figuren}} im Nahkampf; {figures, number} bleiben.',
  'ba.event.figuresLost.prisoners':
    '{unit}: {lost, plural, one {# Figur gerät} other {# Figuren geraten}} in Gefangenschaft; {figures, number} bleiben.',
  'ba.event.figuresLost.rout':
    '{unit} verliert {lost, plural, one {# Figur} other {# Figuren}} auf der Flucht; {figures, number} bleiben.',
  'ba.event.figuresLost.surrender':
    '{lost, plural, one {# Figur} other {# Figuren}} von {unit} strecken im Gebäude die Waffen; {figures, number} bleiben.',
  'ba.event.disorderInflicted': '{unit} ist {disorder}: {cause}.',
  'ba.event.unitRemoved': '{unit} hat zu wenige Figuren und wird entfernt.',
  'ba.event.directionChosen.retreat': '{unit} wird {compass} zurückweichen ({degrees, number}°).',
  'ba.event.directionChosen.rout': '{unit} wird {compass} fliehen ({degrees, number}°).',
  'ba.event.leftBuilding': '{unit} wird aus dem Gebäude gedrängt und bildet einen Klumpen.',
  'ba.event.gunsAbandoned': 'Die Kanoniere von {unit} fliehen und lassen ihre Geschütze stehen.',
  'ba.event.retreated': '{unit} weicht zurück.',
  'ba.event.retreatBlocked':
    'Der Rückzug von {unit} ist versperrt ({by}): Die Einheit gerät in volle Unordnung.',
  'ba.trace.barred': 'versperrt: {by}',
  'ba.note.owed.retreat':
    '{unit} gerät in Unordnung ({cause}) und weicht einen ganzen Zug zurück, {cm, number} cm auf diesem Gelände.',
  'ba.note.owed.rout':
    '{unit} ist in voller Unordnung ({cause}) und flieht einen ganzen Zug, {cm, number} cm auf diesem Gelände.',
  'ba.note.lines': 'Nur gerade weg von einem, der sie getroffen hat: auf {headings} Grad.',
  'ba.note.barred': 'Versperrt: {by}. {unit} gerät dort in volle Unordnung, und eine Flucht folgt.',
  'ba.barred.ground': 'das Gelände',
  'ba.event.routed':
    '{unit} flieht{others, plural, =0 {} one {, und # Einheit mit ihr} other {, und # Einheiten mit ihr}}.',
  'ba.event.leftBoard': '{unit} verlässt den Tisch über {edge} und scheidet aus.',
  'ba.event.contactNoted': '{carrier} läuft in {second} hinein.',
  'ba.event.spreadRolled':
    '{carrier} reißt {second} mit ({carrierTotal, number} gegen {secondTotal, number}).',
  'ba.event.spreadWithstood':
    '{second} hält der Flucht von {carrier} stand ({secondTotal, number} gegen {carrierTotal, number}).',
  'ba.event.routsJoined':
    '{unit} flieht zusammen mit {others, plural, one {# Einheit} other {# Einheiten}}.',
  'ba.compass.n': 'nach Norden',
  'ba.compass.ne': 'nach Nordosten',
  'ba.compass.e': 'nach Osten',
  'ba.compass.se': 'nach Südosten',
  'ba.compass.s': 'nach Süden',
  'ba.compass.sw': 'nach Südwesten',
  'ba.compass.w': 'nach Westen',
  'ba.compass.nw': 'nach Nordwesten',
}
