import type { Translated } from '@grognard/umpire'
import type { fireEnglish } from './messages.en.ts'

export const fireDanish: Translated<typeof fireEnglish> = {
  'lob.range.near': 'kort',
  'lob.range.mid': 'middel',
  'lob.range.far': 'lang',
  'lob.modifier.range': '{band} afstand ({inches, plural, =1 {1 tomme} other {# tommer}})',
  'lob.modifier.weather': 'vejr {weather, number}',
  'lob.modifier.light': '{light}',
  'lob.modifier.size': 'målets størrelse: {size}',
  'lob.modifier.manoeuvreNation': 'sømandskab: {nation}',
  'lob.refuse.unfitToFire':
    '{ship} har ingen ved kanonerne: et skib skyder kun, når det flyder, er i egne hænder og har besætning.',
  'lob.refuse.fleeingFire': '{ship} flygter og skyder ikke, før moralen er tilbage.',
  'lob.refuse.noShotChosen': 'Der er ikke valgt ammunition til {ship} i dette træk.',
  'lob.refuse.noFirepower': '{ship} har ingen ildkraft tilbage med halv besætning.',
  'lob.refuse.oneSideOnly': '{ship} betjener kun én side i dette træk: {battery}.',
  'lob.refuse.meleeSide': '{ship} er i nærkamp om {battery}; den anden side må skyde.',
  'lob.refuse.meleeTarget': '{ship} kæmper mod {target} mand mod mand; der skydes kun på andre.',
  'lob.refuse.friendlyTarget': '{target} er ikke en fjende. Vælg et fjendtligt skib.',
  'lob.refuse.targetGone': '{target} er ikke længere på bordet.',
  'lob.refuse.targetStruck': '{target} har strøget flaget. Vælg et skib, der stadig kæmper.',
  'lob.refuse.outOfRange':
    '{target} ligger {inches, plural, =1 {1 tomme} other {# tommer}} borte; {shot} når {range, plural, =1 {1 tomme} other {# tommer}} fra skrog til skrog.',
  'lob.refuse.outOfArc':
    'Ingen del af {target} ligger i skudvinklen fra {ship} ({battery}): {degrees, number}° til hver side af tværs.',
  'lob.refuse.landBetween': 'Land dækker for {target}: {land}.',
  'lob.refuse.hullBetween': '{between} ligger imellem og dækker for {target}.',
  'lob.refuse.notYourGuns': '{ship} har ingen kanoner, som du råder over nu.',
  'lob.refuse.alreadyFired': '{ship} skyder ikke mere om {battery} i dette træk.',
  'lob.refuse.alreadyAimed': '{ship} har et mål om {battery}; det kan ikke ændres i dette træk.',
  'lob.refuse.noTargetNamed': 'Der er ikke meldt noget mål for {ship} om {battery}.',
  'lob.refuse.cannotCross':
    '{ship} er for lille: kun fregatter af 6. rang og større skibe krydser stævn eller hæk.',
  'lob.refuse.rescueManoeuvreUsed': '{ship} har allerede forsøgt sin særlige manøvre i dette træk.',
  'lob.refuse.notAcross':
    '{ship} ligger ikke på tværs af {target}: det skal have sejlet og være højst {inches, plural, =1 {1 tomme} other {# tommer}} fra stævn eller hæk og {degrees, number}° fra dens akse.',
  'lob.refuse.wastedRescue': 'Skuddet mod {target} ville være spildt; skyd uden manøvren.',
  'lob.refuse.weatherForbidsHits': 'I vejr {weather, number} kan intet rammes.',
  'lob.refuse.crewNotHalved':
    '{ship} har stadig {crew, number} mand i besætningen, mere end halvdelen, og betjener begge sider.',
  'lob.refuse.gunsChosen': '{ship}: der er allerede valgt for dette træk.',
  'lob.refuse.notShotAt': '{ship} er ikke dit; kun ejeren af det beskudte skib svarer.',
  'lob.refuse.noShotToAnswer': 'Intet skud i denne skudveksling venter på dit svar.',
  'lob.refuse.alreadyAnswered': '{ship} har allerede svaret om {battery} i dette træk.',
  'lob.refuse.shipAnswered':
    '{ship} har allerede svaret i dette træk; der er aftalt ét svar pr. skib.',
  'lob.order.chooseGuns.lessFire': '{ship}: begge sider, {less, number} mindre ildkraft',
  'lob.order.chooseGuns.oneSide': '{ship}: kun én side, fuld ildkraft',
  'lob.order.aim': '{ship} sigter om {battery} på {target}',
  'lob.order.aimUnmanned':
    '{ship} sigter om {battery} på {target}, som er uden mandskab: det kan kun sænkes og kan overtages uden kamp',
  'lob.order.fire': '{ship} skyder om {battery} på {target}{across}',
  'lob.order.fireRescue': '{ship} skyder om {battery} på {target}, krydsning og redning{across}',
  'lob.fire.notAcross': '',
  'lob.fire.across.bow': ', tværs for stævnen: skade gange {factor, number}',
  'lob.fire.across.stern': ', tværs for hækken: skade gange {factor, number}',
  'lob.fire.rescue':
    ': først en prøve; fra {from, number} skade gange {factor, number} og straks endnu en sejlads, ellers skade gange {failed, number}',
  'lob.order.counterFire': '{ship} svarer {target} om {battery}',
  'lob.order.holdFire': '{ship} svarer ikke på ilden',
  'lob.event.gunsChosen.lessFire':
    '{ship} betjener med halv besætning begge sider, med mindre ildkraft.',
  'lob.event.gunsChosen.oneSide': '{ship} betjener med halv besætning én side.',
  'lob.event.targetNamed': '{ship} sigter om {battery} på {target}.',
  'lob.event.shotOpened': '{ship} skyder om {battery} på {target}.',
  'lob.event.rescueDeclared': '{ship} vil krydse {target} og slippe fri og skyder om {battery}.',
  'lob.event.rescueRolled': '{ship} kaster {die, number} for manøvren.',
  'lob.event.rescuePassed': 'Med {total, number} lykkes manøvren for {ship}.',
  'lob.event.rescueFailed': 'Med {total, number} mislykkes manøvren for {ship}.',
  'lob.event.crossed.bow': '{ship} krydser stævnen på {target}: skade gange {factor, number}.',
  'lob.event.crossed.stern': '{ship} krydser hækken på {target}: skade gange {factor, number}.',
  'lob.event.shotWasted': 'Bredsiden fra {ship} ({battery}) mod {target} er spildt. {why}',
  'throw.hitRolled': '{battery}',
  'throw.hitJudged': '{battery}',
  'lob.event.hitRolled': '{ship} kaster {die, number} mod {target}.',
  'lob.fire.afterMiss': '.',
  'lob.fire.afterHit': ', regnes fra efter eventuel svarild.',
  'lob.fire.noCounterFire': '. Ingen svarild: {why} ({rule})',
  'lob.event.shotMissed': '{ship} rammer ikke {target}{answer}',
  'lob.event.shotHit.none': '{ship} rammer {target}: {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.rudder':
    '{ship} rammer roret på {target}: desuden {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.mainmast':
    '{ship} rammer stormasten på {target}: desuden {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.double':
    '{ship} rammer {target} dobbelt: {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.full':
    'Fuldtræffer! {ship} mod {target}: {row}, skade {damage, number}{answer}',
  'lob.event.counterFired': '{ship} svarer {target} om {battery}.',
  'lob.event.fireHeld': '{ship} svarer ikke på ilden.',
  'lob.event.shipDamaged':
    '{ship} mister {lost, plural, one {# felt} other {# felter}} ({row}); {left, number} tilbage.',
  'lob.event.noDamage': 'Ingen skade på {ship}: her er intet tilbage ({row}).',
  'lob.event.rudderShotAway':
    'Roret på {ship} er skudt væk: {turns, number} bevægelser uden kursændring.',
  'lob.event.mainmastShotAway': 'Stormasten på {ship} går over bord: halv fart fra nu af.',
  'lob.event.shipSunk': '{ship} synker.',
}
