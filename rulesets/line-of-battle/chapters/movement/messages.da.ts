import type { Translated } from '@grognard/umpire'
import type { movementEnglish } from './messages.en.ts'

export const movementDanish: Translated<typeof movementEnglish> = {
  'lob.modifier.anchor': 'ankeret',
  'lob.modifier.moveNation': '{nation}',
  'lob.modifier.windAstern': 'vind agterfra, inden for {tolerance, number}°',
  'lob.modifier.windAhead': 'vind forfra, inden for {tolerance, number}°',
  'lob.switch.anchor': 'Ankr til sidst',
  'lob.switch.comeAbout': 'Vend først',
  'lob.order.sail': '{ship}: sejl {course}',
  'lob.order.sailAndAnchor': '{ship}: sejl {course}, og kast så anker',
  'lob.course': '{inches, plural, =1 {1 tomme} other {# tommer}}, {course}',
  'lob.course.straight': 'ligeud',
  'lob.course.atOnce': '{degrees, number}° til {hand} med det samme',
  'lob.course.turn':
    '{degrees, number}° til {hand} efter {from, plural, =1 {1 tomme} other {# tommer}}',
  'lob.course.bend': '{degrees, number}° til {hand} mellem {from, number} og {to, number} tommer',
  'lob.order.flee': '{ship}: flygt mod {edge}',
  'lob.refuse.unknownShip': 'Der er intet skib »{id}« i dette slag.',
  'lob.refuse.notYourShip': '{ship} er ikke dit. Giv ordren til et af dine egne skibe.',
  'lob.refuse.notOnBoard': '{ship} er ikke på bordet.',
  'lob.refuse.hasStruck': '{ship} har strøget flaget og tager ikke imod flere ordrer.',
  'lob.refuse.noCrew':
    '{ship} har ingen besætning tilbage. Kun en mandskabsoverførsel kan bemande skibet igen.',
  'lob.refuse.isFleeing': '{ship} flygter: skibet kan kun flygte over den nærmeste kant.',
  'lob.refuse.inMelee': '{ship} er i nærkamp og kan ikke sejle, før den er afgjort.',
  'lob.refuse.aground': '{ship} er grundstødt og bliver liggende, til skibet kommer flot.',
  'lob.refuse.noSails': '{ship} har mistet alle sejl. Én gang pr. træk må skibet dreje på stedet.',
  'lob.refuse.hasMoved': '{ship} har allerede sejlet i dette træk.',
  'lob.refuse.anchorUsed': '{ship} har brugt ankeret i dette træk; i det næste kan det lettes.',
  'lob.refuse.weighAndDrop':
    '{ship} kan kun bruge ankeret én gang pr. træk: er det lettet, kan det ikke kastes igen.',
  'lob.refuse.anchorAfterTack':
    'Vendingen er mislykket for {ship}: skibet skal sejle ligeud for fuld fart uden at ankre.',
  'lob.refuse.hasTransferred': '{ship} har udvekslet mandskab i dette træk og kan ikke sejle mere.',
  'lob.refuse.hullAhead':
    '{ship} kan ikke sejle: {other} ligger for stævnen, og der drejes først efter et stykke fremad. Skibet bliver liggende og behøver ikke sejle.{ways}',
  'lob.refuse.closedSector':
    '{ship} kan ikke sejle: skibet ligger for højt til vinden og kan ikke dreje væk. Det bliver liggende og behøver ikke sejle.{ways}',
  'lob.way.anchorOrTack':
    ' Det må ankre, stagvende eller kovende; en vending gør det frit, hvis der er plads til at svinge.',
  'lob.way.anchor': ' Det må ankre.',
  'lob.way.tack': ' En vending kan gøre det frit.',
  'lob.way.none': '',
  'lob.refuse.rudder':
    '{ship} har mistet roret og kan ikke dreje {turns, plural, one {i denne bevægelsesfase} other {i # bevægelsesfaser}}. Sejl ligeud.',
  'lob.refuse.tackFailed':
    'Vendingen er mislykket for {ship}: skibet skal sejle alle {inches, plural, =1 {1 tomme} other {# tommer}} ligeud.',
  'lob.refuse.turnTooSharp':
    '{ship} drejer {degrees, number}° efter {inches, plural, =1 {1 tomme} other {# tommer}} på strækning {leg, number}; dér er højst {most, number}° tilladt.',
  'lob.refuse.intoTheWind':
    '{ship} kommer for tæt på vinden på strækning {leg, number}. Hold mindst {degrees, number}° fra den, eller drej den anden vej rundt.',
  'lob.refuse.tooFar':
    'Denne vej koster {inches, plural, =1 {1 tomme} other {# tommer}}; {ship} har {most, number} i dette træk.',
  'lob.refuse.tooShort':
    'Denne vej er {inches, plural, =1 {1 tomme} other {# tommer}} lang; {ship} skal sejle mindst {least, number}.',
  'lob.refuse.notFleeing': '{ship} flygter ikke. Sejl ud over en kant for at forlade slaget.',
  'lob.refuse.notNearestEdge':
    '{ship} skal flygte over den nærmeste kant: {edge}{edges, plural, one {} other { eller en lige så nær}}.',
  'lob.event.sailed':
    '{ship} sejler {inches, plural, =1 {1 tomme} other {# tommer}}, kurs nu {degrees, number}°.',
  'lob.event.weighedAndSailed':
    '{ship} letter anker og sejler {inches, plural, =1 {1 tomme} other {# tommer}}, kurs nu {degrees, number}°.',
  'lob.event.sailedAndAnchored':
    '{ship} sejler {inches, plural, =1 {1 tomme} other {# tommer}} og kaster anker.',
  'lob.event.sailedInto':
    '{ship} sejler {inches, plural, =1 {1 tomme} other {# tommer}}, rører {other} og standser.',
  'lob.event.fled':
    '{ship} flygter {inches, plural, =1 {1 tomme} other {# tommer}}, kurs nu {degrees, number}°.',
  'lob.event.ranAground':
    '{ship} går på grund: {damage, number} skade på skroget, {left, number} tilbage.',
  'lob.event.wrecked': '{ship} knuses mod klipperne og er tabt.',
  'lob.event.leftBoard': '{ship} sejler over {edge} og er ude af slaget.',
  'lob.event.fledBoard': '{ship} er flygtet over {edge}.',
  'lob.event.reachedHarbour': '{ship} når havnen.',
  'lob.refuse.noRescue':
    'Ingen af dine skibe har gennemført krydsning og redning i denne skudveksling.',
  'lob.refuse.sailOnAtAnchor':
    '{ship} ligger for anker og kan ikke sejle videre. Skibet bliver liggende.',
  'lob.order.sailOn': '{ship}: sejl videre {course}',
  'lob.order.stay': '{ship}: bliv liggende',
  'lob.event.stayed': '{ship} bliver liggende.',
  'lob.event.ruddersCounted': 'Endnu et træk uden ror er gået: {ships}.',
}
