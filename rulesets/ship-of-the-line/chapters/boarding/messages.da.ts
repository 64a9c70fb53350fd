import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Entring, kardæsker og priser. */
export const boardingDanish: Translated<typeof boardingEnglish> = {
  'sequence.boarding': 'Et forsøg på entring',
  'step.marines.hint':
    'Én gang i spillet gør de entringen sværere for fjenden. Gem dem, hvis forsøget alligevel mislykkes eller alligevel lykkes.',
  'step.grape.hint':
    'Hver træffer tæller som skrogtræffer på angriberen, før skrogene sammenlignes; nok af dem standser entringen.',
  'step.secondGrape.hint':
    'Angriberen ligger langs siden og kan ikke slippe væk: de samme kanoner må skyde igen.',
  'step.marines': 'Send marinesoldater i mærsene?',
  'step.grape': 'Fjenden entrer: skyd med druehagl, eller lad være',
  'step.secondGrape': 'Entringen er slået tilbage: skyd igen?',
  'order.board': 'entr',
  'order.grape': 'skyd med druehagl',
  'order.callMarines': 'send marinesoldater',
  'order.keepMarines': 'gem kortet',
  'sol.order.board': 'Entr {target}: langs siden, kurs {heading}{wind}',
  'sol.order.boardWithMarines':
    'Entr {target} med marinesoldater i mærsene: langs siden, kurs {heading}{wind}',
  'sol.board.headToWind': ', i vindøjet: skibet skal dreje før næste bevægelse',
  'sol.board.windFree': '',
  'sol.order.grape':
    'Skyd med druehagl: {side}, {count, plural, one {batteri} other {batterier}} {batteries}',
  'sol.order.callMarines': 'Send marinesoldater i mærsene',
  'sol.order.keepMarines': 'Gem marinesoldaterne til senere',
  'sol.eitherHeading': '{one} eller {other}',
  'sol.refuse.prizeCannotBoard': '{ship} er en prise: besætningen er for lille til at entre.',
  'sol.refuse.boardsOwnShip': '{target} er på samme side som {ship}. Entr en fjende.',
  'sol.refuse.boardsSurrendered':
    '{target} har strøget flaget og kan ikke entres. Entr et andet skib.',
  'sol.refuse.notWithinAMove':
    '{ship} når ikke {target} med én bevægelse: målet skal ligge på prikken forude eller 45 grader til en af siderne.',
  'sol.refuse.boardsIntoWind':
    '{target} ligger lige til luvart af {ship}. Intet skib sejler op i vinden, heller ikke for at entre.',
  'sol.refuse.notAlongside': '{ship} kan kun ligge langs siden af {target} på kurs {headings}.',
  'sol.refuse.moreHullHits':
    '{ship} har {hull, number} skrogtræffere og {target} {targetHull, number}: skibet med flest kan ikke entre.',
  'sol.refuse.noNeedOfMarines':
    '{target} er en prise og tages under alle omstændigheder. Gem dine marinesoldater.',
  'sol.refuse.noMarines': 'Du har intet kort, der sender marinesoldater i mærsene her.',
  'sol.refuse.noBoarders': 'Ingen af dine skibe entres, så ingen må skyde med druehagl.',
  'sol.refuse.grapeDoesNotBear': 'Vælg kanoner på {ship}, der kan ramme {target}.',
  'sol.refuse.grapeTwice': 'Et batteri er valgt to gange. Vælg hvert kun én gang.',
  'sol.event.boarded': '{ship} entrer {target}: langs siden, kurs {heading}.',
  'sol.event.boardedWithMarines':
    '{ship} entrer {target} med marinesoldater i mærsene (+{points, number}): langs siden, kurs {heading}.',
  'sol.event.marinesCalled': '{seat} sender marinesoldater i mærsene (+{points, number}).',
  'sol.event.grapeLoaded':
    '{ship} skyder med druehagl mod fjendens folk: {side}, {count, plural, one {batteri} other {batterier}} {batteries}.',
  'roll.grapeFired': '{side}, batteri {battery, number}: druehagl',
  'sol.event.grapeHit':
    'Druehagl fra batteri {battery, number}, {side}: træffer, kast {dice, number}.',
  'sol.event.grapeMissed':
    'Druehagl fra batteri {battery, number}, {side}: forbi, kast {dice, number}.',
  'sol.event.boarders.prize': '{ship} entrer prisen {target} og overmander prisemandskabet.',
  'sol.event.boarders.cancelled': '{ship} opgiver at entre {target}: for mange skrogtræffere.',
  'sol.event.boarders.automatic': '{target} tages straks (forskel {difference, number}).',
  'sol.event.boarders.die.captured':
    '{target} tages: angriberen kaster {attackerDie, number} (kræver {least, number}, forskel {difference, number}).',
  'sol.event.boarders.die.failed':
    'Angrebet fra {ship} slås tilbage: kast {attackerDie, number} (kræver {least, number}, forskel {difference, number}).',
  'sol.event.boarders.opposed.captured':
    '{target} tages: angriberen kaster {attackerDie, number}, forsvareren {defenderDie, number} (forskel {difference, number}).',
  'sol.event.boarders.opposed.reversed':
    '{ship} bliver selv taget: angriberen kaster {attackerDie, number}, forsvareren {defenderDie, number} (forskel {difference, number}).',
  'sol.event.boarders.opposed.open':
    'Uafgjort, {attackerDie, number} mod {defenderDie, number}: begge kaster igen (forskel {difference, number}).',
  'sol.event.shipCaptured': '{seat} tager {ship} som prise.',
  'sol.event.shipRetaken': '{seat} tager {ship} tilbage; skibet fører igen sit eget flag.',
}
