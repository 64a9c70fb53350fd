import type { Translated } from '@grognard/umpire/message.ts'
import type { sailingEnglish } from './messages.en.ts'

/** Moving, coming about, wearing, collisions. */
export const sailingGerman: Translated<typeof sailingEnglish> = {
  'order.move': 'segeln',
  'order.comeAbout': 'wenden',
  'order.wear': 'halsen',
  'sol.order.move.ahead': 'Geradeaus, {heading}',
  'sol.order.move.port': 'Nach Backbord drehen, {heading}',
  'sol.order.move.starboard': 'Nach Steuerbord drehen, {heading}',
  'sol.order.comeAbout': 'Wenden auf {heading}',
  'sol.order.wear': 'Halsen auf {heading}',
  'sol.order.leaving':
    '{manoeuvre}, vom Brett: der Zug endet, und das Schiff bleibt auch im nächsten Zug fort',
  'sol.order.leaving.safe': '{manoeuvre}, vom Brett: die Prise ist in Sicherheit',
  'sol.order.colliding':
    '{manoeuvre}: Zusammenstoß mit {struck}, danach längsseits, Kurs {heading}',
  'sol.refuse.movingOver': '{ship} darf sich in diesem Zug nicht mehr bewegen, aber noch feuern.',
  'sol.refuse.wreckHolds':
    'Ein gefallener Mast hält {ship} in diesem Zug fest. Das Schiff kann nur feuern, und nur eine Kabellänge weit.',
  'sol.refuse.adrift':
    '{ship} treibt ohne Segel oder Ruder. Nur eine Karte zu Beginn des Zugs kann das beheben.',
  'sol.refuse.movesSpent':
    '{ship} hat {moves, plural, one {die # Bewegung} other {alle # Bewegungen}} gemacht, die ihre Masten erlauben.',
  'sol.refuse.intoWind':
    'Kein Schiff segelt genau gegen den Wind, {heading}. Wähle einen anderen Kurs oder wende.',
  'sol.refuse.ramming':
    '{ship} darf nicht in {struck} hineinfahren, solange ein anderer Weg frei ist. Wähle einen freien Punkt oder entere.',
  'sol.refuse.rammingFurther':
    '{ship} hat die vorgeschriebene Kabellänge zurückgelegt und darf nicht in {struck} hineinfahren. Wähle einen freien Punkt, entere oder beende den Zug.',
  'sol.refuse.noChoiceAlongside':
    'Hier gibt es keinen Kurs längsseits zu wählen: Lass das Feld „Längsseits“ leer.',
  'sol.refuse.chooseAlongside':
    'Die Schiffe stoßen zusammen: Wähle {one} oder {other} als Kurs längsseits.',
  'sol.refuse.tackFrom':
    '{ship} muss 45 oder 90 Grad zum Wind liegen, um zu wenden oder zu halsen.',
  'sol.refuse.tackTo':
    'Auf dem anderen Bug liegt das Schiff auf {one} oder {other}. Wähle einen der beiden Kurse.',
  'sol.refuse.noForesails': '{ship} hat kein Segel am Fockmast und kann nicht wenden, nur halsen.',
  'sol.refuse.twiceAbout':
    '{ship} hat gerade erst gewendet. Mach zuerst eine andere Bewegung oder halse.',
  'sol.event.sailed.ahead': '{ship} segelt geradeaus, Kurs {heading}.',
  'sol.event.sailed.port': '{ship} dreht nach Backbord und segelt weiter, Kurs {heading}.',
  'sol.event.sailed.starboard': '{ship} dreht nach Steuerbord und segelt weiter, Kurs {heading}.',
  'sol.event.sailed.comeAbout': '{ship} wendet auf {heading} und gewinnt eine Kabellänge nach Luv.',
  'sol.event.sailed.wear': '{ship} halst auf {heading} und verliert eine Kabellänge nach Lee.',
  'sol.event.collided':
    '{ship} stößt mit {struck} zusammen und schwingt längsseits, Kurs {heading}.',
  'sol.event.driftedInto':
    '{ship} treibt in {struck} hinein und schwingt längsseits, Kurs {heading}.',
  'sol.event.drifted':
    '{ship} treibt eine Kabellänge mit dem Wind auf Spalte {column, number}, Reihe {row, number}.',
}
