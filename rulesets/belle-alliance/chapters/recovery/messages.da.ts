import type { Translated } from '@grognard/umpire'
import type { recoveryEnglish } from './messages.en.ts'

export const recoveryDanish: Translated<typeof recoveryEnglish> = {
  'order.reorganise': 'Reorganisér',
  'order.rest': 'Hvil',
  'ba.order.reorganise': '{unit}: reorganisér, {formation}',
  'ba.order.rest.supply': '{unit} hviler for at blive forsynet',
  'ba.order.rest.valeur': '{unit} hviler for at genvinde valeur',
  'ba.refuse.notRouting':
    '{unit} er ikke i fuldstændig uorden på bordet. Fra uorden og let uorden kommer enheder selv tilbage.',
  'ba.refuse.routedThisTurn':
    '{unit} kom først i fuldstændig uorden i dette træk. Den kan forsøge fra næste træk.',
  'ba.refuse.triesAlready': '{unit} forsøger allerede: ét kast pr. træk.',
  'ba.refuse.notClosedFormation':
    '{unit} kan ikke opstilles sådan efter en flugt: {formation}. Vælg en sluttet formation for dens våbenart.',
  'ba.refuse.restDisordered': '{unit} er i uorden. Hvil kræver orden eller let uorden.',
  'ba.refuse.restsAlready': '{unit} hviler allerede; lad den være uden ordre.',
  'ba.refuse.hasSupplies': '{unit} er fuldt forsynet. Den kan hvile for valeur.',
  'ba.refuse.suppliesFirst': '{unit} mangler forsyninger. Den må først hvile for at få dem.',
  'ba.refuse.nothingToWinBack': '{unit} har ikke mistet valeur, som hvil kan give tilbage.',
  'ba.refuse.restAtGuns':
    'Artilleristerne i {unit} må forlade kanonerne for at hvile. Skriv også det.',
  'ba.refuse.noRoomToRest': '{unit} har ikke plads til at opstille til hvil.',
  'ba.modifier.reorganise.chief': 'en chef i brikkontakt',
  'ba.modifier.reorganise.orderly': 'en ordonnans i brikkontakt',
  'ba.modifier.reorganise.failed': 'mislykkede træk i træk',
  'ba.modifier.reorganise.valeur': 'valeur',
  'ba.event.valeurChanged.losses': 'Efter sine tab har {unit} valeur {valeur, number}.',
  'ba.event.valeurChanged.floor': '{unit} har valeur {valeur, number}; lavere kan den ikke komme.',
  'ba.event.valeurChanged.rest': 'Efter sit hvil har {unit} valeur {valeur, number}.',
  'ba.event.supplies.full': '{unit} er fuldt forsynet.',
  'ba.event.supplies.limited':
    '{unit} er ved at løbe tør: ammunition til {rolls, plural, one {# kast} other {# kast}}.',
  'ba.event.supplies.none': '{unit} har ikke mere ammunition.',
  'ba.event.reorganisingWanted': '{unit} forsøger at reorganisere.',
  'ba.event.reorganisingRolled': '{unit} reorganiserer med {total, number}: {disorder}.',
  'ba.event.reorganisingFailed': '{unit} reorganiserer ikke med {total, number} og flygter igen.',
  'ba.event.formedUp': '{unit} opstilles: {formation}.',
  'ba.event.reorganised': '{unit} er {disorder}.',
  'ba.event.restBegun': '{unit} opstilles til hvil.',
  'ba.event.rested': 'Hvilet for {unit} tæller {turns, plural, one {# træk} other {# træk}}.',
  'ba.event.resupplied': '{unit} er forsynet igen.',
  'ba.event.restBroken': 'Hvilet for {unit} er afbrudt; det, der var talt, er tabt.',
}
