import type { Translated } from '@grognard/umpire/message.ts'
import type { sailingEnglish } from './messages.en.ts'

/** Moving, coming about, wearing, collisions. */
export const sailingGerman: Translated<typeof sailingEnglish> = {
  'order.move': 'fahren',
  'order.comeAbout': 'wenden',
  'order.wear': 'halsen',
  'sol.order.move.ahead': 'Voraus, {heading}',
  'sol.order.move.port': 'Nach Backbord, {heading}',
  'sol.order.move.starboard': 'Nach Steuerbord, {heading}',
  'sol.order.comeAbout': 'Wenden auf {heading}',
  'sol.order.wear': 'Halsen auf {heading}',
  'sol.order.leaving': '{manoeuvre}, vom Brett herunter',
  'sol.order.colliding': '{manoeuvre}, in {struck} hinein, längsseits auf {heading}',
  'sol.refuse.movingOver': '{ship} bewegt sich in diesem Zug nicht mehr; schießen darf es noch.',
  'sol.refuse.wreckHolds':
    'Ein gefallener Mast hält {ship} diesen Zug lang fest. Bis auf eine Kabellänge darf gefeuert werden.',
  'sol.refuse.adrift':
    '{ship} treibt ohne Segel oder Ruder. Zu Beginn des Zugs kann eine Karte das beheben.',
  'sol.refuse.movesSpent':
    '{ship} hat {moves, plural, one {die # Bewegung} other {alle # Bewegungen}} gemacht, die seine Masten erlauben.',
  'sol.refuse.intoWind': '{heading} liegt genau im Wind. Dreh ab oder wende.',
  'sol.refuse.ramming':
    '{ship} hat einen anderen Weg und fährt nicht in {struck} hinein. Nimm einen freien Punkt oder entere.',
  'sol.refuse.rammingFurther':
    '{ship} hat seine Kabellänge gemacht und fährt nicht auch noch in {struck} hinein. Nimm einen freien Punkt, entere oder beende den Zug.',
  'sol.refuse.noChoiceAlongside': 'Hier ist kein Kurs längsseits zu wählen: Lass `alongside` leer.',
  'sol.refuse.chooseAlongside': 'Die Schiffe stoßen zusammen: Wähle längsseits {one} oder {other}.',
  'sol.refuse.tackFrom': '{ship} muss 45 oder 90 Grad zum Wind liegen, um den Bug zu wechseln.',
  'sol.refuse.tackTo': 'Auf dem anderen Bug endet das Schiff auf {one} oder {other}.',
  'sol.refuse.noForesails': '{ship} hat kein Segel am Fockmast und kann nicht wenden. Halsen geht.',
  'sol.refuse.twiceAbout':
    '{ship} hat eben erst gewendet. Erst kommt eine andere Bewegung, oder das Schiff halst.',
  'sol.event.sailed.ahead': '{ship}: geradeaus nach {heading}.',
  'sol.event.sailed.port': '{ship}: nach Backbord, {heading}.',
  'sol.event.sailed.starboard': '{ship}: nach Steuerbord, {heading}.',
  'sol.event.sailed.comeAbout': '{ship}: wendet auf {heading}, eine Kabellänge nach Luv.',
  'sol.event.sailed.wear': '{ship}: halst auf {heading}, eine Kabellänge nach Lee.',
  'sol.event.collided': '{ship}: fährt in {struck} hinein und schwingt längsseits auf {heading}.',
  'sol.event.driftedInto':
    '{ship}: treibt in {struck} hinein und schwingt längsseits auf {heading}.',
  'sol.event.drifted':
    '{ship}: treibt eine Kabellänge mit dem Wind auf Spalte {column, number}, Reihe {row, number}.',
}
