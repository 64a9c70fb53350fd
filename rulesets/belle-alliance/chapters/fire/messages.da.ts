import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

/** Skydning: ordrer, afslag, hvad der bortfalder og hvorfor, resultater. */
export const fireDanish: Translated<typeof fireEnglish> = {
  'order.fire': 'skyd',
  'order.range': 'skyd dig ind',
  'order.canister': 'lad med kardæsk',
  'ba.order.fire':
    '{unit}: skyd på {target} ({edge}) med {figures, plural, one {# figur} other {# figurer}}{danger, select, over {; linjen går hen over {friend}, måske for nær} near {; linjen går tæt forbi {friend}, måske for nær} behind {; {friend} står bagved, måske for nær} other {}}',
  'ba.order.fire.guns':
    '{unit}: skyd på {target} ({edge}) med {guns, plural, one {# figurpjece} other {# figurpjecer}}{danger, select, over {; linjen går hen over {friend}, måske for nær} near {; linjen går tæt forbi {friend}, måske for nær} behind {; {friend} står bagved, måske for nær} other {}}',
  'ba.order.fire.hidden':
    '{unit}: skyd på et skjult mål ved {x, number}/{y, number} cm med {figures, plural, one {# figur} other {# figurer}} ({target})',
  'ba.order.range': '{unit}: skyd dig ind på {target}, uden virkning',
  'ba.order.canister': '{unit}: lad med kardæsk',
  'ba.hit.front': 'front',
  'ba.hit.rear': 'ryg',
  'ba.hit.leftFlank': 'venstre flanke',
  'ba.hit.rightFlank': 'højre flanke',
  'ba.hit.rear.front': 'bagfra, hvor den også har front',
  'ba.hit.leftFlank.front': 'fra venstre, hvor den også har front',
  'ba.hit.rightFlank.front': 'fra højre, hvor den også har front',
  'ba.arc.fire': 'skudfelt',
  'ba.arc.zone': 'zone {zone, number}, op til {cm, number} cm',
  'ba.refuse.notThere': '{unit} står ikke som selvstændig enhed på bordet; vælg en anden.',
  'ba.refuse.firesWithGarrison':
    '{unit} skyder sammen med {leader}, for alle i bygningen skyder som én enhed. Vælg {leader}.',
  'ba.refuse.tooDisorderedToFire':
    '{unit} er i uorden og kan ikke skyde; det kan kun enheder i orden eller let uorden.',
  'ba.refuse.gunnersCannotFire':
    '{unit} har forladt deres kanoner og kan ikke skyde; de må først bemande dem igen.',
  'ba.refuse.busyElsewhere':
    '{unit} arbejder eller hviler og kan ikke skyde; den må først skifte formation.',
  'ba.refuse.noFirearms': '{unit} har ingen skydevåben; vælg en enhed, der har det.',
  'ba.refuse.notUnlimbered': '{unit} er påprodset; kanoner skal være afprodset for at skyde.',
  'ba.refuse.noGunners': '{unit} har ingen artillerister ved kanonerne; de må først bemandes igen.',
  'ba.refuse.noSupplies': '{unit} har ingen ammunition mere; den må hvile for at få ny.',
  'ba.refuse.firedAfterFastMarch': '{unit} har brugt ilmarch og kan først skyde i næste træk.',
  'ba.refuse.wasPassedThrough': '{unit} er gennemmarcheret og kan først skyde igen i næste træk.',
  'ba.refuse.hasContinued':
    '{unit} har brugt fortsat skydning og kan først skyde igen i næste træk.',
  'ba.refuse.notFiredLastTurn':
    '{unit} skød ikke i sidste træk og kan ikke fortsætte sin skydning; den kan skyde i skydefasen.',
  'ba.refuse.noPlaceToHide':
    'Vælg en skov, en bygning, en terrænlinje eller vanskeligt terræn og et punkt deri for at skyde på en modstander, du ikke kan se.',
  'ba.refuse.noFireAtStaff': 'Der kan ikke skydes på chefer og ordonnanser; vælg en enhed.',
  'ba.refuse.noSuchTarget': 'Vælg en af modstanderens enheder på bordet, som har figurer tilbage.',
  'ba.refuse.onlyLastTarget':
    '{target} var ikke enhedens mål i sidste træk; fortsat skydning sker kun mod sidste træks mål.',
  'ba.refuse.helpsAlready':
    '{unit} er allerede naboenhed eller støtteenhed for en anden enhed; tag det først tilbage.',
  'ba.refuse.onlyGunsRange':
    '{unit} har ingen kanoner og behøver ikke at skyde sig ind; den kan bare skyde.',
  'ba.refuse.rangesOnly':
    '{unit} kan ikke både skyde sig ind uden virkning og beskyde et mål i samme træk; tag det andet tilbage først.',
  'ba.refuse.twoPartsOnly':
    '{unit} og dens kæde skyder i højst {most, number} dele; tag først en tilbage.',
  'ba.refuse.wholeModels':
    '{unit} skyder med hele figurpjecer: vælg pjecer, der har artillerister og ikke er brugt endnu; artilleristerne er figurerne.',
  'ba.refuse.halfOfGarrison':
    '{unit} kan højst skyde med {most, number} figurer fra én side af bygningen.',
  'ba.refuse.tooManyFiring':
    '{unit} har i denne formation {most, number} figurer tilbage, der kan skyde; vælg ikke flere.',
  'ba.refuse.fireUnitTooSmall':
    '{unit} skal bruge mindst {least, number} figurer til en skydeenhed; vælg flere.',
  'ba.refuse.nobodyThere':
    'Der står ingen, hvor {unit} skulle skyde; vælg et andet punkt eller mål.',
  'ba.refuse.notSeen':
    '{unit} kan ikke se {target}. Den kan skyde på det terræn, du antager er besat.',
  'ba.refuse.noLineOfAim':
    'Ingen figur i {unit} har en fri sigtelinje til {target} inden for skudvinklen; vælg et andet mål.',
  'ba.refuse.noHitPoint':
    'Ingen kant af {target} ligger inden for skudvinklen for {unit}; vælg andre figurer eller et andet mål.',
  'ba.refuse.lineOfFireBarred':
    'Skudlinjen fra {unit} til {target} er spærret; vælg et andet træfpunkt eller mål.',
  'ba.refuse.beyondRange':
    '{target} er uden for skudvidde: {unit} skyder op til {cm, number} cm. Vælg et nærmere mål.',
  'ba.refuse.beyondCanister':
    '{target} er uden for skudvidde: kardæsk fra {unit} rækker {cm, number} cm. Vælg et nærmere mål.',
  'ba.refuse.safetyDistance':
    'Skudlinjen fra {unit} går for tæt forbi {friend}: der kræves en tiendedel af afstanden og mindst halvdelen af den skydende front. Vælg et andet træfpunkt eller færre figurer.',
  'ba.refuse.friendBehind':
    '{friend} står i skudlinjen fra {unit}, under {cm, number} cm bag {target}; vælg et andet træfpunkt eller mål.',
  'ba.refuse.overheadTooNear':
    '{between} står for tæt på {unit} eller {target} til overskydning: der kræves mindst {least, number} cm til kanonerne og {beyond, number} cm til målet.',
  'ba.refuse.canisterOverOwn':
    '{unit} kan ikke skyde med kardæsk over {friend}; vælg et andet træfpunkt eller mål.',
  'ba.refuse.noFireUnit':
    'For få af {unit} kan skyde på {target} til at danne en skydeenhed; vælg flere figurer eller et andet mål.',
  'ba.refuse.noGunsToLoad': '{unit} har ingen kanoner; kun artilleri lader med kardæsk.',
  'ba.refuse.firesItself': '{unit} skal selv skyde; tag det først tilbage.',
  'ba.refuse.neighbourOnlyInFire':
    'I fortsat skydning er der ingen naboenheder; vent til skydefasen.',
  'ba.refuse.friendFiresNotAt': '{friend} har ikke meldt skydning på det mål; meld den først.',
  'ba.refuse.neighbourCannotFire':
    '{unit} kunne ikke selv skyde på det mål, som en naboenhed skal kunne; vælg en anden enhed.',
  'ba.lost.BA-1.1.2-10': 'der er ingen',
  'ba.lost.BA-1.1.6-01': 'målet kan ikke ses',
  'ba.lost.BA-3.1.3-01': 'ingen har en sigtelinje',
  'ba.lost.BA-3.1.3-06': 'ingen kant ligger inden for skudvinklen',
  'ba.lost.BA-3.1.3-03': 'skudlinjen er spærret',
  'ba.lost.BA-3.1.3-08': 'målet er uden for skudvidde',
  'ba.lost.BA-3.4.4-01': 'målet er uden for kardæskens skudvidde',
  'ba.lost.BA-3.1.4-01': 'egne enheder er for tæt på skudlinjen',
  'ba.lost.BA-3.1.4-02': 'egne enheder står tæt bagved',
  'ba.lost.BA-3.4.2-01': 'enhederne imellem kan ikke overskydes',
  'ba.lost.BA-Q-63': 'for få kan skyde',
  'ba.lost.BA-6.1.1-07': 'den skyder sammen med resten af besætningen',
  'ba.lost.BA-3.1.1-08': 'for stor uorden',
  'ba.lost.BA-1.3.4-01': 'artilleristerne er ikke ved kanonerne',
  'ba.lost.BA-1.3.5-02': 'i arbejde eller hvile',
  'ba.lost.BA-T-13': 'ingen skydevåben',
  'ba.lost.BA-2.2.4-03': 'kanonerne er påprodset',
  'ba.lost.BA-Q-64': 'ingen artillerister ved kanonerne',
  'ba.lost.BA-5.5.3-02': 'ingen ammunition mere',
  'ba.lost.BA-2.3.2-04': 'har brugt ilmarch i dette træk',
  'ba.lost.BA-1.1.1-06': 'egne enheder har gennemmarcheret den',
  'ba.lost.BA-1.1.1-04': 'har allerede skudt i fasen for fortsat skydning',
  'ba.event.canisterLoaded': '{unit} lader med kardæsk.',
  'ba.event.fireLost': '{unit} skyder ikke på {target}: {why}.',
  'ba.event.helperLost.neighbour': '{unit} tæller ikke som naboenhed for {friend}.',
  'ba.event.fireUnanswered': '{unit} kan ikke besvare ilden fra {by}: {why}.',
  'ba.event.helperLost.support': '{unit} tæller ikke som støtteenhed for {friend}.',
  'ba.event.rangeFound': '{unit} skyder sig ind på {target}.',
  'ba.event.fireRolled':
    '{unit} skyder på {target}: kast {dice, number}. Tab (sum {loss, number}, {fireUnits, plural, one {# skydeenhed} other {# skydeenheder}}): {rest, select, 0 {{whole, plural, =0 {ingen figurer} one {# figur} other {# figurer}}} 1 {{whole, plural, =0 {¼ figur} other {#¼ figurer}}} 2 {{whole, plural, =0 {½ figur} other {#½ figurer}}} other {{whole, plural, =0 {¾ figur} other {#¾ figurer}}}}. Moral (sum {moral, number}): {degree}.',
  'ba.event.fireSplit': '{first} {second}',
  'ba.modifier.fire.target.columnEffect': 'kolonnevirkning',
  'ba.modifier.fire.target.squareMassHuddle': 'karré, bataljonsmasse eller hob',
  'ba.modifier.fire.own.skirmish': 'skydende kæde',
  'ba.modifier.fire.target.skirmish': 'på en kæde',
  'ba.modifier.fire.target.limbered': 'på påprodset artilleri',
  'ba.modifier.fire.target.unlimbered': 'på afprodset artilleri',
  'ba.modifier.fire.own.mountedCav': 'skydning til hest',
  'ba.modifier.fire.target.mountedCav': 'på opsiddet kavaleri',
  'ba.modifier.fire.target.mountedCavCharge': 'på kavaleri i storm',
  'ba.modifier.fire.target.flank': 'flankeskydning',
  'ba.modifier.fire.target.rear': 'rygskydning',
  'ba.modifier.fire.own.hidden': 'skjult mål',
  'ba.modifier.fire.own.obstacle': 'under passage af hindring',
  'ba.modifier.fire.target.obstacle': 'mål under passage af hindring',
  'ba.modifier.fire.target.cover1': 'dækning I',
  'ba.modifier.fire.target.cover2': 'dækning II',
  'ba.modifier.fire.target.cover3': 'dækning III',
  'ba.modifier.fire.target.wood': 'mål i skov',
  'ba.modifier.fire.target.r50': 'mål med 50 % flere figurer',
  'ba.modifier.fire.own.r100': '100 % flere figurer end målet',
  'ba.modifier.fire.target.r100': 'mål med 100 % flere figurer',
  'ba.modifier.fire.own.r200': '200 % flere figurer end målet',
  'ba.modifier.fire.target.r200': 'mål med 200 % flere figurer',
  'ba.modifier.fire.target.r300': 'mål med 300 % flere figurer',
  'ba.modifier.fire.target.r400': 'mål med 400 % flere figurer',
  'ba.modifier.fire.own.notStationary': 'efter bevægelse',
  'ba.modifier.fire.own.footNotStationary': 'fodartilleri efter bevægelse',
  'ba.modifier.fire.own.split': 'delt skydning',
  'ba.modifier.fire.own.split23': 'delt skydning på zone 2 eller 3',
  'ba.modifier.fire.own.first': 'første skydning',
  'ba.modifier.fire.target.noSupply': 'mål uden ammunition',
  'ba.modifier.fire.own.canister': 'kardæsk',
  'ba.modifier.fire.own.zone2': 'zone 2',
  'ba.modifier.fire.own.zone3': 'zone 3',
  'ba.modifier.fire.own.nonRicochet': 'uden ricochet',
  'ba.modifier.fire.own.ranging': 'ikke skudt ind endnu',
  'ba.modifier.fire.own.pd3_4': '3–4-pundige kanoner',
  'ba.modifier.fire.own.pd12': '12-pundige kanoner',
  'ba.modifier.fire.own.LU': 'selv i let uorden',
  'ba.modifier.fire.target.LU': 'mål i let uorden',
  'ba.modifier.fire.target.U': 'mål i uorden',
  'ba.modifier.fire.target.FU': 'mål i fuldstændig uorden',
  'ba.modifier.fire.own.trained': 'særligt trænede skytter',
  'ba.modifier.fire.target.support': 'mål med støtteenhed',
  'ba.modifier.fire.own.neighbour': 'naboenhed',
  'ba.modifier.fire.own.chief': 'egen chef indsat',
  'ba.modifier.fire.target.chief': 'målets chef indsat',
  'ba.modifier.fire.own.valeur': 'egen valeur',
  'ba.modifier.fire.target.valeur': 'målets valeur',
  'ba.modifier.fire.moral': 'kun moral: {what}',
  'ba.modifier.fire.first': 'første del: {what}',
  'ba.modifier.fire.second': 'anden del: {what}',
  'ba.modifier.fire.nothing': 'intet tillæg for tab',
  'ba.sum.loss': 'Tillæg og fradrag for tab',
  'ba.sum.moral': 'Tillæg og fradrag for moral',
  'ba.sum.first.loss': 'Tillæg og fradrag for tab, første del',
  'ba.sum.first.moral': 'Tillæg og fradrag for moral, første del',
  'ba.sum.second.loss': 'Tillæg og fradrag for tab, anden del',
  'ba.sum.second.moral': 'Tillæg og fradrag for moral, anden del',
  'ba.odds.unmeasured':
    'Chancerne ville røbe afstanden, som først måles, når skydningen er meldt. Bedøm den på øjemål.',
  'ba.event.declared.fire': 'Meldt: {unit} beskyder {other}.',
}
