import type { Translated } from '@grognard/umpire'
import type { movementEnglish } from './messages.en.ts'

export const movementGerman: Translated<typeof movementEnglish> = {
  'lob.modifier.anchor': 'der Anker',
  'lob.modifier.moveNation': '{nation}',
  'lob.modifier.windAstern': 'achterlicher Wind, höchstens {tolerance, number}° Abweichung',
  'lob.modifier.windAhead': 'Wind von vorn, höchstens {tolerance, number}° Abweichung',
  'lob.switch.anchor': 'Am Ende ankern',
  'lob.switch.comeAbout': 'Zuerst wenden',
  'lob.order.sail': '{ship}: {course}',
  'lob.order.sailAndAnchor': '{ship}: {course}, dann ankern',
  'lob.course': '{inches, number} Zoll segeln, {course}',
  'lob.course.straight': 'geradeaus',
  'lob.course.atOnce': 'sofort um {degrees, number}° nach {hand} drehen',
  'lob.course.turn': 'nach {from, number} Zoll um {degrees, number}° nach {hand} drehen',
  'lob.course.bend':
    'von {from, number} bis {to, number} Zoll um {degrees, number}° nach {hand} drehen',
  'lob.order.flee': '{ship}: zum {edge} fliehen',
  'lob.refuse.unknownShip': 'In dieser Schlacht gibt es kein Schiff „{id}“.',
  'lob.refuse.notYourShip': '{ship} gehört dir nicht. Gib den Befehl einem eigenen Schiff.',
  'lob.refuse.notOnBoard': '{ship} ist nicht auf dem Spielfeld.',
  'lob.refuse.hasStruck': '{ship} hat die Flagge gestrichen und nimmt keine Befehle mehr an.',
  'lob.refuse.noCrew':
    '{ship} hat keine Besatzung mehr. Nur ein Mannschaftstransfer kann das ändern.',
  'lob.refuse.isFleeing': '{ship} flieht: Das Schiff kann nur zum nächsten Rand fliehen.',
  'lob.refuse.inMelee': '{ship} steht im Nahkampf und kann nicht segeln, bis er entschieden ist.',
  'lob.refuse.aground': '{ship} ist aufgelaufen und liegt fest, bis das Schiff freikommt.',
  'lob.refuse.noSails':
    '{ship} hat keine Segel mehr. Einmal je Zug darf das Schiff auf der Stelle drehen.',
  'lob.refuse.hasMoved': '{ship} ist in diesem Zug schon gesegelt.',
  'lob.refuse.anchorUsed':
    '{ship} hat den Anker in diesem Zug schon benutzt; im nächsten kann das Schiff ihn lichten.',
  'lob.refuse.weighAndDrop':
    '{ship} kann den Anker nur einmal im Zug benutzen: Nach dem Lichten lässt er sich nicht wieder werfen.',
  'lob.refuse.anchorAfterTack':
    'Die Wende von {ship} ist misslungen: Das Schiff muss mit voller Fahrt geradeaus segeln, ohne zu ankern.',
  'lob.refuse.hasTransferred':
    '{ship} hat in diesem Zug Mannschaft ausgetauscht und kann nicht mehr segeln.',
  'lob.refuse.hullAhead':
    '{ship} kann nicht segeln: {other} liegt vor dem Bug, und gedreht wird erst nach einer Strecke voraus. Das Schiff bleibt liegen und muss nicht segeln.{ways}',
  'lob.refuse.closedSector':
    '{ship} kann nicht segeln: Das Schiff liegt zu hoch am Wind und kann nicht abdrehen. Es bleibt liegen und muss nicht segeln.{ways}',
  'lob.way.anchorOrTack':
    ' Es darf ankern, wenden oder halsen; mit einer Wende oder Halse kommt es frei, wenn genug Platz zum Drehen ist.',
  'lob.way.anchor': ' Es darf ankern.',
  'lob.way.tack': ' Eine Wende kann es befreien.',
  'lob.way.none': '',
  'lob.refuse.rudder':
    '{ship} hat das Ruder verloren und kann {turns, plural, one {in dieser Bewegungsphase} other {# Bewegungsphasen lang}} nicht drehen. Segle geradeaus.',
  'lob.refuse.tackFailed':
    'Die Wende von {ship} ist misslungen: Das Schiff muss die ganzen {inches, number} Zoll geradeaus segeln.',
  'lob.refuse.turnTooSharp':
    '{ship} dreht auf Wegstück {leg, number} nach {inches, number} Zoll um {degrees, number}°; dort sind höchstens {most, number}° erlaubt.',
  'lob.refuse.intoTheWind':
    '{ship} kommt auf Wegstück {leg, number} zu hoch an den Wind. Halte mindestens {degrees, number}° Abstand oder drehe andersherum.',
  'lob.refuse.tooFar':
    'Dieser Weg kostet {inches, number} Zoll; {ship} hat in diesem Zug {most, number}.',
  'lob.refuse.tooShort':
    'Dieser Weg ist {inches, number} Zoll lang; {ship} muss mindestens {least, number} segeln.',
  'lob.refuse.notFleeing':
    '{ship} flieht nicht. Um die Schlacht zu verlassen, segle über einen Rand.',
  'lob.refuse.notNearestEdge':
    '{ship} muss über den nächsten Rand fliehen: {edge}{edges, plural, one {} other { oder einen gleich nahen}}.',
  'lob.event.sailed': '{ship} segelt {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.weighedAndSailed':
    '{ship} lichtet den Anker und segelt {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.sailedAndAnchored': '{ship} segelt {inches, number} Zoll und wirft den Anker.',
  'lob.event.sailedInto': '{ship} segelt {inches, number} Zoll, berührt {other} und hält.',
  'lob.event.fled': '{ship} flieht {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.ranAground':
    '{ship} läuft auf: {damage, number} Schaden am Rumpf, {left, number} übrig.',
  'lob.event.wrecked': '{ship} zerbricht auf den Klippen und ist verloren.',
  'lob.event.leftBoard': '{ship} segelt über den {edge} und scheidet aus der Schlacht aus.',
  'lob.event.fledBoard': '{ship} ist über den {edge} geflohen.',
  'lob.event.reachedHarbour': '{ship} erreicht den Hafen.',
  'lob.refuse.noRescue':
    'Keinem deiner Schiffe ist in diesem Schlagabtausch „Kreuzen und Retten“ gelungen.',
  'lob.refuse.sailOnAtAnchor':
    '{ship} liegt vor Anker und kann nicht weitersegeln. Das Schiff bleibt liegen.',
  'lob.order.sailOn': '{ship}: noch {course}',
  'lob.order.stay': '{ship}: liegen bleiben',
  'lob.event.stayed': '{ship} bleibt liegen.',
  'lob.event.ruddersCounted': 'Ein weiterer Zug ohne Ruder ist vorbei: {ships}.',
}
