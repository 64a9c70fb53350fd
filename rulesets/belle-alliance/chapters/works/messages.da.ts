import type { Translated } from '@grognard/umpire/message.ts'
import type { worksEnglish } from './messages.en.ts'

/** Engineering work. */
export const worksDanish: Translated<typeof worksEnglish> = {
  'order.work': 'udfør feltarbejde',
  'ba.order.work': '{unit}: {work}',
  'ba.refuse.tooDisorderedToWork':
    '{unit} er i uorden og kan ikke arbejde; det kan kun enheder i orden eller let uorden.',
  'ba.refuse.noPioneers':
    '{unit} kan ikke udføre dette arbejde: i det fri kan kun pionerer og artillerister uden kanoner, i en bygning kan besætningen forstærke den.',
  'ba.refuse.tooFewHands':
    '{unit} er for lille til dette arbejde: det kræver {least, number} figurer.',
  'ba.refuse.alreadyStrengthened':
    'Bygningen med {unit} er allerede forstærket; det kan kun gøres én gang.',
  'ba.refuse.noBridge':
    '{unit} står ikke ved en bro, der kan ødelægges på den måde. Før midten af dens front frem til en, for dér opstilles den til arbejde.',
  'ba.refuse.workTooFar':
    '{unit} står for langt derfra. Vælg et sted på bordet højst 5 cm fra enheden.',
  'ba.refuse.workElsewhere':
    '{unit} kan ikke arbejde på det stykke terræn: en besætning kan kun forstærke sin egen bygning; lad terrænet være tomt for arbejde i det fri.',
  'ba.refuse.worksAlready':
    '{unit} er allerede i gang med dette arbejde; den behøver ingen ordre for at fortsætte.',
  'ba.modifier.failedTurns': 'forgæves træk på stribe',
  'ba.event.workProcured':
    '{unit} har materialet til: {work}. I alt {total, number} (kræver {needed, number}).',
  'ba.event.workProcured.foreseen': '{unit} har materialet til: {work}.',
  'ba.event.workRefused':
    '{unit} finder intet materiale til: {work}. I alt {total, number} (kræver {needed, number}).',
  'ba.event.workRefused.foreseen': '{unit} finder intet materiale til: {work}.',
  'ba.event.formedToWork': '{unit} opstilles til arbejde.',
  'ba.event.workBroken': '{unit} afbryder arbejdet.',
  'ba.event.workFinished': '{unit} fuldfører arbejdet: {work}.',
  'ba.event.demolitionFailed':
    '{unit} får ikke broen ødelagt: i alt {total, number} (kræver {needed, number}).',
}
