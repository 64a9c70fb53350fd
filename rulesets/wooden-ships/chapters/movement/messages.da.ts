import type { Translated } from '@grognard/umpire/message.ts'
import type { movementEnglish } from './messages.en.ts'

/** Plots, their execution step by step, collisions, drift. */
export const movementDanish: Translated<typeof movementEnglish> = {
  'order.plot': 'skriv kurs',
  'ws.order.plot': '{ship}: {plot}',
  'ws.attitude.A': 'med vinden agten for tværs',
  'ws.attitude.B': 'for vinden',
  'ws.attitude.C': 'bidevind',
  'ws.attitude.D': 'i vindøjet',
  'ws.hand.port': 'til bagbord',
  'ws.hand.starboard': 'til styrbord',
  'ws.edge.north': 'nordkanten',
  'ws.edge.east': 'østkanten',
  'ws.edge.south': 'sydkanten',
  'ws.edge.west': 'vestkanten',
  'ws.event.plotWritten': '{ship} skriver {plot}.',
  'ws.event.plotsShown': 'Alle kurser vises.',
  'ws.event.stepMade': 'Skridt {step}: {ships}.',
  'ws.event.turnPledged':
    '{ship} udsætter sin drejning {hand}: den sker med næste træks første skridt.',
  'ws.event.shipsCollided': 'Kollision i {hex}: {keeper} beholder feltet ({ships}).',
  'ws.event.shipsFouled':
    'Kollision i {hex}: {keeper} beholder feltet, og skibene er filtret sammen ({ships}).',
  'ws.event.shipsDrifted': 'Driver for vinden: {ships}.',
  'ws.event.shipEscaped': '{ship} undslipper over {edge}.',
  'ws.refuse.notYourShip': 'Vælg et af dine egne skibe, der stadig kan sejle.',
  'ws.refuse.unknownSign': 'En kurs består af cifre, L, R, B og T; eller den er 0, D eller W.',
  'ws.refuse.noAllowance': 'Hun gør ingen fart: én drejning på stedet eller 0.',
  'ws.refuse.afterTurningIntoTheWind': 'En drejning op i vinden afslutter kursen.',
  'ws.refuse.beyondAllowance': 'Hun har {allowance, plural, one {# point} other {# point}}.',
  'ws.refuse.tooManyTurns':
    'Hun kan dreje {turns, plural, =0 {nul gange} one {# gang} other {# gange}} i dette træk.',
  'ws.refuse.secondTurnInHex': 'Én drejning pr. felt: sejl først et felt frem.',
  'ws.refuse.beyondAttitude':
    '{attitude} gør hun højst {cap, plural, one {# felt} other {# felter}} pr. træk.',
  'ws.refuse.noWayOnYet': 'Hun lå stille: først et felt lige frem, så drejning.',
  'ws.refuse.turnedInPlace': 'Hun drejer på stedet og gør ikke andet i dette træk.',
  'ws.refuse.forwardAfterTurn': 'Efter en drejning kommer et felt frem.',
  'ws.refuse.nothingAfterLoneTurn': 'Den straks foretagne drejning er hele kursen.',
  'ws.refuse.nothingToTurnBack': 'T drejer et L eller R i samme kurs tilbage.',
  'ws.refuse.noCrabMove': 'T hører til krabbegangen, som ikke spilles.',
  'ws.refuse.noBackingWhenShortOfWay': 'Med for lidt fart kan hun ikke bakke sejl.',
  'ws.refuse.tooFast': 'Hun når højst fart {most}.',
  'ws.refuse.tooSlow': 'Hun kan ikke komme under fart {least}.',
  'ws.refuse.boundShipStays': 'Hun er filtret ind eller entret: kun 0 eller D.',
  'ws.refuse.agroundShipStays': 'Hun står på grund: kun 0.',
  'ws.refuse.anchoredShipStays':
    'Hun ligger for anker; for stævn- eller hækanker kan hun dreje op til to gange.',
  'ws.refuse.towedShipFollows': 'Hun er på slæb og følger: kun 0.',
  'ws.refuse.noHandsToSail': 'Alle mand er entrehold: kun 0.',
  'ws.refuse.mastHangs': 'En mast hænger udenbords: hun kan ikke dreje.',
  'ws.refuse.dismastedMustWait': 'Uden master må hun først drive, før hun kan dreje.',
  'ws.refuse.notDueToDrift': 'Hun driver endnu ikke.',
  'ws.refuse.nobodyAhead': 'Intet eget skib ligger lige foran hende.',
  'ws.refuse.whomToFollow': 'Flere skibe ligger foran: nævn det, hun skal følge.',
  'ws.refuse.notJustAhead': 'Det skib ligger ikke lige foran hende.',
}
