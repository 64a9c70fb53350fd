import type { Translated } from '@grognard/umpire/message.ts'
import type { upkeepEnglish } from './messages.en.ts'

/** Loading, repairs, sails. */
export const upkeepGerman: Translated<typeof upkeepEnglish> = {
  'order.load': 'laden',
  'order.loadMany': 'auf mehreren Schiffen laden',
  'order.repair': 'reparieren',
  'order.setSails': 'Segel setzen',
  'order.setSailsMany': 'auf mehreren Schiffen Segel setzen',
  'ws.part.hull': 'Rumpf',
  'ws.part.guns': 'Geschütze',
  'ws.part.rigging': 'Takelage',
  'ws.order.load': '{ship}, {side}: {load, select, double {doppelt} other {{ammunition}}} laden',
  'ws.order.loadMany.division':
    'Division von {ship}: {load, select, double {doppelt} other {{ammunition}}} laden',
  'ws.order.loadMany.fleet':
    'Alle deine Schiffe: {load, select, double {doppelt} other {{ammunition}}} laden',
  'ws.order.repair': '{ship}: {part} reparieren',
  'ws.order.setSails.full': '{ship}: volle Segel setzen',
  'ws.order.setSails.battle': '{ship}: Gefechtssegel setzen',
  'ws.order.setSailsMany.division.full': 'Division von {ship}: volle Segel setzen',
  'ws.order.setSailsMany.division.battle': 'Division von {ship}: Gefechtssegel setzen',
  'ws.order.setSailsMany.fleet.full': 'Alle deine Schiffe: volle Segel setzen',
  'ws.order.setSailsMany.fleet.battle': 'Alle deine Schiffe: Gefechtssegel setzen',
  'ws.refuse.notYoursToLoad': 'Wähle ein eigenes Schiff, das Leute für seine Geschütze hat.',
  'ws.refuse.noGunsThere': 'Auf dieser Seite sind keine Geschütze mehr.',
  'ws.refuse.handsAreBusy': 'Die Mannschaft hat in diesem Zug schon geladen oder repariert.',
  'ws.refuse.alreadyLoaded':
    'Diese Seite ist schon damit geladen; eine Ladung ändert sich nur durch Feuern.',
  'ws.refuse.doubleInHand': 'Zuerst muss die Doppelladung fertig werden.',
  'ws.refuse.weighingNoLoad': 'Das Schiff lichtet den Anker und kann nicht laden.',
  'ws.refuse.warpedNoLoad':
    'Das Schiff hat in diesem Zug um den Anker gedreht und kann nicht laden.',
  'ws.refuse.noChainForTheBritish': 'Die Briten laden keine Kettenkugeln.',
  'ws.refuse.roundShotOnly': 'Im Grundspiel gibt es nur Vollkugeln.',
  'ws.refuse.nothingToLoad': 'Keines dieser Schiffe kann das laden.',
  'ws.refuse.notYoursToRepair': 'Wähle ein eigenes Schiff, das noch kämpfen kann.',
  'ws.refuse.nothingToRepair': 'Dort ist nichts zu reparieren.',
  'ws.refuse.foughtNoRepair':
    'Ein Schiff, das in diesem Zug gefeuert oder im Nahkampf gestanden hat, kann nicht reparieren.',
  'ws.refuse.turnedNoRepair': 'Ein Schiff, das in diesem Zug gedreht hat, kann nicht reparieren.',
  'ws.refuse.collidedNoRepair':
    'Ein Schiff, das in diesem Zug zusammengestoßen ist, kann nicht reparieren.',
  'ws.refuse.weighingNoRepair': 'Das Schiff lichtet den Anker und kann nicht reparieren.',
  'ws.refuse.tooFewForRepair': 'Zum Reparieren braucht es 2 Abteilungen, die noch Kästchen haben.',
  'ws.refuse.notYoursToSail': 'Wähle ein eigenes Schiff, das noch segeln kann.',
  'ws.refuse.sailsStandSo': 'Die Segel stehen schon so.',
  'ws.refuse.sailsSetAlready': 'Die Segel sind in diesem Zug schon gesetzt oder geborgen worden.',
  'ws.refuse.setSailsNoRepair':
    'Ein Schiff, das in diesem Zug Segel gesetzt oder geborgen hat, kann nicht reparieren.',
  'ws.refuse.repairingNoSails':
    'Die Mannschaft repariert: Die Segel bleiben in diesem Zug, wie sie sind.',
  'ws.refuse.noFullSailInBasic': 'Im Grundspiel gibt es keine vollen Segel.',
  'ws.refuse.noFullSailForHer': 'Dieses Schiff führt keine vollen Segel.',
  'ws.refuse.foremastGone':
    'Der erste Takelageabschnitt ist verloren: keine vollen Segel, bis ein Kästchen davon repariert ist.',
  'ws.refuse.tooWindy': 'Der Wind ist zu stark für volle Segel.',
  'ws.refuse.barelyUnderWay': 'Das Schiff lag still: Zuerst kommt ein Feld geradeaus ohne Drehung.',
  'ws.refuse.noSailsToSet': 'Keines dieser Schiffe kann seine Segel so ändern.',
  'ws.event.sideLoaded': '{ship} lädt {side}: {ammunition}.',
  'ws.event.sideLoadedUnseen': '{ship} lädt {side}.',
  'ws.event.doubleBegun': '{ship} beginnt eine Doppelladung ({side}).',
  'ws.event.doubleLost': '{ship} gibt die Doppelladung auf.',
  'ws.event.repairNoted':
    '{ship} repariert ({part}): bisher {notes, plural, one {# Zug} other {# Züge}} Arbeit.',
  'ws.event.repairMade': '{ship} schließt eine Reparatur ab: 2 Kästchen zurück ({part}).',
  'ws.event.sailsSet.full': '{ships} {count, plural, one {setzt} other {setzen}} volle Segel.',
  'ws.event.sailsSet.battle': '{ships} {count, plural, one {setzt} other {setzen}} Gefechtssegel.',
}
