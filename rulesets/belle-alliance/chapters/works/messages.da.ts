import type { Translated } from '@grognard/umpire/message.ts'
import type { worksEnglish } from './messages.en.ts'

/** Field works. */
export const worksDanish: Translated<typeof worksEnglish> = {
  'order.work': 'Feltarbejde',
  'ba.order.work': '{unit}: {work}',
  'ba.refuse.tooDisorderedToWork': '{unit} er i uorden. Arbejde kræver orden eller let uorden.',
  'ba.refuse.noPioneers':
    '{unit} har ingen pionerer til det. I det fri arbejder pionerer og artillerister uden kanoner, besætninger forstærker deres bygning.',
  'ba.refuse.tooFewHands':
    '{unit} har for få hænder til det: der skal {least, number} figurer til.',
  'ba.refuse.alreadyStrengthened':
    'Bygningen med {unit} er allerede forstærket; det kan kun gøres én gang.',
  'ba.refuse.noBridge':
    '{unit} står ikke ved en bro, der kan ødelægges sådan. Ryk først frem til en med midten af fronten, for dér opstilles enheden til arbejde.',
  'ba.refuse.workTooFar':
    '{unit} står for langt derfra. Vælg et sted på bordet højst 5 cm fra enheden.',
  'ba.refuse.workElsewhere':
    '{unit} kan ikke arbejde på det stykke terræn: en besætning forstærker sin egen bygning, og et arbejde i det fri nævner intet.',
  'ba.refuse.worksAlready': '{unit} er allerede i gang med det; arbejdet fortsætter uden ordre.',
  'ba.modifier.failedTurns': 'mislykkede træk i træk',
  'ba.event.workProcured':
    '{unit} har, hvad der skal til: {work} ({total, number}, krævet {needed, number}).',
  'ba.event.workRefused':
    '{unit} finder intet materiale: {work} ({total, number}, krævet {needed, number}).',
  'ba.event.formedToWork': '{unit} opstilles til arbejde.',
  'ba.event.workBroken': '{unit} må afbryde arbejdet.',
  'ba.event.workFinished': '{unit} er færdig: {work}.',
  'ba.event.demolitionFailed':
    '{unit} får ikke broen ned ({total, number}, krævet {needed, number}).',
}
