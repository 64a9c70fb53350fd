import type { Translated } from '@grognard/umpire/message.ts'
import type { setupEnglish } from './messages.en.ts'

/** Flags, officers, berths: what is said before the battle. */
export const setupDanish: Translated<typeof setupEnglish> = {
  'step.nation.hint': 'Kun for øjet: alle skibe er ens.',
  'step.officers.hint':
    'Hvert kort hjælper én gang. Nødror eller nye sejl redder et skib, der ellers måtte stryge flaget.',
  'step.berth.hint':
    'Se, hvor vinden kommer fra: ingen sejler lige op i den, og den, der ligger til luvart, vælger kampen.',
  'step.nation': 'Vælg dit flag',
  'step.officers': 'Vælg ét kort af hver officer',
  'step.berth': 'Giv dine skibe deres kajpladser',
  'order.chooseNation': 'flag',
  'order.chooseOfficers': 'officerer',
  'order.berth': 'kajplads',
  'field.boatswain': 'Bådsmand',
  'field.carpenter': 'Tømmermand',
  'field.gunner': 'Konstabel',
  'field.master': 'Styrmand',
  'field.captain': 'Kaptajn',
  'sol.refuse.nationTaken': 'Under flaget {nation} sejler allerede den anden. Vælg et andet.',
  'sol.refuse.oneEach': '{officer} har to egne kort: tag ét af dem.',
  'sol.refuse.notToBerth': 'Det skib kan du ikke lægge til kaj nu.',
  'sol.refuse.noBerth': 'Din havn har kajplads 1 til {most, number}.',
  'sol.refuse.berthTaken': 'Der ligger allerede et skib. Vælg en fri kajplads.',
  'sol.order.chooseNation': 'Kæmp under dette flag: {nation}',
  'sol.order.chooseOfficers': 'Tag {cards}',
  'sol.order.berth': 'Skib {number} til kajplads {berth, number}',
  'sol.event.windRolled': 'Vinden kommer fra {wind}.',
  'sol.event.firstPlayerRolled': '{seat} begynder.',
  'sol.event.nationChosen': '{seat} hejser flaget: {nation}.',
  'sol.event.officersChosen': '{seat} har valgt officerer.',
  'sol.event.officersShown': 'Officererne vendes op.',
  'sol.event.shipBerthed':
    '{seat}: skib {number, number} ligger på kolonne {column, number}, række {row, number}.',
  'option.shipsA': 'Skibe, spiller et',
  'option.shipsA.about': 'Hvor mange skibe spiller et har.',
  'option.shipsB': 'Skibe, spiller to',
  'option.shipsB.about': 'Hvor mange skibe spiller to har.',
  'option.hullA': 'Skrogtræffere, spiller et',
  'option.hullA.about': 'Skrogtræffere, som hvert af spiller ets skibe begynder med.',
  'option.hullB': 'Skrogtræffere, spiller to',
  'option.hullB.about': 'Skrogtræffere, som hvert af spiller tos skibe begynder med.',
}
