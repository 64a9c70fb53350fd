import type { Translated } from '@grognard/umpire/message.ts'
import type { boardingEnglish } from './messages.en.ts'

/** Entring, kardæsker og priser. */
export const boardingDanish: Translated<typeof boardingEnglish> = {
  'sequence.boarding': 'En entring',
  'step.marines.hint':
    'Én gang i spillet gør de entringen sværere for fjenden. Behold dem, hvis han alligevel må mislykkes eller alligevel sejrer.',
  'step.grape.hint':
    'Hver træffer svækker entreren med én, før skrogene sammenlignes; bliver de mange nok, opgiver han.',
  'step.secondGrape.hint':
    'Han ligger på siden af dig og kan ikke slippe væk: de samme kanoner må skyde igen.',
  'step.marines': 'Send marinesoldater i mærsene?',
  'step.grape': 'Entrere kommer: skyd med druehagl, eller lad være',
  'step.secondGrape': 'Entrerne er slået tilbage: skyd igen?',
  'order.board': 'entr',
  'order.grape': 'druehagl',
  'order.callMarines': 'marinesoldater',
  'order.keepMarines': 'behold kortet',
  'sol.order.board': 'Entr {target}: læg dig langs siden, kurs {heading}{wind}',
  'sol.order.boardWithMarines':
    'Entr {target} med marinesoldater i mærsene: læg dig langs siden, kurs {heading}{wind}',
  'sol.board.headToWind': ', boven i vinden – der må drejes før næste bevægelse',
  'sol.board.windFree': '',
  'sol.order.grape': 'Druehagl fra {side} {batteries}',
  'sol.order.callMarines': 'Send marinesoldater i mærsene',
  'sol.order.keepMarines': 'Gem marinesoldaterne til en anden gang',
  'sol.eitherHeading': '{one} eller {other}',
  'sol.refuse.prizeCannotBoard': '{ship} er en prise: dens besætning er for lille til at entre.',
  'sol.refuse.boardsOwnShip': '{target} sejler under samme flag som {ship}. Entr en fjende.',
  'sol.refuse.boardsSurrendered': '{target} har strøget flaget og tages ikke mere.',
  'sol.refuse.notWithinAMove':
    '{target} ligger ikke én bevægelse fra {ship}: det skal ligge på prikken forude eller 45 grader til en af siderne.',
  'sol.refuse.boardsIntoWind':
    '{target} ligger lige til luvart af {ship}. Ingen sejler mod vinden, heller ikke for at entre.',
  'sol.refuse.notAlongside': '{ship} ville ligge langs {target} på kurs {headings}.',
  'sol.refuse.moreHullHits':
    '{ship} har {hull, number} skrogtræffere og {target} {targetHull, number}: den, der har flest, kan ikke entre.',
  'sol.refuse.noNeedOfMarines':
    '{target} er en prise og tages under alle omstændigheder. Gem dine marinesoldater.',
  'sol.refuse.noMarines':
    'Du har intet kort, der sender marinesoldater i mærsene ved denne entring.',
  'sol.refuse.noBoarders': 'Ingen af dine skibe må nu skyde med druehagl mod entrere.',
  'sol.refuse.grapeDoesNotBear': 'Vælg kanoner på {ship}, der kan ramme {target}.',
  'sol.refuse.grapeTwice': 'Et batteri er nævnt to gange. Nævn hvert én gang.',
  'sol.event.boarded': '{ship} lægger sig langs {target} på kurs {heading} for at entre.',
  'sol.event.boardedWithMarines':
    '{ship} lægger sig langs {target} på kurs {heading} for at entre, med marinesoldater i mærsene: {points, number} point.',
  'sol.event.marinesCalled': '{seat} sender marinesoldater i mærsene: {points, number} point.',
  'sol.event.grapeLoaded':
    '{ship} skyder med druehagl mod entrerne: {side}, batterier {batteries}.',
  'throw.grapeFired': '{side}, batteri {battery, number}: druehagl',
  'sol.event.grapeHit':
    'Druehagl fra batteri {battery, number} {side}: {dice, number} – en træffer.',
  'sol.event.grapeMissed': 'Druehagl fra batteri {battery, number} {side}: {dice, number} – forbi.',
  'sol.event.boarders.prize': '{ship} entrer prisen {target}; dens besætning overmandes.',
  'sol.event.boarders.cancelled':
    'Entringen af {target} bliver ikke til noget: {ship} har lidt for meget.',
  'sol.event.boarders.automatic': 'Forskel {difference, number}: entrerne tager {target} straks.',
  'sol.event.boarders.die.captured':
    'Forskel {difference, number}, der kræves {least, number} eller mere: {attackerDie, number} – entrerne tager {target}.',
  'sol.event.boarders.die.failed':
    'Forskel {difference, number}, der kræves {least, number} eller mere: {attackerDie, number} – entrerne fra {ship} slås tilbage.',
  'sol.event.boarders.opposed.captured':
    'Forskel {difference, number}: {attackerDie, number} mod {defenderDie, number} – entrerne tager {target}.',
  'sol.event.boarders.opposed.reversed':
    'Forskel {difference, number}: {attackerDie, number} mod {defenderDie, number} – entrerne bliver slået, og {ship} bliver taget.',
  'sol.event.boarders.opposed.open':
    'Forskel {difference, number}: {attackerDie, number} mod {defenderDie, number} – begge kaster igen.',
  'sol.event.shipCaptured': '{ship} er en prise for {seat}.',
  'sol.event.shipRetaken': '{seat} har {ship} tilbage; det fører igen sit flag.',
}
