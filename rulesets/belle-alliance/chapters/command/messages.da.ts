import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

/** Ordrer og ordreskemaer, ordrekast, overførsler. */
export const commandDanish: Translated<typeof commandEnglish> = {
  'order.erase': 'slet ordrer',
  'order.seal': 'forsegl ordrerne',
  'order.unseal': 'åbn ordrerne igen',
  'order.transfer': 'overfør en enhed',
  'order.transferBody': 'overfør en større enhed',
  'ba.order.erase': 'Slet alle ordrer til {unit}',
  'ba.order.seal': 'Forsegl ordrerne',
  'ba.order.unseal': 'Åbn ordrerne igen',
  'ba.order.transfer': 'Overfør {unit} til {chief}',
  'ba.order.transferBody': 'Overfør alle enheder under {body} til {chief}',
  'ba.ask.fire':
    '{count, plural, one {{pieces} kan stadig skyde. Spring den over?} other {{pieces} kan stadig skyde. Spring dem over?}}',
  'ba.ask.advance':
    '{count, plural, one {{pieces} kan stadig foretage fortsat fremrykning. Spring den over?} other {{pieces} kan stadig foretage fortsat fremrykning. Spring dem over?}}',
  'ba.ask.refuge':
    '{count, plural, one {{pieces} kan stadig søge tilflugt. Spring den over?} other {{pieces} kan stadig søge tilflugt. Spring dem over?}}',
  'ba.target.assumed': 'hvem der end står der',
  'ba.that': 'Det',
  'ba.refuse.unknownUnit': 'Vælg en af dine egne enheder.',
  'ba.refuse.notYourUnit': '{unit} er ikke din enhed; vælg en af dine egne.',
  'ba.refuse.notInPlay':
    '{unit} er ikke i spil i dette træk; giv ordrer til enheder på bordet eller enheder, der ankommer nu.',
  'ba.refuse.fullDisorder':
    '{unit} er i fuldstændig uorden og kan ikke modtage ordrer, før den er reorganiseret.',
  'ba.refuse.motherRouts':
    '{unit} får ordrer gennem sin moderenhed, som er i fuldstændig uorden. Er kæden over 30 cm væk fra den, får den sine egne ordrer.',
  'ba.refuse.partsExclude':
    '{unit} har allerede denne ordre: {written}. Den kan ikke kombineres med: {part}. Slet en af dem.',
  'ba.refuse.nothingWritten': 'Der er ingen ordrer at slette.',
  'ba.refuse.notSealed': 'Dine ordrer er ikke forseglet; du kan stadig ændre dem.',
  'ba.refuse.notYourChief': 'Vælg en af dine egne chefer.',
  'ba.refuse.motherGoesOver':
    '{unit} overføres med sin moderenhed og kan ikke få andre ordrer i dette træk.',
  'ba.refuse.linesHaveOrders': '{line} overføres med {unit}, men har andre ordrer. Slet dem først.',
  'ba.refuse.lineOfUnit': '{unit} overføres med sin moderenhed; overfør den i stedet.',
  'ba.refuse.underHimAlready': '{unit} er allerede direkte underlagt {chief}; vælg en anden chef.',
  'ba.refuse.noSuperiorThere':
    'Ingen chef, der er overordnet både den gamle og den nye, er i brikkontakt med {unit}. Bring først en derhen.',
  'ba.refuse.superiorBusy':
    '{chief} foretager allerede en anden overførsel; det kan han kun én gang i trækket.',
  'ba.refuse.ownBody': '{chief} er selv underlagt {body}; vælg en chef, der ikke er det.',
  'ba.refuse.noSuperiorAtChief':
    'Ingen chef, der er overordnet både {body} og den nye chef, er i brikkontakt med {body}. Bring først en derhen.',
  'ba.refuse.bodyHasOrders': 'Enheder under {body} har andre ordrer. Slet dem først.',
  'ba.refuse.bodyIsEmpty':
    'Ingen enhed under {body} kan modtage ordren: mindst én skal være på bordet og ikke i fuldstændig uorden.',
  'ba.modifier.order.effectiveChief': 'særlig effektiv chef',
  'ba.modifier.order.ineffectiveChief': 'særlig ineffektiv chef',
  'ba.modifier.order.chiefInContact': 'nærmeste chef i brikkontakt',
  'ba.modifier.order.orderlyInContact': 'chefens ordonnans i brikkontakt',
  'ba.modifier.order.onlyHuddle': 'kun formationsændring til hob',
  'ba.modifier.order.onlyTowardsChief': 'kun march mod nærmeste chef',
  'ba.modifier.order.failedOrder':
    'samme ordre forgæves {turns, plural, one {i sidste træk} other {# træk på stribe}}',
  'ba.modifier.order.LU': 'let uorden',
  'ba.modifier.order.U': 'uorden',
  'ba.modifier.order.valeur': 'valeur',
  'ba.event.partWritten':
    'Ordre til {unit}: {part}{instead, select, yes {, i stedet for den forrige} other {}}.',
  'ba.event.sheetErased': 'Ordrerne til {unit} er slettet.',
  'ba.event.sealed': '{seat} har forseglet {id, select, allies {deres} other {sine}} ordrer.',
  'ba.event.unsealed': '{seat} har åbnet {id, select, allies {deres} other {sine}} ordrer igen.',
  'ba.event.orderRolled.kept':
    '{unit} følger sin ordre: ordrekast i alt {total, number} (kræver {needed, number}).',
  'ba.event.orderRolled.followed':
    '{unit} følger sin ordre: ordrekast i alt {total, number} (kræver {needed, number}).',
  'ba.event.orderRolled.failed':
    '{unit} følger ikke sin ordre: ordrekast i alt {total, number} (kræver {needed, number}).',
  'ba.event.attackAnnounced.unit': '{unit} angriber {target} {rate}.',
  'ba.event.attackAnnounced.position': '{unit} angriber den position, som {target} holder, {rate}.',
  'ba.event.unitTransferred': '{unit} overføres til {chief}.',
  'ba.event.bodyTransferred': 'Alle enheder under {body} overføres til {chief}.',
  'order.strike': 'slet en ordre',
  'web.field.part': 'Ordre, der slettes',
  'ba.order.strike': 'Slet for {unit}: {part}',
  'ba.event.partStruck': 'Slettet for {unit}: {part}.',
  'ba.refuse.partNotWritten': '{unit} har ikke ordren »{part}«. Vælg en, den har.',
  'ba.refuse.bodyStruckWhole':
    '{unit} overføres sammen med hele sin brigade eller division. Slet alle ordrer til {unit} for at standse det.',
}
