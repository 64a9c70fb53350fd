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
  'lob.order.tack': '{ship}: Wende oder Halse',
  'lob.order.anchor': '{ship} ankert auf der Stelle',
  'lob.order.spin': '{ship} dreht auf der Stelle auf {degrees, number}°',
  'lob.order.flee': '{ship} flieht zur {edge}',
  'lob.order.refloat': '{ship} versucht freizukommen, Kurs danach {degrees, number}°',
  'lob.order.transfer': '{ship} gibt {crew, number} Mann an {to} ab',
  'lob.order.land':
    '{ship} landet einen Trupp für {objective}, Aufnahme bei {x, number} / {y, number} Zoll',
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
  'lob.refuse.manoeuvreUsed': '{ship} hat das Spezialmanöver dieses Zuges schon versucht.',
  'lob.refuse.isAnchored': '{ship} liegt vor Anker. Wenn das Schiff fährt, wird er gelichtet.',
  'lob.refuse.hasSails': '{ship} hat noch Segel: Das Schiff dreht in der Fahrt.',
  'lob.refuse.hasSpun': '{ship} hat in diesem Zug schon auf der Stelle gedreht.',
  'lob.refuse.notFleeing':
    '{ship} flieht nicht. Willst du die Schlacht verlassen, fahre über eine Kante.',
  'lob.refuse.notNearestEdge':
    '{ship} flieht über die nächste Kante: {edge}{edges, plural, one {} other { oder eine gleich nahe}}.',
  'lob.refuse.notAground': '{ship} schwimmt.',
  'lob.refuse.refloatTooSoon':
    '{ship} darf noch nicht bewegt werden. Der erste Versuch ist in Zug {turn, number}.',
  'lob.refuse.refloatTried': '{ship}: Der Versuch dieses Zuges ist schon gemacht.',
  'lob.refuse.refloatRudder':
    '{ship} hat kein Ruder: Wieder flott, liegt das Schiff auf {degrees, number}° wie zuvor.',
  'lob.refuse.noBerth':
    'Für {ship} ist auf Kurs {degrees, number}° kein Platz. Versuche einen anderen Kurs.',
  'lob.refuse.transferToItself': '{ship} kann sich selbst keine Mannschaft abgeben.',
  'lob.refuse.transferNotOwn':
    '{ship} gibt Mannschaft nur an ein eigenes Schiff im Abstand von höchstens {most, number} Zoll ab. {nearest}',
  'lob.transfer.noOther': 'Du hast kein anderes Schiff auf dem Feld.',
  'lob.transfer.open': 'An {to} darf Mannschaft gehen.',
  'lob.transfer.closed': 'Auch {to}, das nächste, bekommt jetzt keine.',
  'lob.refuse.transferTooFar':
    '{ship} und {to} liegen {inches, number} Zoll auseinander; höchstens {most, number} sind erlaubt.',
  'lob.refuse.transferBeforeMove':
    '{ship} muss noch fahren; Mannschaft wird nach der Fahrt beider Schiffe ausgetauscht.',
  'lob.refuse.transferTwice': '{ship} und {to} haben in diesem Zug schon Mannschaft ausgetauscht.',
  'lob.refuse.transferCrew':
    '{ship} kann {to} höchstens {most, number} Mann geben: Einer bleibt an Bord, und mehr als voll geht nicht.',
  'lob.refuse.noObjective': 'In dieser Schlacht gibt es kein Missionsziel „{id}“.',
  'lob.refuse.landBeforeMove':
    '{ship} muss noch fahren. Gelandet wird nach der Fahrt oder vor Anker.',
  'lob.refuse.landNearEnemy':
    '{enemy} ist {ship} zu nahe: Im Umkreis von {least, number} Zoll darf kein Feind sein.',
  'lob.refuse.landWithoutTask': 'Den Auftrag an Land hat Flotte A; Flotte B soll ihn verhindern.',
  'lob.refuse.partyAshore': '{ship} hat schon einen Trupp an Land.',
  'lob.refuse.objectiveTaken': 'Um {objective} kümmert sich schon ein Trupp von dir.',
  'lob.refuse.notCoast': 'Der Landepunkt muss an der Küste des Landes von {objective} liegen.',
  'lob.refuse.landTooFar':
    '{ship} liegt {inches, number} Zoll vom Landepunkt; höchstens {most, number} sind erlaubt.',
  'lob.refuse.pickUpNotCoast':
    'Der Aufnahmepunkt muss an der Küste des Landes von {objective} liegen.',
  'lob.event.sailed': '{ship} fährt {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.weighedAndSailed':
    '{ship} lichtet den Anker und fährt {inches, number} Zoll, Kurs nun {degrees, number}°.',
  'lob.event.sailedAndAnchored': '{ship} fährt {inches, number} Zoll und wirft den Anker.',
  'lob.event.sailedInto':
    '{ship} fährt {inches, number} Zoll; dort berührt das Schiff {other} und hält.',
  'lob.event.fled': '{ship} flieht {inches, number} Zoll weit, Kurs nun {degrees, number}°.',
  'lob.event.linkBroken': '{ship} durchbricht die Linie zwischen {leader} und {follower}.',
  'lob.event.ranAground':
    '{ship} läuft auf: {damage, number} Schaden am Rumpf, {left, number} übrig.',
  'lob.event.wrecked': '{ship} zerbricht auf den Klippen und ist verloren.',
  'lob.event.leftBoard': '{ship} fährt über die {edge} und scheidet aus der Schlacht aus.',
  'lob.event.fledBoard': '{ship} ist über die {edge} geflohen.',
  'lob.event.reachedHarbour': '{ship} erreicht den Hafen.',
  'lob.event.tackDeclared': '{ship} legt das Ruder zur Wende oder Halse.',
  'lob.event.tackRolled':
    '{ship} prüft das Manöver: {die, number}{bonus, plural, =0 {} other { und # dazu}}.',
  'lob.event.tackPassed': '{ship} kommt herum: eine Drehung bis 180° auf der Fahrt.',
  'lob.event.tackFailed':
    '{ship}: Die Wende misslingt, und das Schiff muss mit voller Fahrt geradeaus.',
  'lob.event.anchored': '{ship} wirft auf der Stelle den Anker.',
  'lob.event.spun': '{ship} dreht auf der Stelle auf {degrees, number}°.',
  'lob.event.spunAgainst':
    '{ship} dreht auf der Stelle auf {degrees, number}° und berührt {other}.',
  'lob.event.refloated': 'Eine {die, number}: {ship} schwimmt wieder.',
  'lob.event.stayedAground': 'Eine {die, number}: {ship} liegt weiter fest.',
  'lob.event.crewPassed': '{ship} gibt {arrived, number} Mann an {to} ab.',
  'lob.event.crewTested':
    '{ship} schickt {declared, number} Mann zu {to}; bei einer {die, number} {arrived, plural, =0 {kommt keiner an} one {kommt einer an} other {kommen # an}}{lost, plural, =0 {} one {, und einer ist verloren} other {, und # sind verloren}}.',
  'lob.event.partyLanded':
    '{ship} landet einen Trupp für {objective}; er ist in Zug {turn, number} aufzunehmen.',
  'lob.event.landing.succeeded':
    'Der Trupp von {ship} ist an Bord von {carrier} zurück: ein Erfolg.',
  'lob.event.landing.failed':
    'Der Trupp von {ship} wird nicht aufgenommen: Die Landung ist misslungen.',
  'lob.event.lineFormed': 'Eine Kampflinie ist gebildet: {ships}.',
  'lob.event.linesSeen':
    '{ships, plural, =0 {Kein Schiff fährt} one {Ein Schiff fährt} other {# Schiffe fahren}} in einer Kampflinie.',

  'lob.refuse.noRescue':
    'Keines deiner Schiffe hat in diesem Schlagabtausch Kreuzen und Retten bestanden.',
  'lob.refuse.sailOnAtAnchor': '{ship} liegt vor Anker und bleibt.',
  'lob.order.sailOn': '{ship} fährt {course} weiter',
  'lob.order.stay': '{ship} bleibt liegen',
  'lob.event.stayed': '{ship} bleibt liegen.',

  'lob.event.ruddersCounted': 'Wieder ist ein Zug ohne Ruder vorbei für: {ships}.',
}
