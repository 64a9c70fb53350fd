import type { Translated } from '@grognard/umpire/message.ts'
import type { damageEnglish } from './messages.en.ts'

/** Losses, critical hits, how ships are lost. */
export const damageDanish: Translated<typeof damageEnglish> = {
  'sequence.broadsides': 'Bredsidernes virkning',
  'sequence.damage': 'Skade',
  'order.loseGuns': 'vælg tabte kanoner',
  'order.loseGunsFirst': 'vælg, hvilke kanoner der mistes først',
  'ws.order.loseGunsFirst': 'Mist altid kanoner før karronader',
  'ws.order.lose.guns':
    '{ship}: mist {squares, plural, one {# kanonrubrik} other {# kanonrubrikker}}, {side}s {end}',
  'ws.order.lose.carronades':
    '{ship}: mist {squares, plural, one {# karronaderubrik} other {# karronaderubrikker}}, {side}s {end}',
  'ws.refuse.noGunsToLose': 'Vælg et af dine egne skibe, der har kanoner at miste.',
  'ws.refuse.notThoseGuns': 'De kanoner, der er nærmest ilden, går tabt først.',
  'ws.refuse.tooManyGuns':
    'Af disse kan der højst mistes {squares, plural, one {# rubrik} other {# rubrikker}}.',
  'ws.squares.hull': '{squares, plural, one {# skrogrubrik} other {# skrogrubrikker}}',
  'ws.squares.guns': '{squares, plural, one {# kanonrubrik} other {# kanonrubrikker}}',
  'ws.squares.crew': '{squares, plural, one {# besætningsrubrik} other {# besætningsrubrikker}}',
  'ws.squares.rigging': '{squares, plural, one {# rigningsrubrik} other {# rigningsrubrikker}}',
  'ws.event.hitsTaken': '{ship} mister {squares}.',
  'ws.event.gunsLost':
    '{ship} mister {squares, plural, one {# kanonrubrik} other {# kanonrubrikker}} ({side}s {end}).',
  'ws.event.carronadesLost':
    '{ship} mister {squares, plural, one {# karronaderubrik} other {# karronaderubrikker}} ({side}s {end}).',
  'ws.event.hullLostForGuns':
    '{ship} har ingen kanoner tilbage at miste og mister {squares, plural, one {# skrogrubrik} other {# skrogrubrikker}} i stedet.',
  'ws.event.mastLost.clear': '{ship} mister en mast; den falder frit i vandet.',
  'ws.event.mastLost.port': '{ship} mister en mast; den hænger ud over bagbord.',
  'ws.event.mastLost.starboard': '{ship} mister en mast; den hænger ud over styrbord.',
  'ws.event.wreckageFouls': '{other} hænger fast i vraggodset fra {ship}.',
  'ws.event.wreckageClears': '{other} går fri af vraggodset fra {ship}.',
  'ws.event.critical.hull': 'Kritisk træffer på {ship}: {effect} (skrog, tal {number}).',
  'ws.event.critical.rigging': 'Kritisk træffer på {ship}: {effect} (rigning, tal {number}).',
  'ws.critical.none': 'ingen virkning',
  'ws.critical.leaders': 'en leder kan falde',
  'ws.critical.section': 'et afsnit af rigningen skydes væk',
  'ws.critical.sectionByRake': 'den langskibs ild skyder et afsnit af rigningen væk',
  'ws.critical.sectionByCloseRake':
    'den langskibs ild inden for 3 felter skyder et afsnit af rigningen væk',
  'ws.critical.obscured': 'rigning falder ud over den ene side',
  'ws.critical.doubledByRake': 'den langskibs ild fordobler træffere på kanoner og besætning',
  'ws.critical.doubledByCloseRake':
    'den langskibs ild inden for 3 felter fordobler træffere på kanoner og besætning',
  'ws.critical.cable': 'ankertovet er skudt over',
  'ws.critical.morale': 'besætningen vakler',
  'ws.critical.steering': 'roret er ramt',
  'ws.critical.magazine': 'krudtkammeret er ramt',
  'ws.critical.tied': 'en læk i vandlinjen',
  'ws.critical.fire': 'der bryder brand ud',
  'ws.event.sideObscured': '{ship}: vraggods dækker en side til og med træk {turn} ({side}).',
  'ws.event.cableCut': '{ship} mister sit ankertov og kan ikke ankre igen.',
  'ws.event.moraleTested': '{ship} prøver moralen: besætningen er stadig {quality}.',
  'ws.event.moraleFell': '{ship} prøver moralen: besætningen er nu kun {quality}.',
  'ws.event.steeringHit':
    '{ship} kan nu {turning, plural, =0 {ikke dreje mere} one {dreje # gang pr. træk} other {dreje # gange pr. træk}}.',
  'ws.event.magazineHit':
    '{ship} eksploderer: kast og afstand giver {total} (eksploderer ved 4 eller mindre).',
  'ws.event.magazineSafe':
    '{ship} eksploderer ikke: kast og afstand giver {total} (eksploderer ved 4 eller mindre).',
  'ws.event.sectionTied': '{ship}: en besætningsafdeling må stå ved pumperne fra nu af.',
  'ws.event.fireBrokeOut': '{ship} brænder i {turns, plural, one {# træk} other {# træk}}.',
  'ws.event.fireOutOfHand': '{ship} brænder ukontrolleret og vil eksplodere.',
  'ws.event.leaderLost':
    '{leader} falder om bord på {ship}: i alt {total} (falder ved 12 eller mere).',
  'ws.event.leaderUnhurt':
    '{leader} er uskadt om bord på {ship}: i alt {total} (falder ved 12 eller mere).',
  'ws.event.explosionHit':
    'Eksplosionen på {ship} rammer {target}: skrog {hull}, kanoner {guns}, besætning {crew}, rigning {rigging}.',
  'ws.event.fate.strikes': '{ship} stryger flaget: skroget er skudt i stykker.',
  'ws.event.fate.sinking': '{ship} er ved at synke: skroget er skudt i stykker.',
  'ws.event.fate.exploding': '{ship} brænder og vil eksplodere: skroget er skudt i stykker.',
  'ws.event.surrendered.firepower':
    '{ship} overgiver sig til {other}: skibet har ingen kanoner tilbage.',
  'ws.event.surrendered.immobility':
    '{ship} overgiver sig til {other}: skibet har ingen rigning tilbage.',
  'ws.event.surrenderLapsed': '{ship} har egne skibe i nærheden og kæmper videre fra træk {turn}.',
  'ws.event.shipActsAgain': '{ship} kæmper videre.',
  'ws.event.doomHolds.sinking': '{ship} holder sig flydende endnu et træk.',
  'ws.event.doomHolds.exploding': '{ship} eksploderer ikke i dette træk.',
  'ws.event.shipLost.sunk': '{ship} synker.',
  'ws.event.shipLost.exploded': '{ship} eksploderer.',
}
