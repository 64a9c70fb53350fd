import type { turnEnglish } from './messages.en.ts'

export const turnDanish: Record<keyof typeof turnEnglish, string> = {
  'was.refuse.notAsked': 'Det er ikke din tur.',
  'was.order.done': 'Færdig',
  'was.ask.sail':
    '{count, plural, one {{pieces} kan stadig sejle. Spring den over?} other {{pieces} kan stadig sejle. Spring dem over?}}',
  'was.ask.attack':
    '{count, plural, one {{pieces} kan stadig angribe. Spring den over?} other {{pieces} kan stadig angribe. Spring dem over?}}',
  'was.event.turnBegan': 'Træk {turn, number} begynder.',
  'was.event.initiative':
    'Initiativ med flagskibsbonus: {more, number} til {second}, {less, number} til {first}. Rækkefølge i hver fase: først {first}, så {second}.',
  'was.event.abilitySpent': '{unit} bruger {ability}, én gang i dette slag.',
}
