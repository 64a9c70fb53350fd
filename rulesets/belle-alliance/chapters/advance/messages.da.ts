import type { Translated } from '@grognard/umpire/message.ts'
import type { advanceEnglish } from './messages.en.ts'

/** Fortsat fremrykning efter en nærkamp. */
export const advanceDanish: Translated<typeof advanceEnglish> = {
  'order.advance': 'fortsæt fremrykningen',
  'ba.order.advance.plain':
    '{unit}: ryk {cm, number} cm videre frem{degrees, plural, =0 {} other {, efter en pivotering på #° til {hand}}}',
  'ba.order.advance.attack': '{unit}: ryk videre frem, og angrib {target}',
  'ba.order.advance.occupy': '{unit}: ryk videre frem, og besæt {building}',
  'ba.refuse.noAdvance':
    '{unit} kan ikke foretage fortsat fremrykning: det kan kun en angriber, hvis modstander kom i uorden eller fuldstændig uorden, og som ikke selv er det og ikke har brugt fortsat skydning i trækket.',
  'ba.refuse.advanceWritten': '{unit} har allerede en fortsat fremrykning. Tag den først tilbage.',
  'ba.refuse.pivotsTooFar':
    'En fortsat fremrykning begynder med én pivotering på højst {degrees, number}°.',
  'ba.refuse.beyondPosition':
    '{unit} angreb en position og skal standse i den. Afkort fremrykningen.',
  'ba.refuse.onlyOccupies':
    '{unit} angreb en ubesat bygning: den kan kun besætte den eller blive stående.',
  'ba.refuse.enemyStillInside':
    '{unit} kan ikke besætte bygningen: modstanderen holder den stadig.',
  'ba.refuse.attackOrOccupy': '{unit} kan enten angribe eller besætte en bygning; vælg et af dem.',
  'ba.refuse.noContinuedAttack':
    '{unit} kan rykke videre frem, men ikke angribe igen; det kræver, at den har bragt modstanderen i fuldstændig uorden.',
  'ba.event.continuedAttack': '{unit} foretager fortsat angreb mod {target}.',
  'ba.event.continuedCharge': '{unit} foretager fortsat angreb i storm mod {target}.',
  'ba.event.declared.advance': 'Noteret: {unit} foretager fortsat fremrykning.',
}
