import type { Translated } from '@grognard/umpire/message.ts'
import type { fireEnglish } from './messages.en.ts'

/** Ild, gengæld og skade. */
export const fireDanish: Translated<typeof fireEnglish> = {
  'sequence.attack': 'En bredside',
  'sequence.answer': 'Svaret på den',
  'step.retaliation.hint': 'Det koster intet: de samme kanoner må skyde i din egen tur alligevel.',
  'step.retaliation': 'Beskudt: svar, eller lad være',
  'order.fire': 'skyd',
  'order.retaliate': 'svar',
  'order.holdFire': 'skyd ikke',
  'sol.order.fire': 'Skyd {side} {batteries} mod {target}',
  'sol.order.fireWithCard': 'Skyd {side} {batteries} mod {target} med »{card}«',
  'sol.order.retaliate': 'Svar {target} med {side} {batteries}',
  'sol.order.holdFire': 'Skyd ikke',
  'sol.refuse.unknownShip': 'Der er intet skib »{id}«.',
  'sol.refuse.prizeCannotFight':
    '{ship} er en prise: dens besætning kan sejle den, men ikke kæmpe.',
  'sol.refuse.shooterAway': '{ship} er ikke på brættet og kan ikke skyde.',
  'sol.refuse.ownShip': '{target} sejler under samme flag som {ship}. Vælg en fjende.',
  'sol.refuse.targetSurrendered':
    '{target} har strøget flaget og beskydes ikke mere. Vælg et andet mål.',
  'sol.refuse.targetGone': '{target} er ikke på brættet. Vælg et andet mål.',
  'sol.refuse.outOfRange':
    '{target} er uden for rækkevidde af {ship}: kanoner rækker {cables, number} kabellængder lige og to på skrå.',
  'sol.refuse.wreckLimitsRange':
    'En falden mast ligger langs {ship}: til den er kappet, rækker kanonerne kun {cables, plural, one {én kabellængde} other {# kabellængder}}.',
  'sol.refuse.doesNotBear':
    'Kanonerne om {side} på {ship} kan ikke ramme {target}: de dækker 45 grader til hver side af tværs.',
  'sol.refuse.shipInTheWay':
    'Et skib ligger på linjen fra {ship} til {target}; skibe spærrer for ild i dette slag.',
  'sol.refuse.noneWorks': '{ship} har mistet alle batterier om {side}.',
  'sol.refuse.batteryTwice': 'Et batteri er nævnt to gange. Nævn hvert én gang.',
  'sol.refuse.batteryGone': 'Tabt om {side}: {batteries}. Skyd med dem, der virker.',
  'sol.refuse.batteryFired':
    'Allerede affyret i denne tur om {side}: {batteries}. Hvert batteri skyder én gang pr. tur.',
  'sol.refuse.cardNotHeld': 'Kortet »{card}« har du ikke længere at spille.',
  'sol.refuse.notGunnersCard': '»{card}« hører ikke til et angreb; det gør kun konstabelens kort.',
  'sol.refuse.doubleShotRange':
    '»{card}« gælder kun på {cables, plural, one {én kabellængdes} other {# kabellængders}} afstand.',
  'sol.refuse.notShotAt': '{ship} beskydes; dets ejer svarer.',
  'sol.refuse.noAnswerToAnswer': 'Gengæld besvares ikke med gengæld.',
  'sol.refuse.noBroadside': '{ship} blev beskudt forfra eller agterfra: kun en bredside besvares.',
  'sol.refuse.shooterGone': '{ship} er ude af kampen og kan ikke svare.',
  'sol.refuse.nothingToAnswer': 'Ingen af dine skibe beskydes eller entres nu.',
  'sol.event.attackBegan.round': '{ship} skyder på {target}: {side}, batterier {batteries}.',
  'sol.event.attackBegan.doubleShotted':
    '{ship} skyder med dobbelt skarpt på {target}: {side}, batterier {batteries}.',
  'sol.event.attackBegan.chain':
    '{ship} skyder med kædekugler på {target}: {side}, batterier {batteries}.',
  'sol.event.attackAnswered': '{ship} svarer {target}: {side}, batterier {batteries}.',
  'throw.batteryFired': '{side}, batteri {battery, number}: {shot}, afstand {range, number}',
  'sol.event.batteryFired':
    'Batteri {battery, number} {side}, {shot} på {range, plural, one {# kabellængde} other {# kabellængder}}: {dice, number} – {result}.',
  'sol.event.attackCutShort':
    '{target} er ude af kampen; de øvrige batterier på {ship} forbliver ladte.',
  'sol.event.noRetaliation': 'Intet svar: {why}',
  'sol.event.fireHeld': '{ship} skyder ikke.',
  'sol.event.hullHit':
    '{ship}: {hits, plural, one {en skrogtræffer} other {# skrogtræffere}}, {hull, number} af {most, number}.',
  'sol.event.sailLost':
    '{ship} mister et sejl ({mast}); {sails, plural, =0 {intet} other {#}} tilbage på den mast.',
  'sol.event.batteryLost': '{ship} mister batteri {battery, number} {side}.',
  'sol.event.mastLost': '{ship} mister {mast}; vraget holder skibet fast.',
  'sol.event.rudderLost': '{ship} mister roret og driver.',
  'sol.event.shipSunk.hull': '{ship} synker.',
  'sol.event.shipSunk.magazine': '{ship} springer i luften: krudtkammeret er ramt.',
}
