import type { Translated } from '@grognard/umpire'
import type { movementEnglish } from './messages.en.ts'

export const movementGerman: Translated<typeof movementEnglish> = {
  'lob.modifier.anchor': 'der Anker',
  'lob.modifier.moveNation': '{nation}',
  'lob.modifier.windAstern': 'achterlicher Wind, auf {tolerance, number}° genau',
  'lob.modifier.windAhead': 'Wind von vorn, auf {tolerance, number}° genau',
  'lob.switch.anchor': 'Am Ende ankern',
  'lob.switch.comeAbout': 'Zuerst wenden',
  'lob.order.sail': '{ship} will so fahren: {course}',
  'lob.order.sailAndAnchor': '{ship} will so fahren: {course}, und ankern',
  'lob.course': '{inches, number} Zoll, {course}',
  'lob.course.straight': 'geradeaus',
  'lob.course.atOnce': '{degrees, number}° nach {hand} auf der Stelle',
  'lob.course.turn': '{degrees, number}° nach {hand} nach {from, number} Zoll',
  'lob.course.bend': '{degrees, number}° nach {hand} von {from, number} bis {to, number} Zoll',
  'lob.order.flee': '{ship} flieht zur {edge}',
  'lob.refuse.unknownShip': 'In dieser Schlacht gibt es kein Schiff „{id}“.',
  'lob.refuse.notYourShip': '{ship} gehört dir nicht. Gib deinen eigenen Schiffen Befehle.',
  'lob.refuse.notOnBoard': '{ship} ist nicht auf dem Spielfeld.',
  'lob.refuse.hasStruck': '{ship} hat die Flagge gestrichen und nimmt keine Befehle mehr an.',
  'lob.refuse.noCrew':
    '{ship} hat keine Besatzung mehr. Nur ein Mannschaftstransfer kann das ändern.',
  'lob.refuse.isFleeing': '{ship} flieht und darf nur eines: zur nächsten Kante fliehen.',
  'lob.refuse.inMelee': '{ship} steht im Nahkampf und fährt nicht, bis er entschieden ist.',
  'lob.refuse.aground': '{ship} ist aufgelaufen und liegt fest, bis das Schiff freikommt.',
  'lob.refuse.noSails':
    '{ship} hat keine Segel mehr. Einmal je Zug darf das Schiff auf der Stelle drehen.',
  'lob.refuse.hasMoved': '{ship} ist in diesem Zug schon gefahren.',
  'lob.refuse.anchorUsed':
    '{ship} hat den Anker in diesem Zug schon benutzt; gelichtet wird im nächsten.',
  'lob.refuse.weighAndDrop':
    '{ship} benutzt den Anker nur einmal im Zug: Wer ihn lichtet, wirft ihn nicht wieder.',
  'lob.refuse.anchorAfterTack':
    '{ship}: Die Wende ist misslungen; nun geht es mit voller Fahrt geradeaus, ohne zu ankern.',
  'lob.refuse.hasTransferred':
    '{ship} hat in diesem Zug Mannschaft ausgetauscht und bleibt, wo sie liegt.',
  'lob.refuse.hullAhead':
    '{ship} kann nicht fahren: {other} liegt vor dem Bug, und gedreht wird erst nach der Fahrt. Das Schiff bleibt liegen und muss nicht fahren.{ways}',
  'lob.refuse.closedSector':
    '{ship} kann nicht fahren: Das Schiff liegt zu hoch am Wind und kommt nicht heraus. Es bleibt liegen und muss nicht fahren.{ways}',
  'lob.way.anchorOrTack':
    ' Es darf ankern oder wenden oder halsen; das macht es frei, wo Platz zum Drehen ist.',
  'lob.way.anchor': ' Es darf ankern.',
  'lob.way.tack': ' Eine Wende kann es befreien.',
  'lob.way.none': '',
  'lob.refuse.rudder':
    '{ship} hat das Ruder verloren: {turns, plural, one {in dieser Bewegungsphase} other {# Bewegungsphasen lang}} keinerlei Drehung. Geradeaus ist erlaubt.',
  'lob.refuse.tackFailed':
    '{ship}: Die Wende ist misslungen: die ganzen {inches, number} Zoll geradeaus, nichts anderes.',
  'lob.refuse.turnTooSharp':
    '{ship} dreht auf Strecke {leg, number} nach {inches, number} Zoll um {degrees, number}°; dort sind höchstens {most, number}° erlaubt.',
  'lob.refuse.intoTheWind':
    '{ship} kommt auf Strecke {leg, number} zu hoch an den Wind. Halte mindestens {degrees, number}° Abstand und drehe andersherum.',
  'lob.refuse.tooFar':
    'Dieser Weg kostet {inches, number} Zoll; {ship} hat in diesem Zug {most, number}.',
  'lob.refuse.tooShort':
    'Dieser Weg ist {inches, number} Zoll lang; {ship} muss mindestens {least, number} fahren.',
  'lob.refuse.notFleeing':
    '{ship} flieht nicht. Willst du die Schlacht verlassen, fahre über eine Kante.',
  'lob.refuse.notNearestEdge':
    '{ship} flieht über die nächste Kante: {edge}{edges, plural, one {} other { oder eine gleich nahe}}.',
  'lob.event.sailed': '{ship} fährt {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.weighedAndSailed':
    '{ship} lichtet den Anker und fährt {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.sailedAndAnchored': '{ship} fährt {inches, number} Zoll und wirft den Anker.',
  'lob.event.sailedInto':
    '{ship} fährt {inches, number} Zoll; dort berührt das Schiff {other} und hält.',
  'lob.event.fled': '{ship} flieht {inches, number} Zoll weit, Kurs nun {degrees, number}°.',
  'lob.event.ranAground':
    '{ship} läuft auf: {damage, number} Schaden am Rumpf, {left, number} übrig.',
  'lob.event.wrecked': '{ship} zerbricht auf den Klippen und ist verloren.',
  'lob.event.leftBoard': '{ship} fährt über die {edge} und scheidet aus der Schlacht aus.',
  'lob.event.fledBoard': '{ship} ist über die {edge} geflohen.',
  'lob.event.reachedHarbour': '{ship} erreicht den Hafen.',
  'lob.refuse.noRescue':
    'Keines deiner Schiffe hat in diesem Schlagabtausch Kreuzen und Retten bestanden.',
  'lob.refuse.sailOnAtAnchor': '{ship} liegt vor Anker und bleibt.',
  'lob.order.sailOn': '{ship} fährt {course} weiter',
  'lob.order.stay': '{ship} bleibt liegen',
  'lob.event.stayed': '{ship} bleibt liegen.',
  'lob.event.ruddersCounted': 'Wieder ist ein Zug ohne Ruder vorbei für: {ships}.',
}
