import type { Translated } from '@grognard/umpire/message.ts'
import type { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damageDanish: Translated<typeof damageEnglish> = {
  'sequence.broadsides': 'Hvad kanonerne har gjort',
  'sequence.damage': 'Hvad der er ramt',
  'order.loseGuns': 'vælg tabte kanoner',
  'order.loseGunsFirst': 'mist kanoner først',
  'ws.order.loseGunsFirst': 'Mist kanoner før karronader',
  'ws.order.lose.guns':
    '{ship}: mist {squares, plural, one {# kanonfelt} other {# kanonfelter}}, {side}, {end}',
  'ws.order.lose.carronades':
    '{ship}: mist {squares, plural, one {# karronadefelt} other {# karronadefelter}}, {side}, {end}',
  'ws.refuse.noGunsToLose': 'Vælg et af dine egne skibe, der har kanoner at miste.',
  'ws.refuse.notThoseGuns': 'De kanoner, der er nærmest ilden, går tabt først.',
  'ws.refuse.tooManyGuns':
    'Af disse kan der højst mistes {squares, plural, one {# felt} other {# felter}}.',
  'ws.squares.hull': 'skrog {squares}',
  'ws.squares.guns': 'kanoner {squares}',
  'ws.squares.crew': 'besætning {squares}',
  'ws.squares.rigging': 'rigning {squares}',
  'ws.event.hitsTaken': '{ship} mister {squares}.',
  'ws.event.gunsLost':
    '{ship} mister {squares, plural, one {# kanonfelt} other {# kanonfelter}} ({side}, {end}).',
  'ws.event.carronadesLost':
    '{ship} mister {squares, plural, one {# karronadefelt} other {# karronadefelter}} ({side}, {end}).',
  'ws.event.hullLostForGuns': '{ship} har ingen kanon tilbage at miste: skrog {squares} i stedet.',
  'ws.event.mastLost.clear': '{ship} mister en mast; den falder fri.',
  'ws.event.mastLost.port': '{ship} mister en mast; den hænger ud over bagbord.',
  'ws.event.mastLost.starboard': '{ship} mister en mast; den hænger ud over styrbord.',
  'ws.event.wreckageFouls': '{other} hænger fast i vraggodset fra {ship}.',
  'ws.event.wreckageClears': '{other} går fri af vraggodset fra {ship}.',
  'ws.event.critical.hull': 'Kritisk træffer på {ship}: {effect} (skrog, {number}).',
  'ws.event.critical.rigging': 'Kritisk træffer på {ship}: {effect} (rig, {number}).',
  'ws.critical.none': 'ingen virkning',
  'ws.critical.leaders': 'en leder kan falde',
  'ws.critical.section': 'en rigsektion skydes væk',
  'ws.critical.sectionByRake': 'langskibs beskydning skyder en rigsektion væk',
  'ws.critical.sectionByCloseRake':
    'langskibs beskydning inden for 3 felter skyder en rigsektion væk',
  'ws.critical.obscured': 'rig falder ud over en side',
  'ws.critical.doubledByRake': 'langskibs beskydning fordobler træffere på kanoner og besætning',
  'ws.critical.doubledByCloseRake':
    'langskibs beskydning inden for 3 felter fordobler træffere på kanoner og besætning',
  'ws.critical.cable': 'ankertovet er skudt over',
  'ws.critical.morale': 'besætningen vakler',
  'ws.critical.steering': 'roret er ramt',
  'ws.critical.magazine': 'krudtkammeret er ramt',
  'ws.critical.tied': 'en læk i vandlinjen',
  'ws.critical.fire': 'brand',
  'ws.event.sideObscured': '{ship}: vraggods over en side til og med træk {turn} ({side}).',
  'ws.event.cableCut': '{ship} mister sit ankertov og kan ikke ankre igen.',
  'ws.event.moraleTested': '{ship}: besætningen er {quality} efter moralprøven.',
  'ws.event.steeringHit':
    '{ship} kan gøre {turning, plural, =0 {ingen drejning} one {# drejning} other {# drejninger}} i et træk.',
  'ws.event.magazineHit':
    '{ship} slår {total} med afstanden (eksploderer ved 4 eller mindre): eksploderer.',
  'ws.event.magazineSafe':
    '{ship} slår {total} med afstanden (eksploderer ved 4 eller mindre): går fri.',
  'ws.event.sectionTied': '{ship}: en besætningsafdeling står ved pumperne for altid.',
  'ws.event.fireBrokeOut': '{ship} brænder i {turns, plural, one {# træk} other {# træk}}.',
  'ws.event.fireOutOfHand': '{ship} brænder ukontrolleret og vil eksplodere.',
  'ws.event.leaderLost': '{leader} falder om bord på {ship}: {total} (kræver 12).',
  'ws.event.leaderUnhurt': '{leader} er uskadt om bord på {ship}: {total} (kræver 12).',
  'ws.event.explosionHit':
    'Eksplosionen på {ship} rammer {target}: skrog {hull}, kanoner {guns}, besætning {crew}, rigning {rigging}.',
  'ws.event.fate.strikes': '{ship} stryger flaget: skroget er skudt i stykker.',
  'ws.event.fate.sinking': '{ship} er ved at synke: skroget er skudt i stykker.',
  'ws.event.fate.exploding': '{ship} brænder og vil eksplodere: skroget er skudt i stykker.',
  'ws.event.surrendered.firepower': '{ship} overgiver sig til {other}: ingen kanon er tilbage.',
  'ws.event.surrendered.immobility': '{ship} overgiver sig til {other}: ingen rigning er tilbage.',
  'ws.event.surrenderLapsed': '{ship} har venner i nærheden og kæmper videre fra træk {turn}.',
  'ws.event.shipActsAgain': '{ship} kæmper videre.',
  'ws.event.doomHolds.sinking': '{ship} holder sig flydende et træk endnu.',
  'ws.event.doomHolds.exploding': '{ship} eksploderer ikke i dette træk.',
  'ws.event.shipLost.sunk': '{ship} synker.',
  'ws.event.shipLost.exploded': '{ship} eksploderer.',
}
