import type { Translated } from '@grognard/umpire'
import type { moraleEnglish } from './messages.en.ts'

/** Losses, disorder, retreats and routs, reorganising, supplies and rest. */
export const moraleGerman: Translated<typeof moraleEnglish> = {
  'order.chooseDirection': 'Richtung wählen',
  'ba.order.chooseDirection.retreat':
    '{unit} zieht sich {compass} zurück ({degrees, number}°), {cause}, bis {cm, number} cm{isBarred, select, yes { – versperrt: {by}; volle Unordnung folgt} other {}}',
  'ba.order.chooseDirection.rout':
    '{unit} flieht {compass} ({degrees, number}°), {cause}, bis {cm, number} cm{isBarred, select, yes { – versperrt: {by}} other {}}',
  'ba.refuse.noDirection':
    '{unit} hat keinen Rückzug und keine Flucht, deren Richtung du wählst. Wähle eine Einheit, die auf dich wartet.',
  'ba.refuse.notStraightAway':
    '{unit} muss geradewegs von einem der Gegner weg, die sie gleich hart getroffen haben.',
  'ba.refuse.wholeDegree': 'Wähle ein ganzes Grad.',
  'ba.refuse.outsideCone':
    '{unit} darf höchstens {degrees, number}° von der Linie abweichen, die geradewegs vom Gegner weg führt.',
  'ba.modifier.penalty': 'Chef oder Ordonnanz der Seite abgefangen',
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
  'ba.modifier.spread.chief': 'ihr unmittelbarer Chef in Kontakt',
  'ba.modifier.spread.valeur': 'Valeur',
  'ba.cause.orderRoll': 'nach einem Befehlswurf',
  'ba.cause.fire': 'unter Feuer',
  'ba.cause.melee': 'im Nahkampf',
  'ba.cause.spread': 'von einer Flucht mitgerissen',
  'ba.cause.reorganising': 'Sammeln misslungen',
  'ba.cause.valeur': 'ihre Valeur ist erschöpft',
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
    '{lost, plural, one {# Figur} other {# Figuren}} von {unit} {lost, plural, one {gerät} other {geraten}} in Gefangenschaft; {figures, number} bleiben.',
  'ba.event.figuresLost.rout':
    '{unit} verliert {lost, plural, one {# Figur} other {# Figuren}} auf der Flucht; {figures, number} bleiben.',
  'ba.event.figuresLost.surrender':
    '{lost, plural, one {# Figur} other {# Figuren}} von {unit} {lost, plural, one {ergibt} other {ergeben}} sich im Gebäude; {figures, number} bleiben.',
  'ba.event.disorderInflicted': '{unit} ist {disorder}: {cause}.',
  'ba.event.unitRemoved': '{unit} wird entfernt: Es sind zu wenige Figuren übrig.',
  'ba.event.directionChosen.retreat':
    '{unit} wird sich {compass} zurückziehen ({degrees, number}°).',
  'ba.event.directionChosen.rout': '{unit} wird {compass} fliehen ({degrees, number}°).',
  'ba.event.leftBuilding': '{unit} wird aus dem Gebäude gedrängt und bildet einen Klumpen.',
  'ba.event.gunsAbandoned': 'Die Kanoniere von {unit} fliehen und lassen ihre Geschütze stehen.',
  'ba.event.retreated': '{unit} zieht sich zurück.',
  'ba.event.retreatBlocked': '{unit} gerät in volle Unordnung: Der Rückzug ist versperrt ({by}).',
  'ba.trace.barred': 'versperrt: {by}',
  'ba.note.owed.retreat':
    '{unit} ist in Unordnung ({cause}) und zieht sich einen ganzen Zug zurück, {cm, number} cm auf diesem Gelände.',
  'ba.note.owed.rout':
    '{unit} ist in voller Unordnung ({cause}) und flieht einen ganzen Zug, {cm, number} cm auf diesem Gelände.',
  'ba.note.lines':
    'Nur geradewegs weg von einem der Gegner, die sie getroffen haben: {headings} Grad.',
  'ba.note.barred': 'Versperrt: {by}. {unit} gerät dort in volle Unordnung und flieht.',
  'ba.barred.ground': 'das Gelände',
  'ba.event.routed':
    '{unit} flieht{others, plural, =0 {} one { mit # weiteren Einheit} other { mit # weiteren Einheiten}}.',
  'ba.event.leftBoard': '{unit} verlässt den Tisch über {edge} und ist aus der Schlacht.',
  'ba.event.contactNoted': '{carrier} läuft in {second} hinein.',
  'ba.event.spreadRolled':
    '{carrier} reißt {second} mit: {carrierTotal, number} zu {secondTotal, number}.',
  'ba.event.spreadWithstood':
    '{second} hält der Flucht von {carrier} stand: {secondTotal, number} zu {carrierTotal, number}.',
  'ba.event.routsJoined':
    '{unit} flieht zusammen mit {others, plural, one {# weiteren Einheit} other {# weiteren Einheiten}}.',
  'ba.compass.n': 'nach Norden',
  'ba.compass.ne': 'nach Nordosten',
  'ba.compass.e': 'nach Osten',
  'ba.compass.se': 'nach Südosten',
  'ba.compass.s': 'nach Süden',
  'ba.compass.sw': 'nach Südwesten',
  'ba.compass.w': 'nach Westen',
  'ba.compass.nw': 'nach Nordwesten',
}
