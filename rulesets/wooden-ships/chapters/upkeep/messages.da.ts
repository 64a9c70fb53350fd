import type { Translated } from '@grognard/umpire/message.ts'
import type { upkeepEnglish } from './messages.en.ts'

/** Loading, repairs, sails. */
export const upkeepDanish: Translated<typeof upkeepEnglish> = {
  'order.load': 'lad',
  'order.loadMany': 'lad på mange skibe',
  'order.repair': 'reparér',
  'order.setSails': 'sæt sejl',
  'order.setSailsMany': 'sæt sejl på mange skibe',
  'ws.part.hull': 'skrog',
  'ws.part.guns': 'kanoner',
  'ws.part.rigging': 'rigning',
  'ws.order.load': '{ship}, {side}: lad {load, select, double {dobbelt} other {{ammunition}}}',
  'ws.order.loadMany.division':
    'Divisionen med {ship}: lad {load, select, double {dobbelt} other {{ammunition}}}',
  'ws.order.loadMany.fleet':
    'Alle dine skibe: lad {load, select, double {dobbelt} other {{ammunition}}}',
  'ws.order.repair': '{ship}: reparér {part}',
  'ws.order.setSails.full': '{ship}: sæt fulde sejl',
  'ws.order.setSails.battle': '{ship}: sæt kampsejl',
  'ws.order.setSailsMany.division.full': 'Divisionen med {ship}: sæt fulde sejl',
  'ws.order.setSailsMany.division.battle': 'Divisionen med {ship}: sæt kampsejl',
  'ws.order.setSailsMany.fleet.full': 'Alle dine skibe: sæt fulde sejl',
  'ws.order.setSailsMany.fleet.battle': 'Alle dine skibe: sæt kampsejl',
  'ws.refuse.notYoursToLoad': 'Vælg et af dine egne skibe, der har folk til kanonerne.',
  'ws.refuse.noGunsThere': 'Der er ingen kanoner tilbage på den side.',
  'ws.refuse.handsAreBusy': 'Besætningen har allerede ladet eller repareret i dette træk.',
  'ws.refuse.alreadyLoaded':
    'Den side er allerede ladet med det; en ladning ændres kun ved at skyde.',
  'ws.refuse.doubleInHand': 'Den dobbelte ladning skal gøres færdig først.',
  'ws.refuse.weighingNoLoad': 'Skibet letter anker og kan ikke lade.',
  'ws.refuse.warpedNoLoad': 'Skibet har drejet om sit anker i dette træk og kan ikke lade.',
  'ws.refuse.noChainForTheBritish': 'Briterne lader ikke kædekugler.',
  'ws.refuse.roundShotOnly': 'I grundspillet er der kun rundkugler.',
  'ws.refuse.nothingToLoad': 'Ingen af disse skibe kan lade det.',
  'ws.refuse.notYoursToRepair': 'Vælg et af dine egne skibe, der stadig kan kæmpe.',
  'ws.refuse.nothingToRepair': 'Der er intet at reparere dér.',
  'ws.refuse.foughtNoRepair':
    'Et skib, der har skudt eller været i nærkamp i dette træk, kan ikke reparere.',
  'ws.refuse.turnedNoRepair': 'Et skib, der har drejet i dette træk, kan ikke reparere.',
  'ws.refuse.collidedNoRepair': 'Et skib, der er stødt sammen i dette træk, kan ikke reparere.',
  'ws.refuse.weighingNoRepair': 'Skibet letter anker og kan ikke reparere.',
  'ws.refuse.tooFewForRepair':
    'Det kræver 2 besætningsafdelinger med rubrikker tilbage at reparere.',
  'ws.refuse.notYoursToSail': 'Vælg et af dine egne skibe, der stadig kan sejle.',
  'ws.refuse.sailsStandSo': 'Sejlene står allerede sådan.',
  'ws.refuse.sailsSetAlready': 'Sejlene er allerede sat eller bjærget i dette træk.',
  'ws.refuse.setSailsNoRepair':
    'Et skib, der har sat eller bjærget sejl i dette træk, kan ikke reparere.',
  'ws.refuse.repairingNoSails': 'Besætningen reparerer: sejlene bliver, som de er, i dette træk.',
  'ws.refuse.noFullSailInBasic': 'I grundspillet er der ingen fulde sejl.',
  'ws.refuse.noFullSailForHer': 'Dette skib fører ikke fulde sejl.',
  'ws.refuse.foremastGone':
    'Rigningens første afsnit er tabt: ingen fulde sejl, før en rubrik i det er repareret.',
  'ws.refuse.tooWindy': 'Vinden er for stærk til fulde sejl.',
  'ws.refuse.barelyUnderWay': 'Skibet lå stille: først kommer et felt ligeud uden drejning.',
  'ws.refuse.noSailsToSet': 'Ingen af disse skibe kan ændre sine sejl sådan.',
  'ws.event.sideLoaded': '{ship} lader til {side}: {ammunition}.',
  'ws.event.sideLoadedUnseen': '{ship} lader til {side}.',
  'ws.event.doubleBegun': '{ship} begynder en dobbelt ladning til {side}.',
  'ws.event.doubleLost': '{ship} opgiver sin dobbelte ladning.',
  'ws.event.repairNoted':
    '{ship} reparerer ({part}): {notes, plural, one {# træk} other {# træk}} arbejde indtil nu.',
  'ws.event.repairMade': '{ship} gør en reparation færdig: 2 rubrikker tilbage ({part}).',
  'ws.event.sailsSet.full': '{ships} sætter fulde sejl.',
  'ws.event.sailsSet.battle': '{ships} sætter kampsejl.',
}
