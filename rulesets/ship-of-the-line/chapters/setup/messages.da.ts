import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** Flags, officers, berths: what is said before the battle. */
export const setupDanish: Translated<typeof setupEnglish> = {
  'step.nation.hint': 'Kun for udseendets skyld: alle skibe er ens.',
  'step.officers.hint':
    'Hvert kort hjælper én gang. Et nødror eller nye sejl redder et skib, der ellers måtte stryge flaget.',
  'step.berth.hint':
    'Læg mærke til, hvor vinden kommer fra: intet skib sejler lige op i den, og den, der ligger til luvart, bestemmer, hvornår der kæmpes.',
  'step.nation': 'Vælg dit flag',
  'step.officers': 'Vælg ét kort pr. officer',
  'step.berth': 'Giv dine skibe kajpladser',
  'order.chooseNation': 'vælg flag',
  'order.chooseOfficers': 'vælg officerer',
  'order.berth': 'tag en kajplads',
  'field.boatswain': 'Bådsmand',
  'field.carpenter': 'Tømmermand',
  'field.gunner': 'Konstabel',
  'field.master': 'Styrmand',
  'field.captain': 'Kaptajn',
  'sol.refuse.nationTaken': 'Det flag fører den anden spiller allerede: {nation}. Vælg et andet.',
  'sol.refuse.oneEach': 'Vælg ét af denne officers to kort: {officer}.',
  'sol.refuse.notToBerth':
    'Det skib kan du ikke lægge til kaj nu. Vælg et af dine skibe uden kajplads.',
  'sol.refuse.noBerth': 'Den kajplads findes ikke i din havn. Vælg 1 til {most, number}.',
  'sol.refuse.berthTaken': 'Der ligger allerede et skib. Vælg en fri kajplads.',
  'sol.order.chooseNation': 'Hejs flaget: {nation}',
  'sol.order.chooseOfficers': 'Vælg kort: {cards}',
  'sol.order.berth': '{ship} til kajplads {berth, number}',
  'sol.event.windRolled': 'Vinden kommer fra {wind}.',
  'sol.event.firstPlayerRolled': '{seat} begynder.',
  'sol.event.nationChosen': 'Flaget er hejst: {nation}.',
  'sol.event.officersChosen': '{seat} har valgt officerskort: {cards}.',
  'sol.event.officersShown': 'Officerskortene vendes.',
  'sol.event.shipBerthed': '{ship} ligger i havn på kolonne {column, number}, række {row, number}.',
  'option.shipsA': 'Skibe hos spiller 1',
  'option.shipsA.about': 'Hvor mange skibe spiller 1 fører.',
  'option.shipsB': 'Skibe hos spiller 2',
  'option.shipsB.about': 'Hvor mange skibe spiller 2 fører.',
  'option.hullA': 'Skrogtræffere på skibene hos spiller 1',
  'option.hullA.about': 'Hvor mange skrogtræffere hvert skib hos spiller 1 begynder med.',
  'option.hullB': 'Skrogtræffere på skibene hos spiller 2',
  'option.hullB.about': 'Hvor mange skrogtræffere hvert skib hos spiller 2 begynder med.',
  'option.commandersA': 'Antal chefer: spiller 1’s side',
  'option.commandersA.about': 'Så mange spillere deler siden, hver med sine egne skibe.',
  'option.commandersB': 'Antal chefer: spiller 2’s side',
  'option.commandersB.about': 'Så mange spillere deler siden, hver med sine egne skibe.',
}
