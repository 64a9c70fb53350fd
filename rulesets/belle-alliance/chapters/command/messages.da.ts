import type { Translated } from '@grognard/umpire'
import type { commandEnglish } from './messages.en.ts'

/** Ordrer og ordreskemaer, ordrekast, chefer og ordonnanser, overførsler. */
export const commandDanish: Translated<typeof commandEnglish> = {
  'order.erase': 'streg ud',
  'order.seal': 'forsegl ordrerne',
  'order.unseal': 'bryd seglet',
  'order.transfer': 'overfør',
  'order.transferBody': 'overfør en større enhed',
  'order.replaceChief': 'generhverv en chef',
  'order.moveStaff': 'flyt en chef eller ordonnans',
  'ba.order.erase': 'Streg alle ordrer til {unit} ud',
  'ba.order.seal': 'Forsegl ordrerne',
  'ba.order.unseal': 'Bryd seglet og skriv videre',
  'ba.order.transfer': '{unit} overføres til {chief}',
  'ba.order.transferBody': 'Alt under {body} overføres til {chief}',
  'ba.order.replaceChief': 'Prøv {orderly} i stedet for {chief}',
  'ba.order.moveStaff': 'Flyt {staff}',
  'ba.order.moveStaff.near': 'Flyt {staff} hen i nærheden af {unit}',
  'ba.order.moveStaff.to': 'Flyt {staff} hen til {unit}',
  'ba.ask.fire': '{pieces} kan stadig skyde. Spring over?',
  'ba.ask.advance': '{pieces} kan stadig rykke videre frem. Spring over?',
  'ba.ask.refuge': '{pieces} kan stadig søge tilflugt. Spring over?',
  'ba.staff.orderly': 'ordonnans hos {chief}',
  'ba.target.assumed': 'hvem der end står der',
  'ba.that': 'Det',
  'ba.refuse.unknownUnit': 'Vælg en af dine egne enheder.',
  'ba.refuse.notYourUnit': '{unit} er ikke din; vælg en af dine egne enheder.',
  'ba.refuse.notInPlay':
    '{unit} er ikke i spil i dette træk; ordrer gives til enheder på bordet og dem, der kommer nu.',
  'ba.refuse.fullDisorder':
    '{unit} er i fuldstændig uorden og modtager ingen ordrer, før den er reorganiseret.',
  'ba.refuse.motherRouts':
    '{unit} får ordrer gennem sin moderenhed, som er i fuldstændig uorden. Over 30 cm borte har kæden sine egne ordrer.',
  'ba.refuse.partsExclude':
    'Til {unit} er der skrevet: {written}. På samme ordreskema kan ikke stå: {part}. Streg en af dem ud.',
  'ba.refuse.nothingWritten':
    'Du har intet skrevet til {unit}; du kan kun slette, hvor der står noget.',
  'ba.refuse.notSealed': 'Dine ordrer er ikke forseglet; skriv blot videre.',
  'ba.refuse.notYourChief': 'Vælg en af dine egne chefer.',
  'ba.refuse.motherGoesOver':
    '{unit} overføres med sin moderenhed og får ingen andre ordrer i dette træk.',
  'ba.refuse.linesHaveOrders':
    '{line} har ordrer og overføres med {unit}; streg dem ud, for en enhed, der overføres, får ingen andre.',
  'ba.refuse.lineOfUnit': '{unit} hører til sin moderenhed og overføres med den.',
  'ba.refuse.underHimAlready': '{unit} er allerede direkte underlagt {chief}; vælg en anden chef.',
  'ba.refuse.noSuperiorThere':
    'Ingen chef over både den gamle og den nye chef er i brikkontakt med {unit}. Før ham derhen først.',
  'ba.refuse.superiorBusy':
    '{chief} overfører allerede noget andet; det kan han en gang i trækket.',
  'ba.refuse.ownBody': '{chief} hører selv under {body}; vælg en chef uden for.',
  'ba.refuse.noSuperiorAtChief':
    'Ingen chef over begge parter er i brikkontakt med {body}. Før ham derhen først.',
  'ba.refuse.bodyHasOrders':
    'Enheder under {body} har andre ordrer; streg dem ud, for en enhed, der overføres, får ingen andre.',
  'ba.refuse.bodyIsEmpty':
    'Ingen enhed under {body} kan modtage ordren; det kan enheder på bordet, der ikke er i fuldstændig uorden.',
  'ba.refuse.chiefStands': '{chief} er ikke faldet; der er ingen at erstatte.',
  'ba.refuse.triedThisTurn':
    'Generhvervelse af {chief} er forsøgt i dette træk; næste træk giver et nyt kast.',
  'ba.refuse.notYourOrderly': 'Vælg en af dine ordonnanser, der står på bordet.',
  'ba.refuse.notYourStaff': 'Vælg en af dine egne chefer eller ordonnanser.',
  'ba.refuse.staffNotThere': '{staff} er ikke på bordet; flyt en figur, der står der.',
  'ba.refuse.staffHasMoved':
    'Denne bevægelse er allerede brugt af {staff}; figurer flyttes én gang i bevægelsesfasen og én gang sidst i trækket.',
  'ba.refuse.noContact': 'Dér er {staff} ikke i brikkontakt med {unit}; sæt figuren ved dens kant.',
  'ba.refuse.noRoomForStaff':
    'Der er ikke plads til {staff}: stedet skal være på bordet og frit for enheder, stabsfigurer og huse.',
  'ba.refuse.closedToStaff':
    'Den lige vej for {staff} fører gennem lukket terræn eller en af modstanderens enheder; vælg et sted, hvortil vejen er fri.',
  'ba.refuse.tooFarForStaff':
    'For langt for {staff}: vejen koster {percent, number} hundrededele af et træks march, og der er 100.',
  'ba.modifier.order.effectiveChief': 'særlig effektiv chef',
  'ba.modifier.order.ineffectiveChief': 'særlig ineffektiv chef',
  'ba.modifier.order.chiefInContact': 'nærmeste chef i brikkontakt',
  'ba.modifier.order.orderlyInContact': 'chefens ordonnans i brikkontakt',
  'ba.modifier.order.onlyHuddle': 'kun formationsændring til hob',
  'ba.modifier.order.onlyTowardsChief': 'kun march mod nærmeste chef',
  'ba.modifier.order.failedOrder':
    'samme ordre forgæves {turns, plural, one {et træk} other {# træk i træk}}',
  'ba.modifier.order.LU': 'let uorden',
  'ba.modifier.order.U': 'uorden',
  'ba.modifier.order.valeur': 'valeur',
  'ba.modifier.replace.superior': 'højere chef i brikkontakt med ordonnansen',
  'ba.modifier.replace.failed': 'forgæves {turns, plural, one {et træk} other {# træk i træk}}',
  'ba.event.partWritten':
    'Skrevet til {unit}: {part}{instead, select, yes {, i stedet for den forrige} other {}}.',
  'ba.event.sheetErased': 'Ordrerne til {unit} er streget ud.',
  'ba.event.sealed': 'Ordrerne fra {seat} er forseglet.',
  'ba.event.unsealed': 'Ordrerne fra {seat} er åbne igen.',
  'ba.event.orderRolled.kept':
    '{unit} følger sin ordre: ordrekast {total, number} ({needed, number} kræves).',
  'ba.event.orderRolled.followed':
    '{unit} følger sin ordre: ordrekast {total, number} ({needed, number} kræves), {to}.',
  'ba.event.orderRolled.failed':
    '{unit} følger ikke sin ordre: ordrekast {total, number} ({needed, number} kræves), {to}.',
  'ba.event.attackAnnounced.unit': '{unit} angriber {target} {rate}.',
  'ba.event.attackAnnounced.position': '{unit} angriber positionen, som {target} holder, {rate}.',
  'ba.event.unitTransferred': '{unit} overføres til {chief}.',
  'ba.event.bodyTransferred': 'Alt under {body} overføres til {chief}.',
  'ba.event.chiefEngaged.lives':
    '{chief} indsættes med {unit} og overlever: {modifier, number, ::sign-always} i resten af trækket.',
  'ba.event.chiefEngaged.falls':
    '{chief} indsættes med {unit} og falder: {modifier, number, ::sign-always} i resten af trækket.',
  'ba.event.staffTested.escapes': 'Modstanderen er tæt på {staff}, som undslipper.',
  'ba.event.staffTested.falls':
    'Modstanderen opsnapper {staff}, som falder{penalty, plural, =0 {.} other {: {penalty, number} på alle kast for {seat} til næste træks slutning.}}',
  'ba.event.staffMoved': 'Flyttet: {staff}.',
  'ba.event.staffMoved.to': 'Flyttet til {unit}: {staff}.',
  'ba.event.staffArrived': 'Nu på bordet: {staff}.',
  'ba.event.chiefReplaced': 'I stedet for {chief} nu: {orderly}, {quality}.',
  'ba.event.chiefNotReplaced':
    'Ingen træder i stedet for {chief} i dette træk: {orderly} kan ikke.',
  'order.strike': 'streg en del ud',
  'ba.order.strike': 'Streg ud af ordrerne til {unit}: {part}',
  'ba.event.partStruck': 'Streget ud af ordrerne til {unit}: {part}.',
  'ba.refuse.partNotWritten':
    'Det er ikke skrevet for {unit}: {part}. Streg en del ud, der står der.',
  'ba.refuse.bodyStruckWhole':
    '{unit} overføres med hele sin større enhed; streg alle dens ordrer ud, så bliver den.',
}
