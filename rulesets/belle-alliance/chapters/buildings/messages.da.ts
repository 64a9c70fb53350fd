import type { Translated } from '@grognard/umpire/message.ts'
import type { buildingsEnglish } from './messages.en.ts'

/** Ind i bygninger og ud igen. */
export const buildingsDanish: Translated<typeof buildingsEnglish> = {
  'order.occupy': 'besæt bygning',
  'order.leave': 'forlad bygningen',
  'ba.order.occupy':
    '{unit}: besæt {building} med {figures, plural, one {# figur} other {# figurer}}',
  'ba.order.leave':
    '{unit}: forlad {building} {compass} med {figures, plural, one {# figur} other {# figurer}}, {formation}',
  'ba.event.buildingOccupied': '{unit} besætter {building}.',
  'ba.event.buildingLeft': '{unit} forlader {building}: {formation}.',
  'ba.event.buildingContested':
    'Begge sider vil besætte {building}; deres enheder standser udenfor i brikkontakt.',
  'ba.refuse.noSuchBuilding': 'Vælg en bygning, som enheden har brikkontakt med.',
  'ba.refuse.onlyInfantryInside': '{unit} kan ikke besætte en bygning; det kan kun infanteri.',
  'ba.refuse.notAtBuilding':
    '{unit} er ikke i brikkontakt med {building} udefra. Bring den først derhen.',
  'ba.refuse.enemyInside': 'Modstanderen holder {building}; angrib den først.',
  'ba.refuse.buildingFull':
    '{building} har {room, plural, =0 {ikke plads til flere figurer} one {plads til # figur mere} other {plads til # figurer mere}}.',
  'ba.refuse.partOfFigures':
    '{unit} skal gå samlet eller i to dele på hver mindst {least, number} figurer.',
  'ba.refuse.notInside': '{unit} er ikke i en bygning; giv i stedet ordre til formationsændring.',
  'ba.refuse.notBesideBuilding':
    '{unit} skal komme ud i brikkontakt med sin bygning; vælg et sted ved siden af den.',
}
