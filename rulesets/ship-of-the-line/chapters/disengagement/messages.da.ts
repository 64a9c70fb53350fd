import type { Translated } from '@grognard/umpire/message.ts'
import type { disengagementEnglish } from './messages.en.ts'

/** Leaving the board, repairs off it, coming back. */
export const disengagementDanish: Translated<typeof disengagementEnglish> = {
  'step.dotOfReturn.hint':
    'Prikken, hvor skibet forlod brættet, er optaget, og disse ligger lige tæt på. Kursen vælger du bagefter.',
  'step.dotOfReturn': 'Vælg, hvor skibet vender tilbage',
  'order.chooseDot': 'vælg en prik at vende tilbage på',
  'order.return': 'vend tilbage',
  'order.repair': 'reparér',
  'sol.gunOf': '{side} {battery, number}',
  'sol.dot': 'kolonne {column, number}, række {row, number}',
  'sol.order.chooseDot': '{ship}: vend tilbage på {dot}',
  'sol.order.return':
    'Vend tilbage på kolonne {column, number}, række {row, number}, kurs {heading}',
  'sol.order.repair.sail': 'Erstat et sejl: {mast}',
  'sol.order.repair.batteries': 'Erstat batterier: {guns}',
  'sol.order.repair.hull': 'Udbedr op til {hull, number} skrogtræffere',
  'sol.refuse.notDisengaged': '{ship} har ikke forladt brættet.',
  'sol.refuse.notNearestDot':
    '{ship} vender tilbage på en af de frie kantprikker nærmest det sted, hvor skibet forlod brættet: {dots}.',
  'sol.refuse.returnIntoWind':
    'Intet skib vender tilbage med kurs lige op i vinden, {heading}. Vælg en anden kurs.',
  'sol.refuse.repairAtSea':
    '{ship} kan kun repareres i den tur, hvor skibet er væk fra brættet; på brættet hjælper kun kort.',
  'sol.refuse.oneRepair':
    '{ship} foretager én reparation: {sail, number} sejl, op til {batteries, number} batterier eller op til {hull, number} skrogtræffere.',
  'sol.refuse.noRoomForSail': 'Vælg en stående mast på {ship} med færre end {most, number} sejl.',
  'sol.refuse.batteriesToMend':
    'Vælg ét eller flere tabte batterier på {ship}, højst {most, number}.',
  'sol.refuse.hullWhole': '{ship} har ingen skrogtræffere at udbedre.',
  'sol.event.dotChosen':
    '{ship} vil vende tilbage på kolonne {column, number}, række {row, number}.',
  'sol.event.returned':
    '{ship} vender tilbage på kolonne {column, number}, række {row, number}, kurs {heading}.',
  'sol.event.repaired.sail': '{ship} erstatter et sejl: {mast}, nu {sails, number}.',
  'sol.event.repaired.batteries': '{ship} erstatter batterier: {guns}.',
  'sol.event.repaired.hull':
    '{ship} udbedrer skroget: nu {hull, plural, one {# træffer} other {# træffere}}.',
  'sol.refuse.away':
    '{ship} er væk fra brættet i hele denne tur. Foretag én reparation, eller slut turen.',
  'sol.refuse.returnFirst': '{ship} skal først vende tilbage: vælg en kurs.',
  'sol.refuse.leaveAgain':
    '{ship} er vendt tilbage i denne tur og må tidligst forlade brættet igen i den næste.',
  'sol.event.leftBoard.disengaged': '{ship} sejler ud over brættets kant og er væk i næste tur.',
  'sol.event.leftBoard.safe': 'Prisen {ship} er bragt i sikkerhed.',
}
