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
    '{ship} kan ikke skyde: et skib skal flyde, være i ejerens hænder og være bemandet.',
  'lob.refuse.fleeingFire': '{ship} flygter og kan ikke skyde, før en moralprøve bestås.',
  'lob.refuse.noShotChosen': '{ship} har ikke ladet i dette træk.',
  'lob.refuse.noFirepower': '{ship} har højst halv besætning og dermed ingen ildkraft.',
  'lob.refuse.oneSideOnly': '{ship} kan kun skyde med én side i dette træk: {battery}.',
  'lob.refuse.meleeSide': '{ship} er i nærkamp om {battery}. Skyd med den anden side.',
  'lob.refuse.meleeTarget':
    '{ship} er i nærkamp med {target} og kan ikke skyde på det skib. Vælg et andet mål.',
  'lob.refuse.friendlyTarget': '{target} er ikke en fjende. Vælg et fjendtligt skib.',
  'lob.refuse.targetGone': '{target} er ikke længere på bordet. Vælg et andet mål.',
  'lob.refuse.targetStruck': '{target} har strøget flaget. Vælg et skib, der stadig kæmper.',
  'lob.refuse.outOfRange':
    '{target} ligger {inches, plural, =1 {1 tomme} other {# tommer}} borte; {shot} når {range, plural, =1 {1 tomme} other {# tommer}} fra skrog til skrog.',
  'lob.refuse.outOfArc':
    '{target} ligger uden for skudvinklen fra {ship} ({battery}): {degrees, number}° til hver side af tværs.',
  'lob.refuse.landBetween': 'Land spærrer for skuddet mod {target}: {land}.',
  'lob.refuse.hullBetween': '{between} spærrer for skuddet mod {target}.',
  'lob.refuse.notYourGuns': 'Du kan ikke skyde med {ship} nu.',
  'lob.refuse.alreadyFired': '{ship} kan ikke skyde mere om {battery} i dette træk.',
  'lob.refuse.alreadyAimed':
    'Kanonerne om {battery} på {ship} har allerede et mål, som ikke kan ændres i dette træk.',
  'lob.refuse.noTargetNamed': 'Der er ikke meldt noget mål for kanonerne om {battery} på {ship}.',
  'lob.refuse.cannotCross':
    '{ship} er for lille: kun fregatter af 6. rang og større skibe krydser stævn eller hæk.',
  'lob.refuse.rescueManoeuvreUsed': '{ship} har allerede forsøgt sin særlige manøvre i dette træk.',
  'lob.refuse.notAcross':
    '{ship} ligger ikke på tværs af {target}: skibet skal have sejlet i dette træk og være højst {inches, plural, =1 {1 tomme} other {# tommer}} fra stævn eller hæk og {degrees, number}° fra dens akse.',
  'lob.refuse.wastedRescue':
    'Skuddet mod {target} ville være spildt; skyd uden krydsning og redning.',
  'lob.refuse.weatherForbidsHits': 'I vejr {weather, number} kan intet rammes.',
  'lob.refuse.crewNotHalved':
    '{ship} har stadig {crew, number} mand i besætningen, mere end halvdelen, og kan skyde med begge sider.',
  'lob.refuse.gunsChosen': '{ship}: kanonernes betjening er allerede valgt for dette træk.',
  'lob.refuse.notShotAt': '{ship} er ikke dit; kun ejeren af det beskudte skib må besvare ilden.',
  'lob.refuse.noShotToAnswer': 'Intet skud venter på din svarild.',
  'lob.refuse.alreadyAnswered': '{ship} har allerede besvaret ilden om {battery} i dette træk.',
  'lob.refuse.shipAnswered':
    '{ship} har allerede besvaret ilden i dette træk; der er aftalt én gang pr. skib.',
  'lob.order.chooseGuns.lessFire': '{ship}: begge sider, {less, number} mindre ildkraft',
  'lob.order.chooseGuns.oneSide': '{ship}: kun én side, fuld ildkraft',
  'lob.order.aim': '{ship}: sigt på {target} med {battery}s kanoner',
  'lob.order.aimUnmanned':
    '{ship}: sigt på {target} med {battery}s kanoner; skibet er uden besætning og kan sænkes eller overtages uden kamp',
  'lob.order.fire': '{ship}: skyd på {target} med {battery}s kanoner{across}',
  'lob.order.fireRescue':
    '{ship}: skyd på {target} med {battery}s kanoner, krydsning og redning{across}',
  'lob.fire.notAcross': '',
  'lob.fire.across.bow': ', tværs for stævnen: skade ×{factor, number}',
  'lob.fire.across.stern': ', tværs for hækken: skade ×{factor, number}',
  'lob.fire.rescue':
    ': først en prøve; ved {from, number} eller mere skade ×{factor, number} og straks endnu en sejlads, ellers skade ×{failed, number}',
  'lob.order.counterFire': '{ship}: besvar ilden fra {target} med {battery}s kanoner',
  'lob.order.holdFire': '{ship}: besvar ikke ilden',
  'lob.event.gunsChosen.lessFire':
    '{ship} mangler mandskab og betjener begge sider med mindre ildkraft.',
  'lob.event.gunsChosen.oneSide': '{ship} mangler mandskab og betjener kun den ene side.',
  'lob.event.targetNamed': '{ship} sigter på {target} med {battery}s kanoner.',
  'lob.event.shotOpened': '{ship} skyder på {target} med {battery}s kanoner.',
  'lob.event.rescueDeclared':
    '{ship} forsøger at krydse {target} og slippe fri og skyder med {battery}s kanoner.',
  'lob.event.rescueRolled':
    '{ship} kaster {die, number} for manøvren{bonus, plural, =0 {} other {, i alt {total, number}}}.',
  'lob.event.rescuePassed': 'Manøvren lykkes for {ship}.',
  'lob.event.rescueFailed': 'Manøvren mislykkes for {ship}.',
  'lob.event.crossed.bow': '{ship} krydser stævnen på {target}: skade ×{factor, number}.',
  'lob.event.crossed.stern': '{ship} krydser hækken på {target}: skade ×{factor, number}.',
  'lob.event.shotWasted': 'Bredsiden fra {ship} ({battery}) mod {target} er spildt. {why}',
  'roll.hitRolled': '{battery}',
  'roll.hitJudged': '{battery}',
  'lob.event.hitRolled': '{ship} kaster {die, number} mod {target}.',
  'lob.fire.afterMiss': '.',
  'lob.fire.afterHit': ', gælder efter eventuel svarild.',
  'lob.fire.noCounterFire': '. Ingen svarild: {why} ({rule})',
  'lob.event.shotMissed': '{ship} rammer ikke {target}{answer}',
  'lob.event.shotHit.none': '{ship} rammer {target}: {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.rudder':
    '{ship} rammer roret på {target}: desuden {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.mainmast':
    '{ship} rammer stormasten på {target}: desuden {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.double':
    '{ship} får en dobbelt træffer på {target}: {row}, skade {damage, number}{answer}',
  'lob.event.shotHit.full':
    '{ship} får en fuldtræffer på {target}: {row}, skade {damage, number}{answer}',
  'lob.event.counterFired': '{ship} besvarer ilden fra {target} med {battery}s kanoner.',
  'lob.event.fireHeld': '{ship} besvarer ikke ilden.',
  'lob.event.shipDamaged':
    '{ship} mister {lost, plural, one {# {row}felt} other {# {row}felter}}; {left, number} tilbage.',
  'lob.box.hull': 'skrog',
  'lob.box.sails': 'sejl',
  'lob.box.crew': 'besætnings',
  'lob.event.noDamage': 'Ingen skade på {ship}: intet tilbage at miste ({row}).',
  'lob.event.rudderShotAway': '{ship} mister roret: ingen drejning i {turns, number} bevægelser.',
  'lob.event.mainmastShotAway': '{ship} mister stormasten: halv fart fra nu af.',
  'lob.event.shipSunk': '{ship} synker.',
}
