import type { Translated } from '@grognard/umpire/message.ts'
import type { roundEnglish } from './messages.en.ts'

/** Turns, coming back, repairs off the board, surrender. */
export const roundDanish: Translated<typeof roundEnglish> = {
  'sol.gunOf': '{side} {battery, number}',
  'sol.order.endTurn': 'Slut turen',
  'sol.ask.fire': '{pieces} kan stadig skyde. Spring over?',
  'sol.ask.board': '{pieces} kan stadig entre. Spring over?',
  'sol.order.surrender': 'Stryg flaget: {ship}',
  'sol.dot': 'kolonne {column, number}, række {row, number}',
  'sol.order.chooseDot': '{ship} vender tilbage på {dot}',
  'sol.order.return':
    'Vend tilbage med kurs {heading} på kolonne {column, number}, række {row, number}',
  'sol.order.repair.sail': 'Sæt et sejl: {mast}',
  'sol.order.repair.batteries': 'Erstat batterier: {guns}',
  'sol.order.repair.hull': 'Lap op til {hull, number} skrogtræffere',
  'sol.refuse.owesMove': '{ship} skal gøre mindst én bevægelse i denne tur.',
  'sol.refuse.noFlagToStrike': '{ship} fører nu intet flag, der kan stryges.',
  'sol.refuse.notDisengaged': '{ship} er ikke væk fra brættet.',
  'sol.refuse.notNearestDot':
    '{ship} vender tilbage på en af de frie kantprikker, der er nærmest ved stedet, hvor det sejlede ud: {dots}.',
  'sol.refuse.returnIntoWind':
    'Intet skib vender tilbage med kurs i vinden, {heading}. Vælg en anden kurs.',
  'sol.refuse.repairAtSea':
    '{ship} repareres kun i den tur, hvor skibet er væk fra brættet; ellers hjælper kort.',
  'sol.refuse.oneRepair':
    '{ship} gør én reparation: {sail, number} sejl, op til {batteries, number} batterier eller op til {hull, number} skrogtræffere.',
  'sol.refuse.noRoomForSail': 'Nævn en stående mast med færre end {most, number} sejl: {ship}.',
  'sol.refuse.batteriesToMend':
    'Nævn ét eller flere tabte batterier, højst {most, number}: {ship}.',
  'sol.refuse.hullWhole': '{ship} har ingen skrogtræffere at lappe.',
  'sol.event.roundBegan': 'Runde {round, number} begynder.',
  'sol.event.prizesCalled': 'Nu sejler priserne.',
  'sol.event.turnBegan': '{ship} har sin tur.',
  'sol.event.turnBegan.held': '{ship} har sin tur, holdt af en falden mast.',
  'sol.event.wreckCutAway': '{ship}: vraget er kappet.',
  'sol.event.dotChosen':
    '{ship} vil vende tilbage på kolonne {column, number}, række {row, number}.',
  'sol.event.returned':
    '{ship}: vender tilbage på kolonne {column, number}, række {row, number}, kurs {heading}.',
  'sol.event.repaired.sail': '{ship}: sætter et sejl, {mast} nu {sails, number}.',
  'sol.event.repaired.batteries': '{ship}: erstatter {guns}.',
  'sol.event.repaired.hull':
    '{ship}: lapper skroget, nu {hull, plural, one {# træffer} other {# træffere}}.',
}
