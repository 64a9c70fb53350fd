import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Targets, broadsides, what they hit. */
export const fireDanish: Translated<typeof fireEnglish> = {
  'order.fire': 'skyd',
  'order.fireMany': 'skyd med mange skibe',
  'ws.order.fireMany.division.hull': 'Divisionen med {ship}: skyd på skrogene',
  'ws.order.fireMany.division.rigging': 'Divisionen med {ship}: skyd på rigningen',
  'ws.order.fireMany.fleet.hull': 'Skyd med alle bredsider på skrogene',
  'ws.order.fireMany.fleet.rigging': 'Skyd med alle bredsider på rigningen',
  'ws.refuse.nobodyToFireAt': 'Ingen af disse skibe har et mål inden for rækkevidde.',
  'order.fireBlank': 'skyd uden mål',
  'order.holdFire': 'hold ilden',
  'ws.order.fire.hull': '{ship}, {side}: skyd på skroget af {target}',
  'ws.order.fire.rigging': '{ship}, {side}: skyd på rigningen af {target}',
  'ws.order.fireBlank': '{ship}, {side}: skyd uden mål',
  'ws.order.holdFire': '{ship}, {side}: hold ilden',
  'ws.rake.none': 'bredside',
  'ws.rake.bow': 'langskibs ild forfra',
  'ws.rake.stern': 'langskibs ild agterfra',
  'ws.fire.broadside':
    '{squares, plural, one {# kanonrubrik} other {# kanonrubrikker}} på {range, plural, one {# felt} other {# felter}}',
  'ws.fire.rake':
    'langskibs ild fra {squares, plural, one {# kanonrubrik} other {# kanonrubrikker}} på {range, plural, one {# felt} other {# felter}}',
  'ws.fire.sternRake': 'langskibs ild gennem agterspejlet',
  'ws.fire.quality': 'besætning: {quality}',
  'ws.fire.initial': 'denne sides første bredside',
  'ws.fire.sections':
    '{sections, plural, one {# besætningsafdeling} other {# besætningsafdelinger}} væk fra kanonerne',
  'ws.fire.captured': 'prisebesætning',
  'ws.fire.ammunition': '{ammunition}',
  'ws.fire.anchored': 'for anker',
  'ws.fire.weather': 'hårdt vejr',
  'ws.fire.dismasted': 'afmastet',
  'ws.fire.obscured': 'vraggods over denne side',
  'ws.fire.burning': 'i brand',
  'ws.event.fireDeclared.hull': '{ship}, {side}: vil skyde på skroget af {target}.',
  'ws.event.fireDeclared.rigging': '{ship}, {side}: vil skyde på rigningen af {target}.',
  'ws.event.blankDeclared': '{ship}, {side}: vil skyde uden mål.',
  'ws.event.fireWithdrawn': '{ship}, {side}: holder ilden.',
  'ws.event.firedBlank': '{ship}, {side}: skyder uden mål.',
  'ws.event.broadsideMissed':
    '{ship} rammer ikke {target}: {ammunition} på {range, plural, one {# felt} other {# felter}} (træffertal {number}, under træffertabellerne).',
  'ws.event.broadsideVain':
    '{ship} skyder uden virkning på {target} ({rake}, {ammunition}, {range, plural, one {# felt} other {# felter}}, træffertabel {number}).',
  'ws.event.broadsideFired':
    '{ship} rammer {target}: {any, plural, =0 {ingen rubrikker} other {{hits}}} ({rake}, {ammunition}, {range, plural, one {# felt} other {# felter}}, træffertabel {number}){criticals, plural, =0 {} one {; kritisk træffer} other {; # kritiske træffere}}.',
  'ws.refuse.notYourGuns': 'Vælg et af dine egne skibe, der kan kæmpe.',
  'ws.refuse.notLoaded': 'Denne side er ikke ladt: {side}.',
  'ws.refuse.noGunners': 'Ingen besætningsafdeling er fri til at betjene kanonerne.',
  'ws.refuse.mastOverGuns': 'En mast hænger ud over siden: kap den, før skibet skyder.',
  'ws.refuse.agroundGuns': 'Skibet står på grund og kan ikke skyde.',
  'ws.refuse.warpedGuns': 'Skibet har drejet om sit anker og kan ikke skyde i dette træk.',
  'ws.refuse.weighingGuns': 'Skibet letter anker og kan ikke skyde.',
  'ws.refuse.noGunsLeft': 'Ingen kanon er tilbage på denne side: {side}.',
  'ws.refuse.noTarget': 'Vælg et fjendtligt skib, der stadig kæmper.',
  'ws.refuse.beyondRange': 'Uden for rækkevidde: højst {range} felter.',
  'ws.refuse.notInField': 'Målet ligger ikke i denne sides skudfelt.',
  'ws.refuse.landIsNearer': 'Land ligger nærmere end målet.',
  'ws.refuse.friendIsNearer':
    '{other}, som er på din side, ligger nærmere end målet og er i vejen.',
  'ws.refuse.beatenIsNearer': '{other} kæmper ikke længere, men ligger nærmere og er i vejen.',
  'ws.refuse.anotherIsNearer':
    '{other} ligger nærmere: en side skyder på det nærmeste skib i sit skudfelt.',
  'ws.refuse.spared':
    'På denne afstand skyder et linjeskib ikke på et mindre skib, der har holdt sig ude af kampen.',
  'ws.refuse.noGunsBear': 'Ingen af de tilbageværende kanoner kan nå målet.',
  'ws.refuse.hullTooFar': 'Ud over {range} felter skydes der kun på rigningen.',
  'ws.refuse.boundRigging': 'Skibe, der hænger sammen, skyder kun på hinandens skrog.',
  'ws.refuse.beyondReach':
    'Ladt med {ammunition}: højst {reach, plural, one {# felt} other {# felter}}.',
  'ws.refuse.grapeAtRigging': 'Druehagl skydes mod besætningen: sigt mod skroget.',
  'ws.refuse.grapeInMelee':
    'Dine egne folk har kæmpet med denne besætning i et træk: ingen druehagl.',
  'ws.refuse.noTargetNamed': 'Denne side har ikke valgt et mål.',
}
