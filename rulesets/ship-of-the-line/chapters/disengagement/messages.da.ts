import type { Translated } from '@grognard/umpire/message.ts'
import type { disengagementEnglish } from './messages.en.ts'

/** Leaving the board, repairs off it, coming back. */
export const disengagementDanish: Translated<typeof disengagementEnglish> = {
  'step.dotOfReturn.hint':
    'Skibets egen prik er optaget, og disse er lige nær. Kursen vælger du bagefter.',
  'step.dotOfReturn': 'Vælg prikken at vende tilbage på',
  'order.chooseDot': 'prik for tilbagekomst',
  'order.return': 'vend tilbage',
  'order.repair': 'reparér',
  'sol.gunOf': '{side} {battery, number}',
  'sol.dot': 'kolonne {column, number}, række {row, number}',
  'sol.order.chooseDot': '{ship} vender tilbage på {dot}',
  'sol.order.return':
    'Vend tilbage med kurs {heading} på kolonne {column, number}, række {row, number}',
  'sol.order.repair.sail': 'Sæt et sejl: {mast}',
  'sol.order.repair.batteries': 'Erstat batterier: {guns}',
  'sol.order.repair.hull': 'Lap op til {hull, number} skrogtræffere',
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
  'sol.event.dotChosen':
    '{ship} vil vende tilbage på kolonne {column, number}, række {row, number}.',
  'sol.event.returned':
    '{ship}: vender tilbage på kolonne {column, number}, række {row, number}, kurs {heading}.',
  'sol.event.repaired.sail': '{ship}: sætter et sejl, {mast} nu {sails, number}.',
  'sol.event.repaired.batteries': '{ship}: erstatter {guns}.',
  'sol.event.repaired.hull':
    '{ship}: lapper skroget, nu {hull, plural, one {# træffer} other {# træffere}}.',
  'sol.refuse.away':
    '{ship} er væk fra brættet i hele denne tur. Reparér én ting, eller slut turen.',
  'sol.refuse.returnFirst': '{ship} vender først tilbage: vælg en kurs.',
  'sol.refuse.leaveAgain':
    '{ship} er vendt tilbage i denne tur og bliver på brættet til den næste.',
  'sol.event.leftBoard.disengaged': '{ship}: sejler ud over brættets kant og er væk i næste tur.',
  'sol.event.leftBoard.safe': '{ship}: prisen er bragt i sikkerhed.',
}
