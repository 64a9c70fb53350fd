import type { turnEnglish } from './messages.en.ts'

export const turnDanish: Record<keyof typeof turnEnglish, string> = {
  'was.refuse.notAsked': 'Det er ikke din tur.',
  'was.order.done': 'Færdig',
  'was.ask.sail': '{pieces} kan stadig sejle. Spring over?',
  'was.ask.attack': '{pieces} kan stadig angribe. Spring over?',
  'was.event.turnBegan': 'Træk {turn, number} begynder.',
  'was.event.initiative':
    'Initiativ med flagskibsbonus: {second} {more, number}, {first} {less, number}. Rækkefølge i hver fase: først {first}, så {second}.',
  'was.event.abilitySpent': '{unit} bruger {ability}, én gang i dette slag.',
}
