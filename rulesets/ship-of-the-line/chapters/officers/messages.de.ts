import type { Translated } from '@grognard/umpire/message.ts'
import type { officersEnglish } from './messages.en.ts'

/** Cards played by themselves. */
export const officersGerman: Translated<typeof officersEnglish> = {
  'order.playCard': 'Karte spielen',
  'sol.order.playCard': '„{card}“ spielen',
  'sol.order.playCard.how': '„{card}“ spielen: {how}',
  'sol.card.backTopsails.how':
    'auf dem Punkt bleiben, Kurs {heading}; in diesem Zug keine Bewegung und keine Drehung in den Wind',
  'sol.refuse.prizeCards':
    '{ship} ist eine Prise; ihre kleine Besatzung kann keine Karten spielen.',
  'sol.refuse.cardGoesWith.attack': '„{card}“ wird mit einem Angriff gespielt: Feuere damit.',
  'sol.refuse.cardGoesWith.boarding':
    '„{card}“ wird beim Entern gespielt: Schicke die Seesoldaten dann.',
  'sol.refuse.cardAtStart':
    'Diese Karte lässt sich nur zu Beginn eines Zugs spielen, vor jeder Bewegung und jedem Schuss.',
  'sol.refuse.cardNamesMore': 'Zu dieser Karte gehören weder Mast noch Drehung. Lass beides weg.',
  'sol.refuse.noWreck': '{ship} hat keinen gefallenen Mast zu kappen.',
  'sol.refuse.mastForSails': 'Wähle einen stehenden Mast von {ship} mit Platz für ein Segel.',
  'sol.refuse.rudderThere': '{ship} hat noch ihr Ruder.',
  'sol.refuse.needsNoClubHaul': '{ship} kann auch ohne die Karte wenden.',
  'sol.refuse.turnIntoWind':
    'Mit backgelegten Marssegeln darf {ship} um 45 Grad drehen, aber nicht auf {heading}, in den Wind. Dreh andersherum oder gar nicht.',
  'sol.event.cardUsed': '{seat}: „{card}“ gespielt.',
  'sol.event.wreckCleared': '{ship} kappt den gefallenen Mast sofort.',
  'sol.event.sailsBent': '{ship} schlägt neue Segel an.',
  'sol.event.hullPlugged':
    '{ship} stopft Lecks: noch {hull, plural, one {# Rumpftreffer} other {# Rumpftreffer}}.',
  'sol.event.rudderReplaced': '{ship} steuert nun mit einem Notruder.',
  'sol.event.topsailsBacked': '{ship} legt die Marssegel back und bleibt liegen, Kurs {heading}.',
  'sol.event.movesGained': '{ship} gewinnt eine Bewegung.',
}
