import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

/** Skydning: ordrer, afslag, hvad der bortfalder og hvorfor, resultater. */
export const fireDanish: Translated<typeof fireEnglish> = {
  'order.fire': 'skyd',
  'order.range': 'indskyd',
  'order.canister': 'kardæsk',
  'ba.order.fire':
    '{unit} skyder på {target}, {edge}, med {figures, plural, one {# figur} other {# figurer}}{danger, select, over {; linjen går hen over {friend}, måske for nær} near {; linjen går tæt forbi {friend}, måske for nær} behind {; {friend} står bagved, måske for nær} other {}}',
  'ba.order.fire.guns':
    '{unit} skyder på {target}, {edge}, med {guns, plural, one {# figurpjece} other {# figurpjecer}}{danger, select, over {; linjen går hen over {friend}, måske for nær} near {; linjen går tæt forbi {friend}, måske for nær} behind {; {friend} står bagved, måske for nær} other {}}',
  'ba.order.fire.hidden':
    '{unit} skyder ved {x, number}/{y, number} cm med {figures, plural, one {# figur} other {# figurer}}: {target}',
  'ba.order.range': '{unit} indskyder sig på {target} uden virkning',
  'ba.order.canister': '{unit} lader med kardæsk',
  'ba.hit.front': 'i fronten',
  'ba.hit.rear': 'i ryggen',
  'ba.hit.leftFlank': 'i venstre flanke',
  'ba.hit.rightFlank': 'i højre flanke',
  'ba.hit.rear.front': 'bagfra, hvor den også har front',
  'ba.hit.leftFlank.front': 'fra venstre, hvor den også har front',
  'ba.hit.rightFlank.front': 'fra højre, hvor den også har front',
  'ba.arc.fire': 'skudfelt',
  'ba.arc.zone': 'zone {zone, number}, indtil {cm, number} cm',
  'ba.refuse.notThere': '{unit} står ikke som selvstændig enhed på bordet; vælg en anden.',
  'ba.refuse.firesWithGarrison':
    'Alle i bygningen skyder som én enhed; {unit} skyder sammen med {leader}, så vælg den.',
  'ba.refuse.tooDisorderedToFire':
    '{unit} er i uorden og kan ikke skyde; i orden eller let uorden kan den.',
  'ba.refuse.gunnersCannotFire':
    '{unit} har forladt kanonerne og kan ikke skyde uden dem; bemand dem først igen.',
  'ba.refuse.busyElsewhere':
    '{unit} arbejder eller hviler og skyder ikke; i en anden formation kan den.',
  'ba.refuse.noFirearms': '{unit} har ingen skydevåben; vælg en enhed, der har.',
  'ba.refuse.notUnlimbered': '{unit} er påprodset; kanoner skyder afprodset.',
  'ba.refuse.noGunners':
    '{unit} har ingen artillerister ved kanonerne; bemandet igen kan de skyde.',
  'ba.refuse.noSupplies': '{unit} har ingen ammunition mere; den får ny ved hvil.',
  'ba.refuse.firedAfterFastMarch':
    '{unit} har gået i ilmarch og kan ikke skyde i dette træk; i næste træk kan den.',
  'ba.refuse.wasPassedThrough':
    '{unit} er gennemmarcheret og kan ikke skyde mere i dette træk; i næste træk kan den.',
  'ba.refuse.hasContinued': '{unit} har brugt fortsat skydning og skyder først igen i næste træk.',
  'ba.refuse.notFiredLastTurn': '{unit} skød ikke på nogen i sidste træk; vent til skydefasen.',
  'ba.refuse.noPlaceToHide':
    'Til skydning på en formodet besætning angives en skov, en bygning, en terrænlinie eller vanskeligt terræn og et punkt deri.',
  'ba.refuse.noFireAtStaff': 'Der kan ikke skydes på chefer og ordonnanser; vælg en enhed.',
  'ba.refuse.noSuchTarget': 'Vælg en fjendtlig enhed på bordet, der har figurer tilbage.',
  'ba.refuse.onlyLastTarget':
    'Fortsat skydning sker kun på sidste træks mål; {target} var det ikke.',
  'ba.refuse.helpsAlready': '{unit} hjælper allerede en enhed; tag det først tilbage.',
  'ba.refuse.onlyGunsRange': '{unit} har ingen kanoner at indskyde sig med; skyde kan den.',
  'ba.refuse.rangesOnly':
    '{unit} kan ikke både indskyde sig uden virkning og skyde i samme træk; tag det andet tilbage først.',
  'ba.refuse.twoPartsOnly':
    '{unit} og dens kæde skyder i højst {most, number} dele; tag først en tilbage.',
  'ba.refuse.wholeModels':
    '{unit} skyder med hele figurpjecer, der har artillerister og ikke er brugt; figurerne er deres artillerister.',
  'ba.refuse.halfOfGarrison':
    'Fra en side af bygningen skyder {unit} med højst {most, number} figurer.',
  'ba.refuse.tooManyFiring': 'Som {unit} er opstillet, kan {most, number} figurer endnu skyde.',
  'ba.refuse.fireUnitTooSmall':
    'Færre end {least, number} figurer af {unit} er ingen skydeenhed; angiv flere.',
  'ba.refuse.nobodyThere':
    'Der står ingen, hvor {unit} skulle skyde; vælg et andet punkt eller mål.',
  'ba.refuse.notSeen': '{unit} ser ikke {target}. Man kan skyde på det terræn, der formodes besat.',
  'ba.refuse.noLineOfAim':
    'Ingen figur i {unit} har en fri sigtelinie til {target} inden for skudvinklen; vælg et andet mål.',
  'ba.refuse.noHitPoint':
    'Ingen kant af {target} ligger inden for skudvinklen for {unit}; angiv andre figurer eller et andet mål.',
  'ba.refuse.lineOfFireBarred':
    'Skudlinien fra {unit} til {target} er spærret; vælg et andet træfpunkt eller mål.',
  'ba.refuse.beyondRange':
    '{target} er længere væk end de {cm, number} cm for {unit}; vælg et nærmere mål.',
  'ba.refuse.beyondCanister':
    '{unit} er ladt med kardæsk, der rækker {cm, number} cm; {target} er længere væk, vælg et nærmere mål.',
  'ba.refuse.safetyDistance':
    'Skudlinien fra {unit} går for tæt forbi {friend}: der kræves en tiendedel af afstanden dertil og halvdelen af den skydende front. Vælg et andet træfpunkt eller færre figurer.',
  'ba.refuse.friendBehind':
    'Bag {target} rammer skudlinien fra {unit} inden for {cm, number} cm {friend}; vælg et andet træfpunkt eller mål.',
  'ba.refuse.overheadTooNear':
    '{between} står for nær ved {unit} eller {target} til overskydning: der kræves {least, number} cm på denne side og {beyond, number} cm på den anden.',
  'ba.refuse.canisterOverOwn':
    '{unit} kan ikke skyde med kardæsk over {friend}; vælg et andet træfpunkt eller mål.',
  'ba.refuse.noFireUnit':
    'De af {unit}, der kan skyde på {target}, er ingen skydeenhed; angiv flere figurer eller et andet mål.',
  'ba.refuse.noGunsToLoad': '{unit} har ingen kanoner at lade; kardæsk er for artilleri.',
  'ba.refuse.firesItself': '{unit} skyder selv; tag det først tilbage.',
  'ba.refuse.neighbourOnlyInFire':
    'I fortsat skydning er der ingen naboenheder; vent til skydefasen.',
  'ba.refuse.friendFiresNotAt': '{friend} har ikke meldt skydning på det mål; meld den først.',
  'ba.refuse.neighbourCannotFire':
    '{unit} kunne ikke selv skyde på det mål; det skal en naboenhed kunne.',
  'ba.lost.BA-1.1.2-10': 'der er ingen',
  'ba.lost.BA-1.1.6-01': 'målet ses ikke',
  'ba.lost.BA-3.1.3-01': 'ingen har en sigtelinie',
  'ba.lost.BA-3.1.3-06': 'ingen kant ligger inden for skudvinklen',
  'ba.lost.BA-3.1.3-03': 'skudlinien er spærret',
  'ba.lost.BA-3.1.3-08': 'målet er uden for skudvidde',
  'ba.lost.BA-3.4.4-01': 'målet er uden for kardæskens skudvidde',
  'ba.lost.BA-3.1.4-01': 'egne enheder er for tæt på skudlinien',
  'ba.lost.BA-3.1.4-02': 'egne enheder står tæt bagved',
  'ba.lost.BA-3.4.2-01': 'dem imellem kan man ikke skyde over',
  'ba.lost.BA-Q-63': 'for få kan skyde',
  'ba.event.canisterLoaded': '{unit} har ladt med kardæsk.',
  'ba.event.fireLost': '{unit} skyder ikke på {target}: {why}.',
  'ba.event.helperLost.neighbour': '{unit} tæller ikke som naboenhed for {friend}.',
  'ba.event.fireUnanswered': '{unit} kan ikke besvare skydningen fra {by}: {why}',
  'ba.event.helperLost.support': '{unit} tæller ikke som støtteenhed for {friend}.',
  'ba.event.rangeFound': '{unit} indskyder sig på {target}.',
  'ba.event.fireRolled':
    '{unit} skyder på {target}: kastet {dice, number}, {loss, number} for tab ({fireUnits, plural, one {# skydeenhed} other {# skydeenheder}}, {quarters, plural, one {# kvart figur} other {# kvarte figurer}}), {moral, number} for moral ({degree}).',
  'ba.event.fireSplit': '{first} {second}',
  'ba.modifier.fire.target.columnEffect': 'kolonnevirkning',
  'ba.modifier.fire.target.squareMassHuddle': 'karré, bataljonsmasse eller hob',
  'ba.modifier.fire.own.skirmish': 'kæde skyder',
  'ba.modifier.fire.target.skirmish': 'på en kæde',
  'ba.modifier.fire.target.limbered': 'på påprodset artilleri',
  'ba.modifier.fire.target.unlimbered': 'på afprodset artilleri',
  'ba.modifier.fire.own.mountedCav': 'opsiddet kavaleri skyder',
  'ba.modifier.fire.target.mountedCav': 'på opsiddet kavaleri',
  'ba.modifier.fire.target.mountedCavCharge': 'på kavaleri i storm',
  'ba.modifier.fire.target.flank': 'flankeskydning',
  'ba.modifier.fire.target.rear': 'rygskydning',
  'ba.modifier.fire.own.hidden': 'skjult mål',
  'ba.modifier.fire.own.obstacle': 'skyder under passage af hindring',
  'ba.modifier.fire.target.obstacle': 'mål under passage af hindring',
  'ba.modifier.fire.target.cover1': 'dækning I',
  'ba.modifier.fire.target.cover2': 'dækning II',
  'ba.modifier.fire.target.cover3': 'dækning III',
  'ba.modifier.fire.target.wood': 'mål i skov',
  'ba.modifier.fire.target.r50': 'mål 50 % flere',
  'ba.modifier.fire.own.r100': '100 % flere skydende',
  'ba.modifier.fire.target.r100': 'mål 100 % flere',
  'ba.modifier.fire.own.r200': '200 % flere skydende',
  'ba.modifier.fire.target.r200': 'mål 200 % flere',
  'ba.modifier.fire.target.r300': 'mål 300 % flere',
  'ba.modifier.fire.target.r400': 'mål 400 % flere',
  'ba.modifier.fire.own.notStationary': 'ej stationær',
  'ba.modifier.fire.own.footNotStationary': 'fodartilleri ej stationær',
  'ba.modifier.fire.own.split': 'delt skydning',
  'ba.modifier.fire.own.split23': 'delt skydning på zone 2 eller 3',
  'ba.modifier.fire.own.first': 'første skydning',
  'ba.modifier.fire.target.noSupply': 'mål uden ammunition',
  'ba.modifier.fire.own.canister': 'kardæsk',
  'ba.modifier.fire.own.zone2': 'zone 2',
  'ba.modifier.fire.own.zone3': 'zone 3',
  'ba.modifier.fire.own.nonRicochet': 'ikke-richochet',
  'ba.modifier.fire.own.ranging': 'indskydning',
  'ba.modifier.fire.own.pd3_4': '3-4 pd',
  'ba.modifier.fire.own.pd12': '12 pd',
  'ba.modifier.fire.own.LU': 'skyder i let uorden',
  'ba.modifier.fire.target.LU': 'mål i let uorden',
  'ba.modifier.fire.target.U': 'mål i uorden',
  'ba.modifier.fire.target.FU': 'mål i fuldstændig uorden',
  'ba.modifier.fire.own.trained': 'særligt trænede skytter',
  'ba.modifier.fire.target.support': 'mål støttet',
  'ba.modifier.fire.own.neighbour': 'naboenhed',
  'ba.modifier.fire.own.chief': 'egen chef indsat',
  'ba.modifier.fire.target.chief': 'målets chef indsat',
  'ba.modifier.fire.own.valeur': 'egen valeur',
  'ba.modifier.fire.target.valeur': 'målets valeur',
  'ba.modifier.fire.moral': 'kun for moralen: {what}',
  'ba.modifier.fire.first': 'første del: {what}',
  'ba.modifier.fire.second': 'anden del: {what}',
  'ba.modifier.fire.nothing': 'intet for tabene',
  'ba.sum.loss': 'for tabene',
  'ba.sum.moral': 'for den moralske virkning',
  'ba.sum.first.loss': 'for tabene, første del',
  'ba.sum.first.moral': 'for den moralske virkning, første del',
  'ba.sum.second.loss': 'for tabene, anden del',
  'ba.sum.second.moral': 'for den moralske virkning, anden del',
  'ba.odds.unmeasured':
    'Chancerne ville røbe afstanden, og der måles først, når skydningen er meldt. Indtil da gælder øjemålet.',
  'ba.event.declared.fire': 'Meldt: {unit} beskyder {other}.',
}
