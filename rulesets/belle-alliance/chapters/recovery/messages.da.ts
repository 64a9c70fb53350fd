import type { Translated } from '@grognard/umpire'
import type { recoveryEnglish } from './messages.en.ts'

export const recoveryDanish: Translated<typeof recoveryEnglish> = {
  'order.reorganise': 'reorganisér',
  'order.rest': 'hvil',
  'ba.order.reorganise': '{unit}: reorganisér, {formation}',
  'ba.order.rest.supply': '{unit}: hvil for at blive genforsynet',
  'ba.order.rest.valeur': '{unit}: hvil for at genvinde valeur',
  'ba.refuse.notRouting':
    '{unit} er ikke i fuldstændig uorden og behøver ikke at kaste. Fra uorden og let uorden reorganiserer enheder sig uden ordre.',
  'ba.refuse.routedThisTurn':
    '{unit} kom først i fuldstændig uorden i dette træk. Den kan forsøge fra næste træk.',
  'ba.refuse.triesAlready':
    '{unit} forsøger allerede at reorganisere sig; den kaster én gang i trækket.',
  'ba.refuse.notClosedFormation':
    '{unit} kan ikke danne denne formation efter en flugt: {formation}. Vælg en sluttet formation for dens våbenart.',
  'ba.refuse.restDisordered':
    '{unit} er i uorden og kan ikke hvile; det kan kun enheder i orden eller let uorden.',
  'ba.refuse.restsAlready': '{unit} hviler allerede; den behøver ingen ordre for at fortsætte.',
  'ba.refuse.hasSupplies':
    '{unit} er fuldt forsynet. Den kan i stedet hvile for at genvinde valeur.',
  'ba.refuse.suppliesFirst':
    '{unit} mangler forsyninger og må først hvile for at blive genforsynet.',
  'ba.refuse.nothingToWinBack':
    '{unit} har ikke mistet valeur og ville ikke få noget ud af at hvile.',
  'ba.refuse.restAtGuns':
    '{unit} kan ikke hvile ved kanonerne: giv også artilleristerne ordre til at forlade dem.',
  'ba.refuse.noRoomToRest': '{unit} har ikke plads til at opstilles til hvil; flyt den først.',
  'ba.modifier.reorganise.chief': 'chef i brikkontakt',
  'ba.modifier.reorganise.orderly': 'ordonnans i brikkontakt',
  'ba.modifier.reorganise.failed': 'forgæves træk på stribe',
  'ba.modifier.reorganise.valeur': 'valeur',
  'ba.event.valeurChanged.losses': '{unit} har efter sine tab valeur {valeur, number}.',
  'ba.event.valeurChanged.floor': '{unit} har valeur {valeur, number}, den laveste værdi.',
  'ba.event.valeurChanged.rest': '{unit} har efter sit hvil valeur {valeur, number}.',
  'ba.event.supplies.full': '{unit} er fuldt forsynet.',
  'ba.event.supplies.limited':
    '{unit} er ved at løbe tør for ammunition: der er nok til {rolls, plural, one {# kast} other {# kast}}.',
  'ba.event.supplies.none': '{unit} har ikke mere ammunition.',
  'ba.event.reorganisingWanted': '{unit} forsøger at reorganisere sig.',
  'ba.event.reorganisingRolled': '{unit} reorganiserer sig: i alt {total, number}, nu {disorder}.',
  'ba.event.reorganisingFailed':
    '{unit} reorganiserer sig ikke og flygter igen: i alt {total, number}.',
  'ba.event.formedUp': '{unit} stiller op igen: {formation}.',
  'ba.event.reorganised': '{unit} reorganiserer sig: nu {disorder}.',
  'ba.event.restBegun': '{unit} opstilles til hvil.',
  'ba.event.rested': '{unit} har hvilet i {turns, plural, one {# træk} other {# træk}}.',
  'ba.event.resupplied': '{unit} er forsynet igen.',
  'ba.event.restBroken': '{unit} afbryder sit hvil; de hidtidige træk er tabt.',
}
