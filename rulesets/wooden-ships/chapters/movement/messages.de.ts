import type { Translated } from '@grognard/umpire/message.ts'
import type { movementEnglish } from './messages.en.ts'

/** Plots, their execution step by step, collisions, drift. */
export const movementGerman: Translated<typeof movementEnglish> = {
  'order.plot': 'Kurs',
  'order.lead': 'Kurs der Division',
  'order.plotMany': 'Kurse vieler Schiffe',
  'ws.order.lead.inLine': '{whom} in Linie: {plot}',
  'ws.order.lead.together': '{whom} zugleich: {plot}',
  'ws.order.plotMany.asLast': '{whom}: wie im letzten Zug',
  'ws.order.plotMany.straightOn': '{whom}: geradeaus, wo noch kein Kurs steht',
  'ws.whose.division': 'Division von {ship}',
  'ws.whose.fleet': 'Alle deine Schiffe',
  'ws.order.plot': '{ship}: {plot}',
  'ws.attitude.A': 'mit dem Wind von schräg achtern',
  'ws.attitude.B': 'vor dem Wind',
  'ws.attitude.C': 'am Wind',
  'ws.attitude.D': 'im Wind',
  'ws.hand.port': 'nach Backbord',
  'ws.hand.starboard': 'nach Steuerbord',
  'ws.edge.north': 'den Nordrand',
  'ws.edge.east': 'den Ostrand',
  'ws.edge.south': 'den Südrand',
  'ws.edge.west': 'den Westrand',
  'ws.event.plotWritten': '{ship} schreibt {plot}.',
  'ws.event.plotsWritten':
    'Geschrieben: {plots}.{count, plural, =0 {} other { Noch ohne Kurs: {left}.}}',
  'ws.event.allPlotsShown': 'Alle Kurse werden aufgedeckt.',
  'ws.event.plotsShown': 'Kurse: {plots}.',
  'ws.event.plotOf': '{ship} {plot}',
  'ws.event.stepMade': 'Schritt {step}: {ships}.',
  'ws.event.stepMadeByMany': 'Schritt {step}: {count} Schiffe.',
  'ws.event.turnUndone':
    '{ship} bekommt das Feld unter dem Heck nicht frei und dreht zurück, wie es lag.',
  'ws.event.turnPledged':
    '{ship} verschiebt ihre Drehung {hand}: Sie folgt mit dem ersten Schritt des nächsten Zugs.',
  'ws.event.shipsCollided': 'Kollision in {hex}: {keeper} behält das Feld ({ships}).',
  'ws.event.shipsFouled':
    'Kollision in {hex}: {keeper} behält das Feld, und die Schiffe sind verhakt ({ships}).',
  'ws.event.landAhead': 'Land voraus: {ships}, angehalten.',
  'ws.event.shipsDrifted': 'Treiben mit dem Wind: {ships}.',
  'ws.event.shipEscaped': '{ship} entkommt über {edge}.',
  'ws.refuse.nothingToPlot': 'Kein Schiff kann diesen Befehl ausführen.',
  'ws.refuse.notYourShip': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.unknownSign':
    'Ein Kurs besteht aus Ziffern, L, R, B und T; oder er lautet 0, D oder W.',
  'ws.refuse.noAllowance': 'Sie macht keine Fahrt: eine Drehung auf der Stelle oder 0.',
  'ws.refuse.afterTurningIntoTheWind': 'Eine Drehung in den Wind beendet den Kurs.',
  'ws.refuse.beyondAllowance':
    'Ihre Bewegungsweite beträgt {allowance, plural, one {# Punkt} other {# Punkte}}.',
  'ws.refuse.tooManyTurns':
    'Sie kann sich in diesem Zug {turns, plural, =0 {nicht} one {#-mal} other {#-mal}} drehen.',
  'ws.refuse.secondTurnInHex': 'Eine Drehung je Feld: erst ein Feld voraus.',
  'ws.refuse.beyondAttitude':
    '{attitude} macht sie höchstens {cap, plural, one {# Feld} other {# Felder}} im Zug.',
  'ws.refuse.noWayOnYet': 'Sie lag still: erst ein Feld geradeaus, dann drehen.',
  'ws.refuse.turnedInPlace': 'Sie dreht auf der Stelle und tut sonst nichts in diesem Zug.',
  'ws.refuse.forwardAfterTurn': 'Nach einer Drehung kommt ein Feld voraus.',
  'ws.refuse.nothingAfterLoneTurn': 'Die sofortige Drehung ist ihr ganzer Kurs.',
  'ws.refuse.nothingToTurnBack': 'T dreht ein L oder R desselben Kurses zurück.',
  'ws.refuse.noCrabMove': 'T gehört zum Krebsgang, der nicht gespielt wird.',
  'ws.refuse.noBackingWhenShortOfWay': 'Mit zu wenig Fahrt kann sie nicht backbrassen.',
  'ws.refuse.tooFast': 'Sie erreicht höchstens Fahrt {most}.',
  'ws.refuse.tooSlow': 'Sie kann nicht unter Fahrt {least} abbremsen.',
  'ws.refuse.boundShipStays': 'Sie ist verhakt oder geentert: nur 0 oder D.',
  'ws.refuse.agroundShipStays': 'Sie sitzt fest: nur 0.',
  'ws.refuse.anchoredShipStays':
    'Sie liegt vor Anker; am Bug- oder Heckanker kann sie sich bis zu zweimal drehen.',
  'ws.refuse.weighingShipStays': 'Sie lichtet den Anker: nur 0.',
  'ws.refuse.towedShipFollows': 'Sie wird geschleppt und folgt: nur 0.',
  'ws.refuse.noHandsToSail': 'Alle Mann sind Enterkommandos: nur 0.',
  'ws.refuse.mastHangs': 'Ein Mast hängt über Bord: Sie kann nicht drehen.',
  'ws.refuse.dismastedMustWait': 'Entmastet muss sie erst treiben, bevor sie drehen kann.',
  'ws.refuse.notDueToDrift': 'Sie treibt noch nicht ab.',
  'ws.refuse.nobodyAhead': 'Kein eigenes Schiff liegt direkt vor ihr.',
  'ws.refuse.whomToFollow': 'Mehrere Schiffe liegen voraus: Nenne das, dem sie folgt.',
  'ws.refuse.notJustAhead': 'Dieses Schiff liegt nicht direkt vor ihr.',
}
