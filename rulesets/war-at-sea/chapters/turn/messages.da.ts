import type { turnEnglish } from './messages.en.ts'

export const turnDanish: Record<keyof typeof turnEnglish, string> = {
  'was.refuse.notAsked': 'Det er ikke din tur.',
  'was.order.done': 'Videre',
  'was.event.turnBegan': 'Træk {turn, number} begynder.',
  'was.event.initiative':
    'Initiativ: {second} {more, number}, {first} {less, number}. I hver fase handler først {first}, så {second}.',
  'was.event.abilitySpent': '{unit} bruger {ability}, én gang i dette slag.',
}
