import type { Translated } from '@grognard/umpire/message.ts'
import type { plotsEnglish } from './messages.en.ts'

/** Plots, written for one ship or many, and shown. */
export const plotsGerman: Translated<typeof plotsEnglish> = {
  'order.plot': 'Kurs festlegen',
  'order.lead': 'Kurs für die Division festlegen',
  'order.plotMany': 'Kurse für mehrere Schiffe festlegen',
  'ws.order.lead.inLine': '{whom} in Linie: {plot}',
  'ws.order.lead.together': '{whom} zugleich: {plot}',
  'ws.order.plotMany.asLast': '{whom}: wie im letzten Zug',
  'ws.order.plotMany.straightOn': '{whom}: geradeaus für jedes Schiff ohne Kurs',
  'ws.whose.division': 'Division von {ship}',
  'ws.whose.fleet': 'Alle deine Schiffe',
  'ws.order.plot': '{ship}: Kurs {plot}',
  'ws.attitude.A': 'mit dem Wind von schräg achtern',
  'ws.attitude.B': 'vor dem Wind',
  'ws.attitude.C': 'am Wind',
  'ws.attitude.D': 'im Wind',
  'ws.event.plotWritten': '{ship}: Kurs {plot} festgelegt.',
  'ws.event.plotsWritten':
    'Festgelegt: {plots}.{count, plural, =0 {} other { Noch ohne Kurs: {left}.}}',
  'ws.event.allPlotsShown': 'Alle Kurse werden aufgedeckt.',
  'ws.event.plotsShown': 'Kurse: {plots}.',
  'ws.event.plotOf': '{ship} {plot}',
  'ws.plot.behind': 'W hinter {ship}',
  'ws.refuse.nothingToPlot': 'Kein Schiff kann diesen Befehl ausführen.',
  'ws.refuse.nobodyToLead': 'Kein anderes deiner Schiffe könnte diesen Kurs steuern.',
  'ws.refuse.notYourShip': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.unknownSign': 'Gib einen Kurs aus Ziffern, L, R, B und T ein oder nur 0, D oder W.',
  'ws.refuse.noAllowance':
    'Das Schiff macht keine Fahrt: Gib eine Drehung auf der Stelle oder 0 ein.',
  'ws.refuse.afterTurningIntoTheWind': 'Eine Drehung in den Wind beendet den Kurs.',
  'ws.refuse.beyondAllowance':
    'Das Schiff hat nur {allowance, plural, one {# Bewegungspunkt} other {# Bewegungspunkte}}.',
  'ws.refuse.tooManyTurns':
    'Das Schiff kann sich in diesem Zug {turns, plural, =0 {nicht} one {nur #-mal} other {nur #-mal}} drehen.',
  'ws.refuse.secondTurnInHex': 'Eine Drehung je Feld: erst ein Feld voraus.',
  'ws.refuse.beyondAttitude':
    'Auf diesem Kurs, {attitude}, macht das Schiff {cap, plural, =0 {keine Fahrt} one {höchstens # Feld je Zug} other {höchstens # Felder je Zug}}.',
  'ws.refuse.noWayOnYet': 'Das Schiff lag still: erst ein Feld geradeaus, dann drehen.',
  'ws.refuse.turnedInPlace': 'Das Schiff dreht auf der Stelle und tut sonst nichts in diesem Zug.',
  'ws.refuse.forwardAfterTurn': 'Nach einer Drehung kommt ein Feld voraus.',
  'ws.refuse.nothingAfterLoneTurn': 'Eine Drehung vor dem ersten Feld muss der ganze Kurs sein.',
  'ws.refuse.nothingToTurnBack': 'T dreht ein L oder R desselben Kurses zurück.',
  'ws.refuse.noCrabMove': 'T gehört zum Krebsgang, und diese Option ist aus.',
  'ws.refuse.noBackingInBasic': 'Im Grundspiel gibt es kein Backbrassen.',
  'ws.refuse.noBackingWhenShortOfWay': 'Mit zu wenig Fahrt kann das Schiff nicht backbrassen.',
  'ws.refuse.tooFast': 'Das Schiff erreicht höchstens Fahrt {most}.',
  'ws.refuse.tooSlow': 'Das Schiff kann nicht unter Fahrt {least} abbremsen.',
  'ws.refuse.boundShipStays': 'Das Schiff ist verhakt oder hängt an Enterhaken: nur 0 oder D.',
  'ws.refuse.agroundShipStays': 'Das Schiff sitzt auf Grund: nur 0.',
  'ws.refuse.anchoredShipStays':
    'Das Schiff liegt vor Anker; am Bug- oder Heckanker kann es sich bis zu zweimal drehen.',
  'ws.refuse.weighingShipStays': 'Das Schiff lichtet den Anker: nur 0.',
  'ws.refuse.towedShipFollows': 'Das Schiff wird geschleppt und folgt: nur 0.',
  'ws.refuse.noHandsToSail': 'Die ganze Mannschaft ist in Enterkommandos: nur 0.',
  'ws.refuse.mastHangs': 'Ein Mast hängt über Bord: Das Schiff kann nicht drehen.',
  'ws.refuse.dismastedMustWait': 'Entmastet muss das Schiff erst treiben, bevor es drehen kann.',
  'ws.refuse.notDueToDrift': 'Das Schiff treibt noch nicht ab.',
  'ws.refuse.nobodyAhead': 'Kein eigenes Schiff liegt direkt voraus.',
  'ws.refuse.whomToFollow': 'Mehrere Schiffe liegen voraus: Nenne das, dem es folgen soll.',
  'ws.refuse.notJustAhead': 'Dieses Schiff liegt nicht direkt voraus.',
}
