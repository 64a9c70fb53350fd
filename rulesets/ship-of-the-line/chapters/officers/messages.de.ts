import type { Translated } from '@grognard/umpire/message.ts'
import type { officersEnglish } from './messages.en.ts'

/** Cards played by themselves. */
export const officersGerman: Translated<typeof officersEnglish> = {
  'order.playCard': 'Karte',
  'sol.order.playCard': '„{card}“ spielen',
  'sol.order.playCard.how': '„{card}“ spielen: {how}',
  'sol.card.backTopsails.how':
    'bleibt auf ihrem Punkt, Kurs {heading}; in diesem Zug keine Bewegung und keine Drehung in den Wind',
  'sol.refuse.prizeCards': '{ship} ist eine Prise; die kleine Mannschaft spielt keine Karten.',
  'sol.refuse.cardGoesWith.attack': '„{card}“ gehört zu einem Angriff: Feuere damit.',
  'sol.refuse.cardGoesWith.boarding': '„{card}“ gehört zu einem Entern: Ruf die Seesoldaten dort.',
  'sol.refuse.cardAtStart':
    'Diese Karte wird zu Beginn eines Zugs gespielt, vor jeder Bewegung und jedem Schuss.',
  'sol.refuse.cardNamesMore': 'Zu dieser Karte gehören weder Mast noch Drehung.',
  'sol.refuse.noWreck': 'An {ship} hängt kein Wrack.',
  'sol.refuse.mastForSails': 'Nenne einen stehenden Mast mit Platz für ein Segel: {ship}.',
  'sol.refuse.rudderThere': '{ship} hat das Ruder noch.',
  'sol.refuse.needsNoClubHaul': '{ship} kann auch ohne die Karte wenden.',
  'sol.refuse.turnIntoWind':
    'Mit back gelegten Marssegeln darf {ship} um 45 Grad drehen, aber nicht auf {heading}, in den Wind. Dreh anders herum oder gar nicht.',
  'sol.event.cardUsed': '{seat} spielt „{card}“.',
  'sol.event.wreckCleared': '{ship}: das Wrack wird sofort gekappt.',
  'sol.event.sailsBent': '{ship}: neue Segel sind angeschlagen.',
  'sol.event.hullPlugged':
    '{ship}: Lecks sind gestopft, {hull, plural, one {# Rumpftreffer bleibt} other {# Rumpftreffer bleiben}}.',
  'sol.event.rudderReplaced': '{ship}: steuert mit einem Notruder.',
  'sol.event.topsailsBacked': '{ship}: legt die Marssegel back und liegt auf {heading}.',
  'sol.event.movesGained': '{ship}: gewinnt eine weitere Bewegung.',
}
