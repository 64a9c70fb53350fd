import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Ild, svarild og skade. */
export const fireDanish: Translated<typeof fireEnglish> = {
  'sequence.attack': 'Et angreb',
  'sequence.answer': 'Svarild',
  'step.retaliation.hint': 'Det koster intet: de samme kanoner kan stadig skyde i din egen tur.',
  'step.retaliation': 'Beskudt: besvar ilden, eller lad være',
  'order.fire': 'skyd',
  'order.retaliate': 'besvar ilden',
  'order.holdFire': 'skyd ikke',
  'sol.order.fire':
    'Skyd mod {target}: {side}, {count, plural, one {batteri} other {batterier}} {batteries}',
  'sol.order.fireWithCard':
    'Skyd mod {target} med »{card}«: {side}, {count, plural, one {batteri} other {batterier}} {batteries}',
  'sol.order.retaliate':
    'Besvar ilden fra {target}: {side}, {count, plural, one {batteri} other {batterier}} {batteries}',
  'sol.order.holdFire': 'Skyd ikke',
  'sol.refuse.unknownShip': 'Der er intet skib »{id}«.',
  'sol.refuse.prizeCannotFight': '{ship} er en prise: besætningen kan sejle, men ikke kæmpe.',
  'sol.refuse.shooterAway': '{ship} er ikke på brættet og kan ikke skyde.',
  'sol.refuse.ownShip': '{target} er på samme side som {ship}. Vælg en fjende.',
  'sol.refuse.targetSurrendered':
    '{target} har strøget flaget og må ikke beskydes mere. Vælg et andet mål.',
  'sol.refuse.targetGone': '{target} er ikke på brættet. Vælg et andet mål.',
  'sol.refuse.outOfRange':
    '{target} er uden for rækkevidde af {ship}: kanonerne rækker {cables, number} kabellængder lige og to på skrå.',
  'sol.refuse.wreckLimitsRange':
    'En falden mast ligger langs siden af {ship}: til den er kappet, rækker kanonerne kun {cables, plural, one {én kabellængde} other {# kabellængder}}.',
  'sol.refuse.doesNotBear':
    'Kanonerne om {side} på {ship} kan ikke ramme {target}: de dækker 45 grader til hver side af tværs.',
  'sol.refuse.shipInTheWay': 'Et skib mellem {ship} og {target} spærrer for skuddet.',
  'sol.refuse.noneWorks': '{ship} har mistet alle batterier om {side}.',
  'sol.refuse.batteryTwice': 'Et batteri er valgt to gange. Vælg hvert kun én gang.',
  'sol.refuse.batteryGone': 'Tabte batterier om {side}: {batteries}. Skyd med de øvrige.',
  'sol.refuse.batteryFired':
    'Batterier om {side}, der allerede har skudt i denne tur: {batteries}. Hvert skyder én gang pr. tur.',
  'sol.refuse.cardNotHeld': 'Du har ikke kortet »{card}« at spille.',
  'sol.refuse.notGunnersCard':
    '»{card}« kan ikke spilles med et angreb; det kan kun konstabelens kort.',
  'sol.refuse.doubleShotRange':
    '»{card}« virker kun på {cables, plural, one {én kabellængdes} other {# kabellængders}} afstand.',
  'sol.refuse.notShotAt': '{ship} er under beskydning, men kun ejeren må besvare ilden.',
  'sol.refuse.noAnswerToAnswer': 'Svarild må ikke selv besvares.',
  'sol.refuse.noBroadside':
    '{ship} blev beskudt forfra eller agterfra, og kun en bredside må besvares.',
  'sol.refuse.shooterGone': '{ship} er ude af kampen og kan ikke besvare ilden.',
  'sol.refuse.nothingToAnswer': 'Ingen af dine skibe beskydes eller entres lige nu.',
  'sol.event.attackBegan.round':
    '{ship} skyder mod {target}: {side}, {count, plural, one {batteri} other {batterier}} {batteries}.',
  'sol.event.attackBegan.doubleShotted':
    '{ship} skyder med dobbelt skarpt mod {target}: {side}, {count, plural, one {batteri} other {batterier}} {batteries}.',
  'sol.event.attackBegan.chain':
    '{ship} skyder med kædekugler mod {target}: {side}, {count, plural, one {batteri} other {batterier}} {batteries}.',
  'sol.event.attackAnswered':
    '{ship} besvarer ilden fra {target}: {side}, {count, plural, one {batteri} other {batterier}} {batteries}.',
  'roll.batteryFired': '{side}, batteri {battery, number}: {shot}, afstand {range, number}',
  'sol.event.batteryFired':
    '{ship}, batteri {battery, number}, {side}: {result}, kast {dice, number} ({shot} på {range, plural, one {# kabellængde} other {# kabellængder}}).',
  'sol.event.attackCutShort':
    '{target} er ude af kampen; de øvrige batterier på {ship} forbliver ladte.',
  'sol.event.noRetaliation': 'Ingen svarild: {why}',
  'sol.event.fireHeld': '{ship} skyder ikke.',
  'sol.event.hullHit':
    '{ship} får {hits, plural, one {en skrogtræffer} other {# skrogtræffere}}: {hull, number} af {most, number} taget.',
  'sol.event.sailLost':
    '{ship} mister et sejl ({mast}); {sails, plural, =0 {intet} other {#}} tilbage på masten.',
  'sol.event.batteryLost': '{ship} mister batteri {battery, number} om {side}.',
  'sol.event.mastLost': '{ship} mister sin {mast}; den falder over bord og holder skibet fast.',
  'sol.event.rudderLost': '{ship} mister roret og driver.',
  'sol.event.shipSunk.hull': '{ship} synker.',
  'sol.event.shipSunk.magazine': '{ship} springer i luften: krudtkammeret er ramt.',
}
