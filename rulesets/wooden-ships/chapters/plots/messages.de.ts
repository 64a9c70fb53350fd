import type { Translated } from '@grognard/umpire/message.ts'
import type { plotsEnglish } from './messages.en.ts'

/** Plots, written for one ship or many, and shown. */
export const plotsGerman: Translated<typeof plotsEnglish> = {
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
  'ws.event.plotWritten': '{ship} schreibt {plot}.',
  'ws.event.plotsWritten':
    'Geschrieben: {plots}.{count, plural, =0 {} other { Noch ohne Kurs: {left}.}}',
  'ws.event.allPlotsShown': 'Alle Kurse werden aufgedeckt.',
  'ws.event.plotsShown': 'Kurse: {plots}.',
  'ws.event.plotOf': '{ship} {plot}',
  'ws.refuse.nothingToPlot': 'Kein Schiff kann diesen Befehl ausführen.',
  'ws.refuse.nobodyToLead': 'Kein anderes deiner Schiffe fährt nach diesem Kurs.',
  'ws.refuse.notYourShip': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.unknownSign':
    'Ein Kurs besteht aus Ziffern, L, R, B und T; oder er lautet 0, D oder W.',
  'ws.refuse.noAllowance': 'Das Schiff macht keine Fahrt: eine Drehung auf der Stelle oder 0.',
  'ws.refuse.afterTurningIntoTheWind': 'Eine Drehung in den Wind beendet den Kurs.',
  'ws.refuse.beyondAllowance':
    'Die Bewegungsweite beträgt {allowance, plural, one {# Punkt} other {# Punkte}}.',
  'ws.refuse.tooManyTurns':
    'Das Schiff kann sich in diesem Zug {turns, plural, =0 {nicht} one {#-mal} other {#-mal}} drehen.',
  'ws.refuse.secondTurnInHex': 'Eine Drehung je Feld: erst ein Feld voraus.',
  'ws.refuse.beyondAttitude':
    'Auf diesem Kurs, {attitude}, macht das Schiff {cap, plural, =0 {keine Fahrt} one {höchstens # Feld im Zug} other {höchstens # Felder im Zug}}.',
  'ws.refuse.noWayOnYet': 'Das Schiff lag still: erst ein Feld geradeaus, dann drehen.',
  'ws.refuse.turnedInPlace': 'Das Schiff dreht auf der Stelle und tut sonst nichts in diesem Zug.',
  'ws.refuse.forwardAfterTurn': 'Nach einer Drehung kommt ein Feld voraus.',
  'ws.refuse.nothingAfterLoneTurn': 'Die sofortige Drehung ist der ganze Kurs.',
  'ws.refuse.nothingToTurnBack': 'T dreht ein L oder R desselben Kurses zurück.',
  'ws.refuse.noCrabMove': 'T gehört zum Krebsgang, der nicht gespielt wird.',
  'ws.refuse.noBackingInBasic': 'Im Grundspiel gibt es kein Backbrassen.',
  'ws.refuse.noBackingWhenShortOfWay': 'Mit zu wenig Fahrt kann das Schiff nicht backbrassen.',
  'ws.refuse.tooFast': 'Das Schiff erreicht höchstens Fahrt {most}.',
  'ws.refuse.tooSlow': 'Das Schiff kann nicht unter Fahrt {least} abbremsen.',
  'ws.refuse.boundShipStays': 'Das Schiff ist verhakt oder festgehakt: nur 0 oder D.',
  'ws.refuse.agroundShipStays': 'Das Schiff sitzt auf Grund: nur 0.',
  'ws.refuse.anchoredShipStays':
    'Das Schiff liegt vor Anker; am Bug- oder Heckanker kann es sich bis zu zweimal drehen.',
  'ws.refuse.weighingShipStays': 'Das Schiff lichtet den Anker: nur 0.',
  'ws.refuse.towedShipFollows': 'Das Schiff wird geschleppt und folgt: nur 0.',
  'ws.refuse.noHandsToSail': 'Alle Mann sind Enterkommandos: nur 0.',
  'ws.refuse.mastHangs': 'Ein Mast hängt über Bord: Das Schiff kann nicht drehen.',
  'ws.refuse.dismastedMustWait': 'Entmastet muss das Schiff erst treiben, bevor es drehen kann.',
  'ws.refuse.notDueToDrift': 'Das Schiff treibt noch nicht ab.',
  'ws.refuse.nobodyAhead': 'Kein eigenes Schiff liegt direkt voraus.',
  'ws.refuse.whomToFollow': 'Mehrere Schiffe liegen voraus: Nenne das, dem es folgen soll.',
  'ws.refuse.notJustAhead': 'Dieses Schiff liegt nicht direkt voraus.',
}
